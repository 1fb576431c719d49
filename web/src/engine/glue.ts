/**
 * Loading of wasm modules, the same in both workers.
 */

interface Glue {
  readonly default: (source: { module_or_path: string }) => Promise<unknown>;
  readonly Engine: new () => Engine;
}

/** The engine of one module. */
export interface Engine {
  answer(call: string): string;
  advance(table: number, nodes: number, listener: { tell(thought: string): void }): boolean;
  restart(): void;
}

const GLUE = import.meta.glob<Glue>('./built/*/engine.js');

/** The addresses of the modules themselves. */
const WASM = import.meta.glob<string>('./built/*/engine_bg.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});

const engines = new Map<string, Promise<Engine>>();

async function load(module: string): Promise<Engine> {
  const address = WASM[`./built/${module}/engine_bg.wasm`];
  const glue = await GLUE[`./built/${module}/engine.js`]?.();
  if (!glue || address === undefined) throw new Error(`there is no module ${module}`);
  await glue.default({ module_or_path: address });
  return new glue.Engine();
}

/** The engine of a module, loaded at the first call. A load that failed (no network) may be tried again. */
export function engine(module: string): Promise<Engine> {
  const known = engines.get(module);
  if (known) return known;
  const loading = load(module);
  engines.set(module, loading);
  loading.catch(() => engines.delete(module));
  return loading;
}

/** What an error says, for the console. */
export function said(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
