/** The looks of a round. The one style sheet of the page travels before the first move, so this one comes as text with the screen. */

import '../parts/beside-style';
import looks from './round.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(looks);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
