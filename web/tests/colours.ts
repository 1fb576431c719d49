/** What the style sheets of the page say of a shape, by day and by night, as plain attributes: programs know no style sheets. */

/** One value by day and by night. */
type Pair = readonly [day: string, night: string];

interface Rule {
  readonly selector: string;
  readonly said: ReadonlyMap<string, string>;
}

/** What shapes are told here; everything else (transitions, fonts, places on the screen) is not for a picture. */
const PROPERTIES = new Set([
  'color',
  'cx',
  'cy',
  'fill',
  'fill-opacity',
  'opacity',
  'rx',
  'ry',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
]);

/** The rules of a sheet without conditions, in their order; a rule for several selectors is several rules. */
function rulesOf(sheet: string): Rule[] {
  const plain = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/@[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) => {
    const said = new Map(
      body
        .split(';')
        .map((line) => line.split(/:(.*)/s).map((part) => part.trim().replaceAll(/\s+/g, ' ')))
        .flatMap(([name = '', value = '']): [string, string][] => (name === '' ? [] : [[name, value]])),
    );
    return selectors.split(',').map((selector) => ({ selector: selector.trim(), said }));
  });
}

/** Splits at commas that no bracket holds. */
function parted(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + letter);
  }
  return parts.map((part) => part.trim());
}

/** `name(a, b)` as its arguments. */
function called(name: string, value: string): string[] | null {
  return value.startsWith(`${name}(`) && value.endsWith(')') ? parted(value.slice(name.length + 1, -1)) : null;
}

const hundredth = (value: number): string => String(Math.round(value * 100) / 100);

export class Sheets {
  readonly #rules: readonly Rule[];

  constructor(...sheets: readonly string[]) {
    this.#rules = sheets.flatMap(rulesOf);
  }

  /** What these selectors say together, the last word first heard. */
  #said(selectors: ReadonlySet<string>): Map<string, string> {
    return new Map(this.#rules.filter(({ selector }) => selectors.has(selector)).flatMap(({ said }) => [...said]));
  }

  /** One theme's word for a value; custom properties are those of the root and of `scopes`. */
  #plain(value: string, theme: 0 | 1, variables: ReadonlyMap<string, string>): string {
    const again = (text: string): string => this.#plain(text, theme, variables);
    const named = called('var', value);
    if (named) return again(variables.get(named[0] ?? '') ?? named[1] ?? '');
    const themed = called('light-dark', value);
    if (themed) return again(themed[theme] ?? '');
    const mixed = called('color-mix', value);
    if (mixed) {
      const [, colour = '', share = ''] = /^(.*) (\d+)%$/.exec(mixed[1] ?? '') ?? [];
      if (mixed[2] !== 'transparent') throw new Error(`no way to mix ${value}`);
      return (
        again(colour) +
        Math.round(2.55 * Number(share))
          .toString(16)
          .padStart(2, '0')
      );
    }
    const scaled = /^calc\((.*?)px \* var\(--scale, 1\)\)$/.exec(value);
    if (scaled) return `${scaled[1] ?? ''}*`;
    if (/[(]/.test(value)) throw new Error(`no way to say ${value}`);
    return value.replace(/px$/, '');
  }

  /** A colour without its opacity, and that: many programs know no colour of eight digits. */
  #parts(name: string, pair: Pair): [string, Pair][] {
    const shares = pair.map((colour) => (/^#[0-9a-f]{8}$/i.test(colour) ? Number.parseInt(colour.slice(7), 16) / 255 : 1));
    if (shares.every((share) => share === 1)) return [[name, pair]];
    const [day, night] = pair.map((colour) => (/^#[0-9a-f]{8}$/i.test(colour) ? colour.slice(0, 7) : colour));
    const [by, at] = shares.map(hundredth);
    return [
      [name, [day ?? '', night ?? '']],
      [`${name}-opacity`, [by ?? '', at ?? '']],
    ];
  }

  /** The attributes of a shape that all of these selectors fit, by name. */
  of(selectors: readonly string[], scopes: readonly string[] = []): ReadonlyMap<string, Pair> {
    const variables = this.#said(new Set([':root', ...scopes]));
    const told = [...this.#said(new Set(selectors))].filter(([name]) => PROPERTIES.has(name));
    return new Map(
      told
        .map(([name, value]): [string, Pair] => [name, [this.#plain(value, 0, variables), this.#plain(value, 1, variables)]])
        .flatMap(([name, pair]) => this.#parts(name, pair))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  }

  /** A custom property. */
  variable(name: string, scopes: readonly string[] = []): Pair {
    const variables = this.#said(new Set([':root', ...scopes]));
    return [this.#plain(`var(${name})`, 0, variables), this.#plain(`var(${name})`, 1, variables)];
  }
}
