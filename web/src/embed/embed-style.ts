/** The looks of the embedded board. The one style sheet of the page travels before the first move, so this one comes as text with the board. */

import looks from './embed.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(looks);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
