/** The looks of a study. The one style sheet of the page travels before the first move, so this one comes as text with whoever looks at a game. */

import '../parts/beside-style';
import looks from './study.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(looks);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
