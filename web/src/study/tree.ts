/**
 * The tree of a study: steps in machine form, what is said about them, and what could be played instead. Plain data: the engine has
 * played every step that stands here, and no rule is asked. Its form in a save is the record's own.
 */

/** A step as a save has it: its text alone if nothing is said about it. */
export type SavedStep =
  | string
  | {
      readonly step: string;
      readonly glyphs?: readonly number[];
      readonly comment?: string;
      readonly variations?: readonly SavedLine[];
    };

export interface SavedLine {
  /** What is said before the first step. */
  readonly comment?: string;
  readonly steps: readonly SavedStep[];
}

export interface Node {
  readonly id: number;
  readonly parent: Node | null;
  /** The step that leads here, in machine form; empty at the start. */
  readonly step: string;
  /** What is said after the step; at the start, before the first one. */
  comment: string;
  /** What is said before the step, where it begins a variation. */
  before: string;
  /** Numeric annotation glyphs, as PGN counts them. */
  glyphs: readonly number[];
  /** What is played next: the line itself first, then what could be played instead. */
  readonly children: Node[];
}

/** How deep variations may lie in each other, and how many steps there may be: a reader of saves follows no further. */
export const DEEPEST = 30;
export const MOST = 20_000;

function joined(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n');
}

export class Tree {
  readonly root: Node;
  readonly #nodes = new Map<number, Node>();
  #ids = 0;

  constructor(line: SavedLine = { steps: [] }) {
    this.root = this.#grow(null, '');
    this.root.comment = line.comment ?? '';
    this.#graft(this.root, line);
  }

  /** How many steps there are. */
  get size(): number {
    return this.#nodes.size - 1;
  }

  node(id: number): Node | null {
    return this.#nodes.get(id) ?? null;
  }

  #grow(parent: Node | null, step: string): Node {
    const node: Node = { id: this.#ids, parent, step, comment: '', before: '', glyphs: [], children: [] };
    this.#ids += 1;
    this.#nodes.set(node.id, node);
    parent?.children.push(node);
    return node;
  }

  /** A line is walked along, not down: a game may be longer than a stack. */
  #graft(from: Node, { steps }: SavedLine): void {
    let at = from;
    for (const saved of steps) {
      const { step, glyphs = [], comment = '', variations = [] } = typeof saved === 'string' ? { step: saved } : saved;
      const node = this.#grow(at, step);
      node.glyphs = glyphs;
      node.comment = comment;
      for (const line of variations) {
        const first = at.children.length;
        this.#graft(at, line);
        const begun = at.children[first];
        if (begun) begun.before = line.comment ?? '';
      }
      at = node;
    }
  }

  /** The line that begins with a node, and what hangs on it, as a save has it. */
  #saved(first: Node): SavedStep[] {
    const steps: SavedStep[] = [];
    for (let node: Node | undefined = first; node; node = node.children[0]) {
      const { step, glyphs, comment, parent } = node;
      // What could be played instead stands with the step of the line itself.
      const others = parent?.children[0] === node ? parent.children.slice(1) : [];
      const variations = others.map((other) => lineOf(other.before, this.#saved(other)));
      const bare = glyphs.length === 0 && comment === '' && variations.length === 0;
      steps.push(
        bare
          ? step
          : {
              step,
              ...(glyphs.length > 0 && { glyphs }),
              ...(comment !== '' && { comment }),
              ...(variations.length > 0 && { variations }),
            },
      );
    }
    return steps;
  }

  /** The whole tree, as a save has it. */
  toLine(): SavedLine {
    const [first] = this.root.children;
    return lineOf(this.root.comment, first ? this.#saved(first) : []);
  }

  /** The node of a step after another one: the one that is there, or a new one. */
  add(parent: Node, step: string): Node {
    return parent.children.find((child) => child.step === step) ?? this.#grow(parent, step);
  }

  /** Takes a step away with everything after it; the answer puts it back. */
  remove(node: Node): () => void {
    const { parent } = node;
    if (!parent) return () => undefined;
    const [index, said] = [parent.children.indexOf(node), parent.comment];
    const next = parent.children[index + 1];
    const before = next?.before ?? '';
    parent.children.splice(index, 1);
    const gone = this.#under(node);
    for (const { id } of gone) this.#nodes.delete(id);
    settle(parent);
    return () => {
      parent.children.splice(Math.min(index, parent.children.length), 0, node);
      for (const back of gone) this.#nodes.set(back.id, back);
      // What the next one said before it, it says again, unless something was said since.
      if (next && next.before !== before && parent.comment === joined(said, before)) {
        parent.comment = said;
        next.before = before;
      }
    };
  }

  /** A node and everything after it. */
  #under(node: Node): Node[] {
    const found = [node];
    // The list grows while it is walked along.
    for (const at of found) found.push(...at.children);
    return found;
  }

  /** The first step of the variation that a node lies in; nothing in the main line. */
  branch(node: Node): Node | null {
    for (let at: Node = node; at.parent; at = at.parent) if (at.parent.children[0] !== at) return at;
    return null;
  }

  /** Lets the variation of a node be the line, and the line a variation. */
  promote(node: Node): boolean {
    const first = this.branch(node);
    const parent = first?.parent;
    if (!first || !parent) return false;
    parent.children.splice(parent.children.indexOf(first), 1);
    parent.children.unshift(first);
    settle(parent);
    return true;
  }

  /** The steps from the start to a node, the start not counted. */
  path(node: Node): Node[] {
    const path: Node[] = [];
    for (let at = node; at.parent; at = at.parent) path.push(at);
    return path.reverse();
  }

  /** The end of the line that a node lies in. */
  end(node: Node): Node {
    let at = node;
    for (let next = at.children[0]; next; next = at.children[0]) at = next;
    return at;
  }

  /** How deep the deepest variation lies. */
  get depth(): number {
    let deepest = 0;
    const waiting: (readonly [Node, number])[] = [[this.root, 0]];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [node, depth] = next;
      deepest = Math.max(deepest, depth);
      for (const [index, child] of node.children.entries()) waiting.push([child, index === 0 ? depth : depth + 1]);
    }
    return deepest;
  }

  /** How many steps lie in and after a node. */
  weight(node: Node): number {
    return this.#under(node).length;
  }

  /** Every node, each after its parent. */
  nodes(): readonly Node[] {
    return [...this.#nodes.values()];
  }

  /** Where a node stands: how many steps, and which of several was taken where there were several. */
  place(node: Node): string {
    const path = this.path(node);
    const turns = path.flatMap((at, index) => {
      const which = at.parent?.children.indexOf(at) ?? 0;
      return which > 0 ? [`${index}.${which}`] : [];
    });
    return [String(path.length), ...turns].join(' ');
  }

  /** The node of such a place, or the one that comes nearest. */
  at(place: string): Node {
    const [length, ...turns] = place.split(' ');
    const taken = new Map(turns.map((turn) => turn.split('.').map(Number) as [number, number]));
    let node = this.root;
    for (let index = 0; index < Number(length); index += 1) {
      const next = node.children[taken.get(index) ?? 0];
      if (!next) break;
      node = next;
    }
    return node;
  }
}

/** What was said before a step that is the line itself now is said after the step before it: a record has no other place for it. */
function settle(parent: Node): void {
  const [first] = parent.children;
  if (!first || first.before === '') return;
  parent.comment = joined(parent.comment, first.before);
  first.before = '';
}

function lineOf(comment: string, steps: readonly SavedStep[]): SavedLine {
  return { ...(comment !== '' && { comment }), steps };
}
