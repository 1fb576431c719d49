/**
 * A drawing of the page as a picture that needs no page: what style sheets say of each shape is written on it. Programs that show
 * pictures know neither our colours nor the newest ways to say them.
 */

/** What is said of a shape, with what is meant where nothing is said. */
const SHAPE: readonly (readonly [name: string, usual: string])[] = [
  ['fill-rule', 'nonzero'],
  ['opacity', '1'],
  ['stroke-dasharray', 'none'],
  ['stroke-linecap', 'butt'],
  ['stroke-linejoin', 'miter'],
  ['stroke-width', '1'],
];
/** Places that style sheets may give. */
const PLACES = ['cx', 'cy', 'r', 'rx', 'ry'] as const;
const LETTERS = ['font-family', 'font-size', 'font-weight', 'text-anchor'] as const;
/** A cell, in pixels; the program does the same. */
const CELL = 64;

const hex = (part: number): string => Math.round(part).toString(16).padStart(2, '0');

/** A colour as everybody knows it, and how much of it covers. */
function plain(colour: string): readonly [string, number] {
  const parts = [...colour.replace(/^[a-z]+\((?:srgb )?/, '').matchAll(/[\d.]+(?:e-\d+)?/g)].map(([part]) => Number(part));
  const whole = colour.startsWith('color(') ? 255 : 1;
  const [red = 0, green = 0, blue = 0, cover = 1] = parts;
  return [`#${hex(red * whole)}${hex(green * whole)}${hex(blue * whole)}`, cover];
}

function paint(name: 'fill' | 'stroke', said: CSSStyleDeclaration, to: Element): void {
  const colour = said.getPropertyValue(name);
  if (!/^(?:rgb|color)/.test(colour)) {
    to.setAttribute(name, 'none');
    return;
  }
  const [known, cover] = plain(colour);
  to.setAttribute(name, known);
  const share = cover * Number(said.getPropertyValue(`${name}-opacity`));
  if (share < 1) to.setAttribute(`${name}-opacity`, String(Math.round(share * 100) / 100));
}

function bare(value: string): string {
  return value.replaceAll(/(\d)px\b/g, '$1');
}

function write(from: Element, to: Element): void {
  const said = getComputedStyle(from);
  if (said.transform !== 'none') to.setAttribute('transform', said.transform);
  to.removeAttribute('style');
  to.removeAttribute('id');
  if (from instanceof SVGGElement) {
    if (said.opacity !== '1') to.setAttribute('opacity', said.opacity);
    return;
  }
  paint('fill', said, to);
  paint('stroke', said, to);
  const more = [
    ...SHAPE.filter(([name, usual]) => bare(said.getPropertyValue(name)) !== usual).map(([name]) => name),
    ...(from instanceof SVGEllipseElement || from instanceof SVGCircleElement ? PLACES : []),
    ...(from instanceof SVGTextElement ? LETTERS : []),
  ];
  for (const name of more) {
    const value = bare(said.getPropertyValue(name));
    if (value !== '' && value !== 'auto') to.setAttribute(name, value);
  }
}

/** A drawing with its own colours as the text of a file, on the ground of the page. */
export function onPaper(drawing: SVGSVGElement, title: string): string {
  const paper = drawing.cloneNode(true) as SVGSVGElement;
  const [own, copied] = [drawing, paper].map((svg) => [...svg.querySelectorAll('g, path, rect, circle, ellipse, text')]);
  own?.forEach((element, index) => {
    const copy = copied?.[index];
    if (copy) write(element, copy);
  });
  // Patterns are for what a picture does not show.
  paper.querySelector('defs')?.remove();
  const { width, height } = drawing.viewBox.baseVal;
  for (const name of ['class', 'style', 'aria-hidden']) paper.removeAttribute(name);
  paper.setAttribute('role', 'img');
  paper.setAttribute('width', String(Math.round(width * CELL)));
  paper.setAttribute('height', String(Math.round(height * CELL)));
  const named = document.createElementNS(paper.namespaceURI, 'title');
  named.textContent = title;
  const ground = document.createElementNS(paper.namespaceURI, 'rect');
  // Beyond the edges: whole pixels may be a little more than the board.
  for (const [name, value] of Object.entries({ x: -1, y: -1, width: width + 2, height: height + 2 })) {
    ground.setAttribute(name, String(value));
  }
  ground.setAttribute('fill', plain(getComputedStyle(document.body).backgroundColor)[0]);
  paper.prepend(named, ground);
  return new XMLSerializer().serializeToString(paper).replaceAll(/<!--[\s\S]*?-->/g, '');
}

/** The same in pixels, so many along its longer edge; `null` where the browser draws none. */
export async function inPixels(svg: string, longer: number): Promise<Blob | null> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round((width * longer) / Math.max(width, height));
    canvas.height = Math.round((height * longer) / Math.max(width, height));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((done) => canvas.toBlob(done, 'image/png'));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
