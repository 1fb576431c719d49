/**
 * The looks of what comes late to whoever enters a game. The one style sheet of the page travels before the first move, so this one
 * comes as text with those who need it.
 */

import looks from './entering.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(looks);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
