import type { PaymentPayload } from "@lunas/protocol/wire/x402";

/** A signed payment. */
export interface SignedPayment extends PaymentPayload {
  /**
   * In direct settlement: what it is sent under. Random, as it shows the service that it is its payer who asks again: everything else of a
   * payment can be read off the chain. It stays here and in that header.
   */
  readonly idempotencyKey?: string;
}

/**
 * Signed payments whose outcome is open, by what they pay for. Who pays for the same again sends the same again: a new signature could
 * pay twice.
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

/** What is used of `localStorage`. */
export interface PageStorage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

/** What a page may keep over a reload. Where the browser keeps nothing (private windows), it is kept as long as the page. */
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
