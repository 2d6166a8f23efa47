import type { PaymentPayload, UptoPayload } from "@lunas/protocol/wire/x402";

/** A signed payment. */
export type SignedPayment = (PaymentPayload | UptoPayload) & {
  /**
   * The Idempotency-Key in direct settlement. It is random, because it proves to the service that the payer itself
   * retries: everything else of a payment can be read from the chain. It stays here and in that header.
   */
  readonly idempotencyKey?: string;
};

/**
 * A signed payment that its purchase still needs. `open`: the same purchase sends it again, because a new signature
 * could pay twice. `refused`: the receiver refused it, but still has the signature and could settle it; the next
 * signature for the purchase uses the same nonce, so that at most one of them can move money.
 */
export interface KeptPayment {
  readonly payment: SignedPayment;
  readonly status: "open" | "refused";
  readonly atMs: number;
  /** The latest deadline of all signatures with its nonce, in seconds. Absent: there is one signature. */
  readonly deadline?: string | undefined;
}

type Eventually<T> = T | Promise<T>;

/**
 * Keeps the signed payments of purchases that have not ended, by what they pay for. A payment is kept before it is sent: a process can end at
 * any moment. While a process sends it, `take` gives it to no other caller of that process.
 */
export interface OpenPayments {
  /** A payment of this purchase that is not being sent; from now on it is. */
  take(offer: string): Eventually<KeptPayment | null>;
  /** Adds a payment, or replaces the one with its nonce. It is being sent. Throws where it cannot be kept. */
  keep(offer: string, kept: KeptPayment): Eventually<void>;
  /** The payment is not being sent any more, and is kept for the next call. */
  release(offer: string, kept: KeptPayment): Eventually<void>;
  /** The purchase has ended. */
  forget(offer: string, payment: SignedPayment): Eventually<void>;
}

/** A merchant can give a success back for 24 hours after its confirmation; afterwards nobody serves the payment. */
const KEPT_FOR_MS = 25 * 3_600_000;

export const nonceOf = ({ payload }: Pick<SignedPayment, "payload">): string => payload.permit2Authorization.nonce;

/** Until when a signature of the payment can be settled, in seconds. Null: not known. */
export function deadlineOf({ payment, deadline }: Pick<KeptPayment, "payment" | "deadline">): bigint | null {
  return laterOf(secondsOf(payment.payload.permit2Authorization.deadline), secondsOf(deadline ?? "0"));
}

export function laterOf(one: bigint | null, other: bigint | null): bigint | null {
  if (one === null || other === null) return null;
  const isFirst = one > other;
  return isFirst ? one : other;
}

const secondsOf = (text: unknown): bigint | null => (/^[0-9]{1,20}$/.test(String(text)) ? BigInt(String(text)) : null);

/** The payments that this process sends now, by nonce. */
const beingSent = new Set<string>();

/** One stored payment with its purchase. */
export interface StoredPurchase {
  readonly offer: string;
  readonly kept: KeptPayment;
}

/** The changes of a list of stored payments, for every kind of storage. */
export const purchases = {
  /** Those that count: not too old. */
  live: <T extends StoredPurchase>(all: readonly T[], nowMs = Date.now()) =>
    all.filter(({ kept }) => kept.atMs > nowMs - KEPT_FOR_MS),
  /** The newest of a purchase that nobody sends. */
  free: <T extends StoredPurchase>(all: readonly T[], offer: string, isHeld: (of: T) => boolean = () => false) =>
    all.findLast((each) => each.offer === offer && !beingSent.has(nonceOf(each.kept.payment)) && !isHeld(each)) ?? null,
  without: <T extends StoredPurchase>(all: readonly T[], payment: SignedPayment) =>
    all.filter(({ kept }) => nonceOf(kept.payment) !== nonceOf(payment)),
  sending: (payment: SignedPayment) => void beingSent.add(nonceOf(payment)),
  sent: (payment: SignedPayment) => void beingSent.delete(nonceOf(payment)),
};

/** Read and write of the whole list; for storage without other processes. */
interface PlainStorage {
  read(): readonly StoredPurchase[];
  write(all: readonly StoredPurchase[]): void;
}

function openPaymentsOn({ read, write }: PlainStorage): OpenPayments {
  const put = (offer: string, kept: KeptPayment) =>
    write([...purchases.without(purchases.live(read()), kept.payment), { offer, kept }]);
  return {
    take(offer) {
      const found = purchases.free(purchases.live(read()), offer)?.kept ?? null;
      if (found !== null) purchases.sending(found.payment);
      return found;
    },
    keep(offer, kept) {
      purchases.sending(kept.payment);
      put(offer, kept);
    },
    release(offer, kept) {
      purchases.sent(kept.payment);
      put(offer, kept);
    },
    forget(_offer, payment) {
      purchases.sent(payment);
      write(purchases.without(read(), payment));
    },
  };
}

export function openPaymentsInMemory(): OpenPayments {
  let all: readonly StoredPurchase[] = [];
  return openPaymentsOn({
    read: () => all,
    write: (next) => {
      all = next;
    },
  });
}

/** The part of `localStorage` that is used. */
export interface PageStorage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

const NAME = "lunas:purchases";
/** More than a payer has open; the oldest go first, because a page's storage is small. */
const MOST_IN_PAGE = 50;

/**
 * Storage that survives a reload. Where the browser stores nothing (private windows), the payments live as long as the
 * page.
 */
export function openPaymentsIn(storage: () => PageStorage): OpenPayments {
  let memory: readonly StoredPurchase[] = [];
  const tried = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  return openPaymentsOn({
    read() {
      const stored = tried(() => JSON.parse(storage().getItem(NAME) ?? "[]") as unknown);
      const known = Array.isArray(stored) ? stored.filter(isPurchase) : [];
      const others = memory.filter(
        ({ kept }) => !known.some((each) => nonceOf(each.kept.payment) === nonceOf(kept.payment)),
      );
      return [...known, ...others];
    },
    write(all) {
      memory = all.slice(-MOST_IN_PAGE);
      tried(() => storage().setItem(NAME, JSON.stringify(memory)));
    },
  });
}

/** Whether a stored value has the form of a kept payment. */
export function isPurchase(value: unknown): value is StoredPurchase {
  const { offer, kept } = (value ?? {}) as Partial<StoredPurchase>;
  const { payment, status, atMs } = (kept ?? {}) as Partial<KeptPayment>;
  const nonce = payment?.payload?.permit2Authorization?.nonce;
  return (
    typeof offer === "string" &&
    (status === "open" || status === "refused") &&
    Number.isFinite(atMs) &&
    typeof nonce === "string" &&
    /^[0-9]{1,78}$/.test(nonce) &&
    typeof payment?.payload?.signature === "string"
  );
}
