import type { Refusal } from "../shared/refusal";
import type { Signal } from "../shared/signal";
import type { WaiterLease } from "./ports";
import type { StoredPayment } from "./stored-payment";

/** How long a request waits, and for whom. */
export interface WaitLimit {
  readonly waitMs: number;
  readonly client: WaitingClient;
}

export interface WaitingClient {
  /** Ends the wait: the client disconnects, or (reason `stopping`) this process ends. May be made when it is first read. */
  readonly signal: Signal;
}

/** How a request waits for its payment's outcome. */
export interface Waiting extends WaitLimit {
  /** Whether a preconfirmation is an outcome for it. */
  readonly takesPreconfirmed: boolean;
}

export type Facilitated =
  | Refusal
  /**
   * Only this caller may get the success; `replayed`: other requests under its Idempotency-Key share it. `waiter`: the
   * request that claimed it, for `delivered`; null: another request. A payment that is still pending is preconfirmed.
   */
  | {
      readonly kind: "settled";
      readonly payment: StoredPayment;
      readonly replayed: boolean;
      readonly waiter: WaiterLease | null;
    }
  | { readonly kind: "failed"; readonly payment: StoredPayment; readonly replayed: boolean }
  /** The outcome is open; this is not a failure. */
  | { readonly kind: "pending"; readonly payment: StoredPayment; readonly retryAfterSeconds: number };
