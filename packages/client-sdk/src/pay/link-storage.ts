import type { PageStorage, SignedPayment } from "./open-payments";

/** The one open payment of a link's page. The page asks at once whether there is one, so each method answers at once. */
export interface LinkStorage {
  find(offer: string): SignedPayment | null;
  keep(offer: string, payment: SignedPayment): void;
  forget(offer: string): void;
}

/**
 * Storage that survives a reload. Where the browser stores nothing (private windows), the payment lives as long as the
 * page.
 */
export function linkStorageIn(storage: () => PageStorage): LinkStorage {
  const memory = new Map<string, SignedPayment>();
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
      memory.get(offer) ?? tried(() => JSON.parse(storage().getItem(name(offer)) ?? "null") as SignedPayment | null),
    keep(offer, payment) {
      memory.set(offer, payment);
      tried(() => storage().setItem(name(offer), JSON.stringify(payment)));
    },
    forget(offer) {
      memory.delete(offer);
      tried(() => storage().removeItem(name(offer)));
    },
  };
}
