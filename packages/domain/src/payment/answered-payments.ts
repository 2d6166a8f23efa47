import type { Clock } from "../shared/clock";
import type { AuthorizationKey } from "./authorization";
import type { StoredPayment } from "./stored-payment";

/**
 * A process's memory of payments whose success was answered. A merchant can give a success back, to another gateway: so one small read
 * confirms the memory before a repeat is refused by it.
 */
export interface AnsweredPaymentMemory {
  find(authorization: AuthorizationKey): StoredPayment | undefined;
  /**
   * Keeps the payment if its success was answered; ignores others. `isFinal`: this process has written the whole
   * answer.
   */
  note(payment: StoredPayment | null, answered?: { readonly isFinal: boolean }): void;
  /** The success was given back: the rows decide again. */
  forget(payment: StoredPayment): void;
}

const defaultSize = 4_096;
/** A success that another process has claimed can be given back for a minute. */
const openForMs = 60_000;

interface Kept {
  readonly payment: StoredPayment;
  readonly finalAtMs: number;
}

/** Keeps the newest `size` payments; others are looked up again. */
export function answeredPayments(clock: Clock, size = defaultSize): AnsweredPaymentMemory {
  const kept = new Map<string, Kept>();
  return {
    find(authorization) {
      const found = kept.get(textOf(authorization));
      return found !== undefined && clock.now() > found.finalAtMs ? found.payment : undefined;
    },
    note(payment, { isFinal } = { isFinal: false }) {
      if (payment === null || payment.status !== "confirmed" || payment.answeredAtMs === null) return;
      const key = textOf(keyOf(payment));
      const known = kept.get(key);
      if (known !== undefined && !isFinal) {
        // A new `answeredAtMs`: the success was given back and claimed again, and can be given back again.
        if (known.payment.answeredAtMs === payment.answeredAtMs) return;
      }
      // By this process's clock, from the first sighting: clocks may differ.
      kept.set(key, { payment, finalAtMs: isFinal ? Number.NEGATIVE_INFINITY : clock.now() + openForMs });
      if (kept.size <= size) return;
      // A map keeps insertion order: the oldest goes first.
      const [oldest] = kept.keys();
      if (oldest !== undefined) kept.delete(oldest);
    },
    forget: (payment) => void kept.delete(textOf(keyOf(payment))),
  };
}

function keyOf({ chainId, permit2, authorization }: StoredPayment): AuthorizationKey {
  return { chainId, permit2, payer: authorization.from, nonce: authorization.nonce };
}

function textOf({ chainId, permit2, payer, nonce }: AuthorizationKey): string {
  return `${chainId}:${permit2}:${payer}:${nonce}`;
}
