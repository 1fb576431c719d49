/**
 * Loading of wasm modules, the same in both workers.
 */

/** What the build writes around a module. */
export interface Glue {
  readonly default: (source: { module_or_path: string }) => Promise<unknown>;
}

/** The parts of a module: by file name, the script around it, and the address of the module itself. */
interface Parts<G> {
  readonly glue: Readonly<Record<string, () => Promise<G>>>;
  readonly wasm: Readonly<Record<string, string>>;
}

/**
 * Modules of one kind by their names, each loaded at the first call. A load that failed (no network) may be tried again. `kind` names
 * their files, `made` makes what is wanted of a module that has come.
 */
export function loader<G extends Glue, T>(
  kind: string,
  { glue, wasm }: Parts<G>,
  made: (glue: G) => T,
): (module: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  async function load(module: string): Promise<T> {
    const address = wasm[`./built/${module}/${kind}_bg.wasm`];
    const script = await glue[`./built/${module}/${kind}.js`]?.();
    if (!script || address === undefined) throw new Error(`there is no module ${module}`);
    await script.default({ module_or_path: address });
    return made(script);
  }
  return (module) => {
    const before = known.get(module);
    if (before) return before;
    const loading = load(module);
    known.set(module, loading);
    loading.catch(() => known.delete(module));
    return loading;
  };
}

/** What an error says, for the console. */
export function said(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
