/** What ends a wait: an `AbortSignal`, or a `LightSignal`. */
export interface Signal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/**
 * A signal and its controller in one. Each request that waits has two. An `AbortSignal` of Node 20 costs 7 µs with one listener, and
 * has a hidden class of its own: every place that reads it does so without an inline cache.
 */
export class LightSignal implements Signal {
  aborted = false;
  reason: unknown = undefined;
  #listeners: Set<() => void> | null = null;

  /** Does nothing the second time. */
  abort(reason: string): void {
    if (this.aborted) return;
    this.aborted = true;
    this.reason = reason;
    // One that another one removes meanwhile is not called.
    for (const listener of this.#listeners ?? []) listener();
    this.#listeners = null;
  }

  /** A listener is called once. After the end it is not called at all, as with an `AbortSignal`. */
  addEventListener(_: "abort", listener: () => void): void {
    if (this.aborted) return;
    this.#listeners ??= new Set();
    this.#listeners.add(listener);
  }

  removeEventListener(_: "abort", listener: () => void): void {
    this.#listeners?.delete(listener);
  }
}
