import type { Address } from "@lunas/catalog/chain";
import type { BroadcastOutcome } from "@lunas/domain/settlement/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import type { FakeTransaction } from "./fake-transaction";

/** What waits to be mined: one transaction for each sender and nonce. */
export interface FakeMempool {
  /** Judges as nodes do: a replacement has to offer a tenth more in both fees. */
  add(transaction: FakeTransaction, minedNonce: number): BroadcastOutcome;
  /** Each sender's next ones without a gap, as far as their fee caps reach the demand. */
  mineable(minedNonce: (address: Address) => number, demandedFeeCapWei: bigint): FakeTransaction[];
  /** Forgets what is mined by now. */
  prune(minedNonce: (address: Address) => number): void;
  drop(hash: Hex): void;
  hashes(): Hex[];
}

export function fakeMempool(): FakeMempool {
  const waiting = new Map<string, FakeTransaction>();
  const forget = (isGone: (transaction: FakeTransaction) => boolean) => {
    for (const [key, transaction] of waiting) if (isGone(transaction)) waiting.delete(key);
  };
  return {
    add: (transaction, minedNonce) => {
      const key = `${transaction.from} ${transaction.nonce}`;
      const earlier = waiting.get(key);
      if (earlier?.hash === transaction.hash) return { kind: "known" };
      if (transaction.nonce < minedNonce) return { kind: "nonce_too_low" };
      if (earlier !== undefined && !outbids(transaction, earlier)) return { kind: "underpriced" };
      waiting.set(key, transaction);
      return { kind: "accepted" };
    },
    mineable: (minedNonce, demandedFeeCapWei) => {
      const taken: FakeTransaction[] = [];
      const next = new Map<Address, number>();
      for (const each of [...waiting.values()].sort((a, b) => a.nonce - b.nonce)) {
        const expected = next.get(each.from) ?? minedNonce(each.from);
        if (each.nonce !== expected || each.fees.feeCapWei < demandedFeeCapWei) continue;
        taken.push(each);
        next.set(each.from, expected + 1);
      }
      return taken;
    },
    prune: (minedNonce) => forget(({ from, nonce }) => nonce < minedNonce(from)),
    drop: (hash) => forget((transaction) => transaction.hash === hash),
    hashes: () => [...waiting.values()].map(({ hash }) => hash),
  };
}

function outbids({ fees }: FakeTransaction, { fees: earlier }: FakeTransaction): boolean {
  return fees.feeCapWei * 10n >= earlier.feeCapWei * 11n && fees.tipWei * 10n >= earlier.tipWei * 11n;
}
