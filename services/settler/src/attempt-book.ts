import type { Hex } from "@lunas/domain/shared/hex";
import type { PaymentId } from "@lunas/domain/shared/id";
import { keepNewest } from "./keep-newest";

/** A nonce of a lane. */
export interface Place {
  readonly laneId: string;
  readonly nonce: number;
}

export interface WrittenAttempt {
  readonly paymentId: PaymentId;
  readonly hash: Hex;
  readonly rawTransaction: Hex;
}

export interface KnownAttempt {
  readonly paymentId: PaymentId;
  readonly hash: Hex;
  /** From 1, in the order of writing. */
  readonly number: number;
  readonly nonce: number;
}

/** Whose the transactions are that this settler sends. */
export interface AttemptBook {
  written(place: Place, attempt: WrittenAttempt): void;
  paymentAt(place: Place): PaymentId | null;
  find(rawTransaction: Hex): KnownAttempt | undefined;
  /** Nothing more will be published for the nonce. */
  closed(place: Place): void;
}

export function createAttemptBook(): AttemptBook {
  const attempts = new Map<Hex, KnownAttempt>();
  const open = new Map<string, { readonly paymentId: PaymentId; readonly raws: Hex[] }>();
  const keyOf = ({ laneId, nonce }: Place) => `${laneId}:${nonce}`;
  return {
    written(place, { paymentId, hash, rawTransaction }) {
      const entry = open.get(keyOf(place)) ?? { paymentId, raws: [] };
      if (!entry.raws.includes(rawTransaction)) entry.raws.push(rawTransaction);
      keepNewest(open, keyOf(place), entry);
      keepNewest(attempts, rawTransaction, { paymentId, hash, number: entry.raws.length, nonce: place.nonce });
    },
    paymentAt: (place) => open.get(keyOf(place))?.paymentId ?? null,
    find: (rawTransaction) => attempts.get(rawTransaction),
    closed(place) {
      for (const raw of open.get(keyOf(place))?.raws ?? []) attempts.delete(raw);
      open.delete(keyOf(place));
    },
  };
}
