import type { AuthorizationKey } from "./authorization";
import type { StoredPayment } from "./stored-payment";

/** A process' own memory of payments whose one success was told: what a repeat of them is answered never changes again. */
export interface AnsweredPayments {
  find(authorization: AuthorizationKey): StoredPayment | undefined;
  /** Keeps it if it is one; anything else is passed over. */
  note(payment: StoredPayment | null): void;
}

const defaultSize = 4_096;

/** The newest `size`; the others are looked up again. */
export function answeredPayments(size = defaultSize): AnsweredPayments {
  const kept = new Map<string, StoredPayment>();
  return {
    find: (authorization) => kept.get(textOf(authorization)),
    note(payment) {
      if (payment === null || payment.status !== "confirmed" || payment.answeredAtMs === null) return;
      const { chainId, permit2, authorization } = payment;
      kept.set(textOf({ chainId, permit2, payer: authorization.from, nonce: authorization.nonce }), payment);
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
