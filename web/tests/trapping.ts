/**
 * A module of wasm whose bytes are changed so that it traps: after so many calls of one of its functions it reaches `unreachable`,
 * as a panic of the engine does. Only what is needed of the binary format is read here.
 */

const GLOBALS = 6;
const EXPORTS = 7;
const IMPORTS = 2;
const CODE = 10;
const FUNCTION = 0;

class Reader {
  at = 0;
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  get done(): boolean {
    return this.at >= this.bytes.length;
  }

  byte(): number {
    const byte = this.bytes[this.at];
    if (byte === undefined) throw new Error('the module ends too early');
    this.at += 1;
    return byte;
  }

  number(): number {
    let [value, shift] = [0, 0];
    for (;;) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
      shift += 7;
    }
  }

  take(count: number): Uint8Array {
    const taken = this.bytes.subarray(this.at, this.at + count);
    this.at += count;
    return taken;
  }

  text(): string {
    return new TextDecoder().decode(this.take(this.number()));
  }

  rest(): Uint8Array {
    return this.take(this.bytes.length - this.at);
  }
}

function number(value: number): number[] {
  return value < 0x80 ? [value] : [(value % 0x80) + 0x80, ...number(Math.floor(value / 0x80))];
}

/** A constant of the code, which is signed. */
function signed(value: number): number[] {
  return value < 0x40 ? [value] : [(value % 0x80) + 0x80, ...signed(Math.floor(value / 0x80))];
}

function joined(...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** How many functions a module imports: they are counted before its own. */
function importedFunctions(section: Uint8Array | undefined): number {
  if (!section) return 0;
  const reader = new Reader(section);
  let functions = 0;
  for (let left = reader.number(); left > 0; left -= 1) {
    reader.text();
    reader.text();
    const kind = reader.byte();
    if (kind === FUNCTION) functions += 1;
    else if (kind !== 3) throw new Error(`an import of kind ${kind}`);
    else reader.byte();
    reader.number();
  }
  return functions;
}

function exported(section: Uint8Array | undefined, wanted: string): number {
  const reader = new Reader(section ?? new Uint8Array());
  for (let left = reader.number(); left > 0; left -= 1) {
    const name = reader.text();
    const kind = reader.byte();
    const index = reader.number();
    if (kind === FUNCTION && name === wanted) return index;
  }
  throw new Error(`the module has no function ${wanted}`);
}

/** Traps in the `calls`th call of an exported function. */
export function trapping(module: Uint8Array, name: string, calls: number): Buffer<ArrayBuffer> {
  const reader = new Reader(module);
  const head = reader.take(8);
  const sections = new Map<number, Uint8Array>();
  const list: { id: number; body: Uint8Array }[] = [];
  while (!reader.done) {
    const id = reader.byte();
    const body = reader.take(reader.number());
    sections.set(id, body);
    list.push({ id, body });
  }
  const functions = exported(sections.get(EXPORTS), name) - importedFunctions(sections.get(IMPORTS));
  const globals = new Reader(sections.get(GLOBALS) ?? new Uint8Array());
  const counter = globals.number();
  const changed = new Map<number, Uint8Array>();
  // One more global, a number that can be changed: the calls that are left.
  changed.set(GLOBALS, joined(number(counter + 1), globals.rest(), [0x7f, 0x01, 0x41, ...signed(calls), 0x0b]));
  const index = number(counter);
  // left -= 1; if left is 0: unreachable.
  const prologue = [0x23, ...index, 0x41, 0x01, 0x6b, 0x24, ...index, 0x23, ...index, 0x45, 0x04, 0x40, 0x00, 0x0b];
  const code = new Reader(sections.get(CODE) ?? new Uint8Array());
  const count = code.number();
  const bodies: Uint8Array[] = [];
  for (let at = 0; at < count; at += 1) {
    const body = new Reader(code.take(code.number()));
    if (at !== functions) {
      bodies.push(joined(number(body.bytes.length), body.bytes));
      continue;
    }
    for (let kinds = body.number(); kinds > 0; kinds -= 1) {
      body.number();
      body.byte();
    }
    const locals = body.bytes.subarray(0, body.at);
    const whole = joined(locals, prologue, body.rest());
    bodies.push(joined(number(whole.length), whole));
  }
  changed.set(CODE, Buffer.concat([Uint8Array.from(number(count)), ...bodies]));
  return Buffer.concat([
    head,
    ...list.flatMap(({ id, body }) => {
      const now = changed.get(id) ?? body;
      return [Uint8Array.from([id, ...number(now.length)]), now];
    }),
  ]);
}
