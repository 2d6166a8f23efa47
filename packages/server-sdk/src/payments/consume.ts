import { LunasError } from "@lunas/protocol/wire/lunas-error";

/**
 * Marks a payment as used and returns whether it was unused before. It must do both in one step, in a store that
 * outlives the process (such as an INSERT with a unique key). Otherwise one payment unlocks many times.
 */
export type Consume = (paymentId: string) => boolean | Promise<boolean>;

/** The store of used payments. With `release` a payment whose handler failed can be served again. */
export interface ConsumeStore {
  readonly consume: Consume;
  /** Marks a payment as unused again (such as a DELETE of its row). */
  readonly release: (paymentId: string) => unknown;
}

/** The parts of a store; `release` null: it has none. */
export interface Consumption {
  readonly take: Consume;
  readonly release: ConsumeStore["release"] | null;
}

/** Null: payments are not consumed. */
export function consumptionOf(given: Consume | ConsumeStore | false | undefined): Consumption | null {
  if (given === undefined || given === false) return null;
  if (typeof given === "function") return { take: given, release: null };
  return { take: (paymentId) => given.consume(paymentId), release: (paymentId) => given.release(paymentId) };
}

/** Throws `invalid_option`. */
export function checkConsume(given: unknown): void {
  if (given === undefined || given === false || typeof given === "function") return;
  const { consume, release } = (given ?? {}) as Partial<ConsumeStore>;
  if (typeof consume === "function" && typeof release === "function") return;
  throw new LunasError("consume must be a function, or an object with the functions consume and release.", {
    code: "invalid_option",
  });
}
