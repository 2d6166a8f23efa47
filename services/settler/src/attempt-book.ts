import type { Hex } from "@lunas/domain/shared/hex";
import type { PaymentId } from "@lunas/domain/shared/id";
import { keepNewest } from "./keep-newest";

/** A nonce of a lane. */
export interface Place {
  readonly laneId: string;
  readonly nonce: number;
}

export interface WrittenAttempt {
  /** Several for a bundle. */
  readonly paymentIds: readonly PaymentId[];
  readonly hash: Hex;
  readonly rawTransaction: Hex;
}

export interface KnownAttempt {
  readonly paymentIds: readonly PaymentId[];
  readonly hash: Hex;
  /** From 1, in the order of writing. */
  readonly number: number;
  readonly nonce: number;
}

/** Maps the transactions that this settler sends to their payments. */
export interface AttemptBook {
  written(place: Place, attempt: WrittenAttempt): void;
  paymentsAt(place: Place): readonly PaymentId[];
  /** The open transactions of a lane. */
  placesOn(laneId: string): readonly (Place & { readonly paymentIds: readonly PaymentId[] })[];
  find(rawTransaction: Hex): KnownAttempt | undefined;
  /** The nonce will not be broadcast again. */
  closed(place: Place): void;
}

export function createAttemptBook(): AttemptBook {
  const attempts = new Map<Hex, KnownAttempt>();
  const open = new Map<string, Place & { readonly paymentIds: readonly PaymentId[]; readonly raws: Hex[] }>();
  const keyOf = ({ laneId, nonce }: Place) => `${laneId}:${nonce}`;
  return {
    written(place, { paymentIds, hash, rawTransaction }) {
      const entry = open.get(keyOf(place)) ?? { ...place, paymentIds, raws: [] };
      if (!entry.raws.includes(rawTransaction)) entry.raws.push(rawTransaction);
      keepNewest(open, keyOf(place), entry);
      keepNewest(attempts, rawTransaction, { paymentIds, hash, number: entry.raws.length, nonce: place.nonce });
    },
    paymentsAt: (place) => open.get(keyOf(place))?.paymentIds ?? [],
    placesOn: (laneId) => [...open.values()].filter((entry) => entry.laneId === laneId),
    find: (rawTransaction) => attempts.get(rawTransaction),
    closed(place) {
      for (const raw of open.get(keyOf(place))?.raws ?? []) attempts.delete(raw);
      open.delete(keyOf(place));
    },
  };
}
