import type { Chain } from "@lunas/catalog/chain";
import type { Settled, StoredPayment } from "./stored-payment";

/** How sure the chain is of a confirmed payment's block; `lost`: the block is gone, and the payment is in no other. */
export type Finality = "included" | "safe" | "finalized" | "lost";

/** Heights of the node's tagged blocks; null: the node has no such tag. */
export interface TaggedHeads {
  readonly latest: number;
  readonly safe: number | null;
  readonly finalized: number | null;
}

/** Where a settlement is now: its block's height, or `lost`; null: not known. */
export type Whereabouts = number | "lost" | null;

/** Answers from what is kept, asks the chain beside it, and never throws. */
export interface FinalityReader {
  /** Null while they are not known, or too old. */
  heads(chainId: Chain["chainId"]): Promise<TaggedHeads | null>;
  /** By the chain itself, remembered for a moment. */
  whereabouts(chainId: Chain["chainId"], settled: Settled): Promise<Whereabouts>;
}

/** What a record says of the chain at the time of asking; nothing where it is not known. */
export interface ChainStanding {
  readonly confirmations?: number;
  readonly finality?: Finality;
}

/** @param at the height of the block that it is in now. */
export function standingAt(at: number | "lost", heads: TaggedHeads): ChainStanding {
  if (at === "lost") return { confirmations: 0, finality: "lost" };
  // The node is behind the one that saw it: it knows nothing of it.
  if (heads.latest < at) return {};
  const isCovered = (height: number | null) => height !== null && height >= at;
  const finality = isCovered(heads.finalized) ? "finalized" : isCovered(heads.safe) ? "safe" : "included";
  return { confirmations: heads.latest - at + 1, finality };
}

/** From the tagged heads alone: no question for each payment. */
export async function standingByHeads(reader: FinalityReader, payment: StoredPayment): Promise<ChainStanding> {
  const { status, settled, chainId } = payment;
  if (status !== "confirmed" || settled === null) return {};
  const heads = await reader.heads(chainId);
  return heads === null ? {} : standingAt(settled.blockNumber, heads);
}

/** Also whether its block is still there. */
export async function standingNow(reader: FinalityReader, payment: StoredPayment): Promise<ChainStanding> {
  const { status, settled, chainId } = payment;
  if (status !== "confirmed" || settled === null) return {};
  const [heads, at] = await Promise.all([reader.heads(chainId), reader.whereabouts(chainId, settled)]);
  return heads === null || at === null ? {} : standingAt(at, heads);
}
