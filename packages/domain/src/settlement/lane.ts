import type { Hex } from "../shared/hex";
import type { Attempt, LaneLease, SettlementOrder, Transaction } from "./attempt";
import type { Receipt } from "./head";
import type { OpenTransaction } from "./ports";
import type { RefusedReplacement } from "./refused-replacements";

/** An open transaction with what this process has seen of it. */
export interface OpenEntry {
  transaction: Transaction;
  /** Null for bundles, fillers, grants, and once the payment has ended. */
  order: SettlementOrder | null;
  /** Of a bundle: its payments that had not ended when it was written or taken over. */
  readonly bundled?: readonly SettlementOrder[];
  /** Of one that was opened again: those of its payments that are confirmed. */
  readonly confirmed?: readonly SettlementOrder[];
  receipt: Receipt | null;
  broadcastAtMs: number;
  /** The node refused the newest attempt as too cheap: no waiting makes it dearer. */
  isUnderpriced: boolean;
  /** The newest head when the newest attempt was first handed over; null while it was not. */
  sentAtBlock: number | null;
  /** Attempts that the node judged and did not take: nothing of them can be mined, nor has to be outbid. */
  readonly refused: Set<Hex>;
  /** Where and when its nonce was first seen mined by something that is not ours; null while it is not. */
  foreign: { readonly sinceBlock: number; readonly sinceMs: number } | null;
  /** Of replacements that were refused; undefined: none was, or one has been taken since. */
  refusedReplacement?: RefusedReplacement | undefined;
  /** A replacement is being signed elsewhere. */
  isReplacing?: boolean;
  /** The block that the payment's row says it is in; undefined: not known to us. */
  notedBlock: number | null | undefined;
}

/** A lane in the hands of this process: the lease, and what is known beyond the rows. */
export interface Lane {
  readonly lease: LaneLease;
  nextNonce: number;
  /** By nonce, in order. */
  readonly open: Map<number, OpenEntry>;
  /** Too poor to send: nothing new goes on it, what is open is followed. */
  isResting: boolean;
  /** Its next transactions are being signed elsewhere: until they are written nothing else is given its nonces. */
  isSigning: boolean;
  /** Since when this process does not reach its signer. */
  unsignableSinceMs?: number | undefined;
  /** Beyond this process's fair share, as nobody else took it: until then it is not handed back. */
  spareUntilMs?: number;
  /** As it was read, less what was paid since; null before the first reading. */
  balanceWei: bigint | null;
}

/**
 * A lane as it was taken over: whatever its last holder wrote is published and followed by us now. Its clock may have been
 * ahead of ours: what was written "later" than now was written now, or it would wait that much longer to be replaced.
 */
export function takeOver(lease: LaneLease, written: readonly OpenTransaction[], nowMs: number): Lane {
  const open = new Map<number, OpenEntry>();
  for (const { transaction, order, bundled, confirmed } of written) {
    const unseen = {
      receipt: null,
      broadcastAtMs: 0,
      isUnderpriced: false,
      sentAtBlock: null,
      foreign: null,
      notedBlock: undefined,
    };
    const attempts = transaction.attempts.map((attempt) => ({
      ...attempt,
      createdAtMs: Math.min(attempt.createdAtMs, nowMs),
    }));
    open.set(transaction.nonce, {
      ...{ transaction: { ...transaction, attempts }, order },
      ...(bundled && { bundled }),
      ...(confirmed && { confirmed }),
      ...unseen,
      refused: new Set(),
    });
  }
  return { lease, nextNonce: lease.nextNonce, open, isResting: false, isSigning: false, balanceWei: null };
}

/**
 * The block that it was in is gone. No node has to keep it for another one, and all that comes after it on the lane waits for
 * it: it counts as broadcast never, so that the next round of publishing broadcasts it, and blocks count from then on.
 */
export function takeBack(entry: OpenEntry): void {
  entry.receipt = null;
  entry.broadcastAtMs = 0;
  entry.sentAtBlock = null;
}

/** The payments that hang on an open transaction. */
export function ordersOf({ order, bundled = [] }: Pick<OpenEntry, "order" | "bundled">): readonly SettlementOrder[] {
  return order === null ? bundled : [order];
}

/** The attempt that a node may hold: the dearest that none has refused. Of fillers the newest, as what they took over from may only revert. */
export function heldAttempt({ attempts, purpose }: Transaction, refused: ReadonlySet<Hex>): Attempt | null {
  const newest = attempts.at(-1);
  if (purpose === "filler") return newest === undefined || refused.has(newest.hash) ? null : newest;
  return attempts
    .filter(({ hash }) => !refused.has(hash))
    .reduce<Attempt | null>(
      (dearest, each) => (dearest === null || each.fees.feeCapWei >= dearest.fees.feeCapWei ? each : dearest),
      null,
    );
}
