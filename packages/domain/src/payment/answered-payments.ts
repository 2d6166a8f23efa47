import type { Clock } from "../shared/clock";
import type { AuthorizationKey } from "./authorization";
import type { StoredPayment } from "./stored-payment";

/** A process' own memory of payments whose one success was told: what a repeat of them is answered never changes again. */
export interface AnsweredPaymentMemory {
  find(authorization: AuthorizationKey): StoredPayment | undefined;
  /** Keeps it if it is one; anything else is passed over. `isFinal`: its answer was written to its end by this process. */
  note(payment: StoredPayment | null, answered?: { readonly isFinal: boolean }): void;
}

const defaultSize = 4_096;
/** A success that another process has claimed may be given back for a minute. */
const openForMs = 60_000;

interface Kept {
  readonly payment: StoredPayment;
  readonly finalAtMs: number;
}

/** The newest `size`; the others are looked up again. */
export function answeredPayments(clock: Clock, size = defaultSize): AnsweredPaymentMemory {
  const kept = new Map<string, Kept>();
  return {
    find(authorization) {
      const found = kept.get(textOf(authorization));
      return found !== undefined && clock.now() > found.finalAtMs ? found.payment : undefined;
    },
    note(payment, { isFinal } = { isFinal: false }) {
      if (payment === null || payment.status !== "confirmed" || payment.answeredAtMs === null) return;
      const { chainId, permit2, authorization } = payment;
      const key = textOf({ chainId, permit2, payer: authorization.from, nonce: authorization.nonce });
      const known = kept.get(key);
      if (known !== undefined && !isFinal) {
        // Claimed anew since: it was given back once, and may be again.
        if (known.payment.answeredAtMs === payment.answeredAtMs) return;
      }
      // By this process' clock alone, from when it was first seen: clocks need not agree.
      kept.set(key, { payment, finalAtMs: isFinal ? Number.NEGATIVE_INFINITY : clock.now() + openForMs });
      if (kept.size <= size) return;
      // A map keeps its order: the oldest goes first.
      const [oldest] = kept.keys();
      if (oldest !== undefined) kept.delete(oldest);
    },
  };
}

function textOf({ chainId, permit2, payer, nonce }: AuthorizationKey): string {
  return `${chainId}:${permit2}:${payer}:${nonce}`;
}
