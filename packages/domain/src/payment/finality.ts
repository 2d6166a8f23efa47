import type { Chain } from "@lunas/catalog/chain";
import type { Settled, StoredPayment } from "./stored-payment";

/**
 * How sure the chain is of a confirmed payment's block; `lost`: the block is gone, and the payment is in no other. Of a pending payment
 * `preconfirmed`: a node has seen it settled, in no block yet or in one that is not deep enough.
 */
export type Finality = "preconfirmed" | "included" | "safe" | "finalized" | "lost";

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
  /** Of a pending payment; false where the chain does not tell, or is not to be asked. */
  isPreconfirmed(payment: Preconfirmable): Promise<boolean>;
}

/** A payment whose newest transaction may be known to a node before a block has it. */
export type Preconfirmable = Pick<StoredPayment, "chainId" | "txHash" | "authorization" | "payTo">;

/** What a record says of the chain at the time of asking; nothing where it is not known. */
export interface ChainState {
  readonly confirmations?: number;
  readonly finality?: Finality;
}

export const preconfirmed: ChainState = { confirmations: 0, finality: "preconfirmed" };

/** @param at the height of the block that it is in now. */
export function chainStateAt(at: number | "lost", heads: TaggedHeads): ChainState {
  if (at === "lost") return { confirmations: 0, finality: "lost" };
  // The node is behind the one that saw it: it knows nothing of it.
  if (heads.latest < at) return {};
  const isCovered = (height: number | null) => height !== null && height >= at;
  const finality = isCovered(heads.finalized) ? "finalized" : isCovered(heads.safe) ? "safe" : "included";
  return { confirmations: heads.latest - at + 1, finality };
}

/** From the tagged heads alone: no question for each payment. */
export async function chainStateByHeads(reader: FinalityReader, payment: StoredPayment): Promise<ChainState> {
  const { status, settled, chainId } = payment;
  if (status !== "confirmed" || settled === null) return {};
  const heads = await reader.heads(chainId);
  return heads === null ? {} : chainStateAt(settled.blockNumber, heads);
}

/** Also whether its block is still there, and whether a pending one is as good as in a block. */
export async function chainStateNow(reader: FinalityReader, payment: StoredPayment): Promise<ChainState> {
  const { status, settled, chainId } = payment;
  if (status === "pending" && (await reader.isPreconfirmed(payment))) return preconfirmed;
  if (status !== "confirmed" || settled === null) return {};
  const [heads, at] = await Promise.all([reader.heads(chainId), reader.whereabouts(chainId, settled)]);
  return heads === null || at === null ? {} : chainStateAt(at, heads);
}
