/** The looks that screens with a board beside a panel share. They come as text with the first of these screens, before its own. */

import looks from './beside.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(looks);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
