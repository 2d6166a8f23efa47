import type { Hex } from "../../shared/hex";
import type { ActionOrder, Attempt, LaneLease, SettlementOrder, Transaction } from "../attempt";
import type { Receipt } from "../head";
import type { OpenTransaction } from "../ports";
import type { TakenLane } from "./lane-store";

/** An open transaction and what this process has seen of it. */
export interface OpenEntry {
  transaction: Transaction;
  /** Null for bundles, cancellation transactions (`filler`), grants, and once the payment has ended. */
  order: SettlementOrder | null;
  /** For a bundle: its payments that had not ended when it was written or taken over. */
  readonly bundled?: readonly SettlementOrder[];
  /** For a reopened transaction: its payments that are confirmed. */
  readonly confirmed?: readonly SettlementOrder[];
  /** For an action of channels. */
  readonly action?: ActionOrder;
  receipt: Receipt | null;
  broadcastAtMs: number;
  /** The node refused the newest attempt as underpriced: it needs a higher fee. */
  isUnderpriced: boolean;
  /** The node refused it because the nonces before it are not mined. */
  isAhead?: boolean;
  /** The newest head at the first broadcast of the newest attempt; null before it. */
  sentAtBlock: number | null;
  /** Attempts that the node refused: they cannot be mined and need not be outbid. */
  readonly refused: Set<Hex>;
  /** Where and when a foreign transaction was first seen to have used the nonce; null: not seen. */
  foreign: { readonly sinceBlock: number; readonly sinceMs: number } | null;
  /** Of replacements that were refused; undefined: none was, or one has been taken since. */
  refusedReplacement?: RefusedReplacement | undefined;
  /** A remote signer is signing a replacement. */
  isReplacing?: boolean;
  /** It was final, and whether its row is closed is unknown: the database's answer was lost. */
  mayBeClosed?: boolean;
  /** The block that the payment's row names; undefined: not known here. */
  notedBlock: number | null | undefined;
}

/** A lane that this process holds: the lease, and state that is not in the rows. */
export interface Lane {
  readonly lease: LaneLease;
  /** When this process took the lane. */
  readonly takenAtMs: number;
  nextNonce: number;
  /** By nonce, in order. */
  readonly open: Map<number, OpenEntry>;
  /** The balance is too low to send: the lane gets nothing new, its open transactions are followed. */
  isResting: boolean;
  /** A remote signer is signing the lane's next transactions. Until they are written its nonces go to no other call. */
  isSigning: boolean;
  /** Since when the lane's signer has not been able to sign, whether or not another settler could reach it. */
  silentSinceMs?: number | undefined;
  /** Since when this process cannot reach the lane's signer. */
  unsignableSinceMs?: number | undefined;
  /** Until this time the lane is kept although it is above the fair share: no other settler took it. */
  spareUntilMs?: number;
  /** What the node showed of how many transactions it keeps; undefined: it has refused none as ahead, or has kept more since. */
  kept?: KeptNonces | undefined;
  /** The last balance read, here or by the last holder, less what was paid since; null before the first reading. */
  balanceWei: bigint | null;
  /** This process has read the balance itself. */
  isBalanceRead: boolean;
}

/** A node refused a nonce as ahead of its account's next one, and kept those before it. */
export interface KeptNonces {
  readonly most: number;
  readonly sinceMs: number;
  /** After a while one more is sent: the refusal may have come from a node that was behind. */
  readonly mayTryMore: boolean;
}

/**
 * A lane after a takeover: this process broadcasts and follows what the last holder wrote. The last holder's clock may
 * be ahead: a creation time in the future becomes now, so that a replacement does not wait longer.
 */
export function takeOver(
  taken: LaneLease & Partial<TakenLane>,
  written: readonly OpenTransaction[],
  nowMs: number,
): Lane {
  const { isResting = false, balanceWei = null, ...lease } = taken;
  const open = new Map<number, OpenEntry>();
  for (const { transaction, order, bundled, confirmed, action } of written) {
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
      ...(action && { action }),
      ...unseen,
      refused: new Set(),
    });
  }
  const fresh = { isResting, isSigning: false, balanceWei, isBalanceRead: false };
  return { lease, takenAtMs: nowMs, nextNonce: lease.nextNonce, open, ...fresh };
}

/**
 * Call it when a reorganisation removed the entry's block. The node may have dropped the transaction, and all later
 * nonces of the lane wait for it. The entry counts as never broadcast, so that the next round broadcasts it and counts
 * blocks from then on.
 */
export function takeBack(entry: OpenEntry): void {
  entry.receipt = null;
  entry.broadcastAtMs = 0;
  entry.sentAtBlock = null;
}

/** The payments that an open transaction carries. */
export function ordersOf({ order, bundled = [] }: Pick<OpenEntry, "order" | "bundled">): readonly SettlementOrder[] {
  return order === null ? bundled : [order];
}

/**
 * The attempt that a node may hold: the dearest one that no node refused. For a `filler` the newest, because the
 * attempts before it may only revert.
 */
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

/** Another attempt for a nonce that was refused: how often in a row, when it is tried again, and when the operator was told. */
export interface RefusedReplacement {
  readonly how: "replace" | "cancel";
  readonly times: number;
  readonly dueMs: number;
  readonly reportedAtMs: number;
}
