/** The looks of the editor. The one style sheet of the page travels before the first move, so this one comes as text with whoever sets a position up. */

import '../parts/beside-style';
import looks from './edit.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(looks);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
