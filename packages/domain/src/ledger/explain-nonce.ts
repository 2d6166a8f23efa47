import type { Hex } from "../shared/hex";
import type { LedgerLane, LedgerNonce, MinedTransaction, Owner } from "./ledger";

export interface NonceFacts {
  readonly lane: LedgerLane;
  /** The lane's mined nonce count. */
  readonly mined: number;
  /** The oldest block whose transactions the node has. */
  readonly oldestKept: number;
  /** The attempts that are on the chain. */
  readonly onChain: ReadonlyMap<Hex, MinedTransaction>;
}

export interface Explained {
  readonly owner: Owner;
  /** Disagreements between rows and chain; empty if all is well. */
  readonly disagreements: readonly string[];
}

/** The owner of a nonce, and whether the chain agrees. Pure. */
export function explainNonce(row: LedgerNonce, { lane, mined, onChain, oldestKept }: NonceFacts): Explained {
  const found = row.attempts.flatMap(({ hash }) => onChain.get(hash) ?? []);
  const where = `nonce ${row.nonce} of ${lane.address}`;
  const says = (...words: (string | null)[]) => words.filter((word) => word !== null).map((word) => `${where} ${word}`);
  if (!row.isClosed) return { owner: "open", disagreements: [] };
  if (row.nonce >= mined) return { owner: ownerOf(row), disagreements: says("is closed in the rows but not mined") };
  if (row.minedHash === null) {
    const [ours] = found;
    return {
      owner: "external",
      disagreements: says(ours ? `is marked as external, but is ours: ${ours.hash}` : null),
    };
  }
  const isForgotten = row.blockNumber !== null && row.blockNumber < oldestKept;
  const own = found.find(({ hash }) => hash === row.minedHash);
  return {
    owner: ownerOf(row),
    disagreements:
      own === undefined
        ? says(isForgotten ? null : `was mined as ${row.minedHash}, which the chain does not have`)
        : says(...compare(row, lane, own)),
  };
}

function ownerOf({ purpose, minedHash, attempts, isRefill }: LedgerNonce): Owner {
  switch (purpose) {
    case "filler": {
      // A payment's transaction may be mined although a cancellation (`filler`) was to replace it.
      const mined = attempts.find(({ hash }) => hash === minedHash)?.purpose;
      return mined === "payment" || mined === "bundle" || mined === "channel" ? mined : "filler";
    }
    case "grant":
      return isRefill ? "refill" : "faucet";
    case "funding":
      return "funding";
    case "channel":
      return "channel";
    case "bundle":
      return "bundle";
    case "payment":
      return attempts[0]?.hash === minedHash ? "payment" : "replacement";
  }
}

function compare(row: LedgerNonce, lane: LedgerLane, own: MinedTransaction): (string | null)[] {
  // A settlement by the treasury counts like a third party's: its payment's own row holds it.
  const settles = row.purpose !== "grant" && own.status === "success" && own.settlements.length > 0;
  const settled = row.bundled.filter(({ settledBy }) => settledBy === own.hash);
  return [
    own.from === lane.address ? null : `was sent by ${own.from}`,
    own.nonce === row.nonce ? null : `was mined under ${own.nonce}`,
    own.status === row.minedStatus ? null : `is ${row.minedStatus} in the rows and ${own.status} on the chain`,
    own.blockNumber === row.blockNumber ? null : `is in block ${row.blockNumber} in the rows and in ${own.blockNumber}`,
    row.bundled.length > 0 && settled.length !== own.settlements.length
      ? `settled ${own.settlements.length} payments, and the rows name ${settled.length}`
      : null,
    settles && row.bundled.length === 0 && row.settledBy !== own.hash
      ? `settled ${row.paymentId}, whose row names ${row.settledBy ?? "no settlement"}`
      : null,
    wrongAction(row, own),
  ];
}

/** The action that a mined transaction carries names it. */
function wrongAction({ attempts, action }: LedgerNonce, { hash }: MinedTransaction): string | null {
  const purpose = attempts.find((attempt) => attempt.hash === hash)?.purpose;
  if (purpose !== "channel") return null;
  if (action === null) return "carries no claim, payout or refund";
  return action.txHash === hash ? null : `carries ${action.id}, whose row names ${action.txHash ?? "no transaction"}`;
}
