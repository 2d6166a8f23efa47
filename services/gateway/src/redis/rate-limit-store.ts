/** The part of express-rate-limit's `Store` that counting needs; `Options` is its own configuration type. */
export interface CountingStore<Options, Info> {
  init?(options: Options): unknown;
  get?(key: string): Promise<Info | undefined> | Info | undefined;
  increment(key: string): Promise<Info> | Info;
  decrement(key: string): Promise<void> | void;
  resetKey(key: string): Promise<void> | void;
  shutdown?(): Promise<void> | void;
  prefix?: string;
}

/**
 * Counts in `shared` (Redis, one count for all gateways) and, while that is unavailable, in `own` (this process): the
 * limit is then a little too generous, but never missing and never an error.
 */
export function withOwnCounts<Options, Info>(shared: CountingStore<Options, Info>, own: CountingStore<Options, Info>) {
  const either = async <T>(ask: (store: CountingStore<Options, Info>) => T | Promise<T>): Promise<T> => {
    try {
      return await ask(shared);
    } catch {
      return ask(own);
    }
  };
  return {
    // express-rate-limit must not conclude from the in-process store that keys are not shared.
    localKeys: false,
    ...(shared.prefix !== undefined && { prefix: shared.prefix }),
    // Nothing awaits it before the first request: both stores must be ready when it returns.
    init(options: Options): void {
      own.init?.(options);
      Promise.resolve(shared.init?.(options)).catch(() => undefined);
    },
    get: (key: string) => either((store) => store.get?.(key)),
    increment: (key: string) => either((store) => store.increment(key)),
    decrement: (key: string) => either((store) => store.decrement(key)),
    resetKey: (key: string) => either((store) => store.resetKey(key)),
    shutdown: () => own.shutdown?.(),
  };
}
