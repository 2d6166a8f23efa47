import type { Address } from "@lunas/catalog/chain";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import type { Hex } from "@lunas/domain/shared/hex";
import type { LinkId, PaymentId } from "@lunas/domain/shared/id";
import type { MemoryDatabase } from "@lunas/testkit/fakes/memory-database";

export type SimEvent = MemoryDatabase["events"][number];

/** The rows beside those of the memory stores, and what was seen of them. */
export interface SimRows {
  /** How many payments each link takes, the newest link last. */
  readonly links: Map<LinkId, number>;
  /** Wallets that are not their merchant's at present, though gateways still take them for it. */
  readonly ceasedWallets: Set<Address>;
  /** Requests that had an error for an answer, with what it said. */
  readonly errors: { readonly claim: number; readonly message: string }[];
  /** Successes on their way to slow clients, by the request's number. */
  readonly beingSent: (readonly [number, StoredPayment])[];
  /** Requests whose row the database refuses. */
  readonly badClaims: Set<number>;
  /** Events whose webhook has arrived. */
  readonly delivered: Set<SimEvent>;
  /** Delivered events whose month is gone. */
  readonly dropped: SimEvent[];
  /** Merchants' endpoints answer nothing until then. */
  endpointsDownUntilMs: number;
  /** Events that were dropped while they were young. */
  readonly droppedEarly: PaymentId[];
  /** The attempts of dropped months. */
  readonly droppedHashes: Set<Hex>;
  /** What settlements cost, by UTC day, as the database keeps its sums. */
  readonly gasOfDay: Map<number, bigint>;
  /** Sign-in nonces that were used, and each sign-in that succeeded. */
  readonly usedNonces: Set<number>;
  readonly signIns: number[];
}

export function simRows(): SimRows {
  return {
    links: new Map(),
    ceasedWallets: new Set(),
    errors: [],
    beingSent: [],
    badClaims: new Set(),
    delivered: new Set(),
    dropped: [],
    endpointsDownUntilMs: 0,
    droppedEarly: [],
    droppedHashes: new Set(),
    gasOfDay: new Map(),
    usedNonces: new Set(),
    signIns: [],
  };
}
