import type { PaymentPayload } from "@lunas/protocol/wire/x402";

/** A signed payment. */
export interface SignedPayment extends PaymentPayload {
  /**
   * The Idempotency-Key in direct settlement. It is random, because it proves to the service that the payer itself
   * retries: everything else of a payment can be read from the chain. It stays here and in that header.
   */
  readonly idempotencyKey?: string;
}

/**
 * Signed payments with an open outcome, by what they pay for. The same purchase again sends the same payment: a new
 * signature could pay twice.
 */
export interface OpenPayments {
  find(offer: string): SignedPayment | null;
  keep(offer: string, payload: SignedPayment): void;
  forget(offer: string): void;
}

export function openPaymentsInMemory(): OpenPayments {
  const open = new Map<string, SignedPayment>();
  return {
    find: (offer) => open.get(offer) ?? null,
    keep: (offer, payload) => void open.set(offer, payload),
    forget: (offer) => void open.delete(offer),
  };
}

/** The part of `localStorage` that is used. */
export interface PageStorage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

/**
 * Storage that survives a reload. Where the browser stores nothing (private windows), the payments live as long as the
 * page.
 */
export function openPaymentsIn(storage: () => PageStorage): OpenPayments {
  const memory = openPaymentsInMemory();
  const name = (offer: string) => `lunas:open:${offer}`;
  const tried = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  return {
    find: (offer) =>
      memory.find(offer) ?? tried(() => JSON.parse(storage().getItem(name(offer)) ?? "null") as SignedPayment | null),
    keep(offer, payload) {
      memory.keep(offer, payload);
      tried(() => storage().setItem(name(offer), JSON.stringify(payload)));
    },
    forget(offer) {
      memory.forget(offer);
      tried(() => storage().removeItem(name(offer)));
    },
  };
}
