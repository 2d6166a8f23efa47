import type { Chain } from "@lunas/catalog/chain";
import type { SettledTerms } from "../settlement/confirm/what-next";
import type { Settled, StoredPayment } from "./stored-payment";

/**
 * The finality of a confirmed payment's block; `lost`: the block is gone and the payment is in no other. For a pending
 * payment `preconfirmed`: a node has seen it settled, in no block yet or not deep enough.
 */
export type Finality = "preconfirmed" | "included" | "safe" | "finalized" | "lost";

/** Heights of the node's tagged blocks; null: the node has no such tag. */
export interface TaggedHeads {
  readonly latest: number;
  readonly safe: number | null;
  readonly finalized: number | null;
}

/** Where a settlement is now: its block's height, or `lost`; null: unknown. */
export type Whereabouts = number | "lost" | null;

/** Where a settlement was when it was written down, and the transfer by which its transaction shows it. */
export interface KnownSettlement extends Pick<Settled, "txHash" | "blockNumber"> {
  /** Of a late settlement it is not kept: null. */
  readonly blockHash: Settled["blockHash"] | null;
  readonly transfer: SettledTerms;
}

/** By what the settlement's log is recognised. */
export function settledTermsOf({
  authorization: { kind, terms, token: asset, from: payer, amount },
  payTo,
}: Pick<StoredPayment, "authorization" | "payTo">): SettledTerms {
  return { kind, terms, asset, payer, payTo, amount };
}

export function knownSettlement(
  payment: Pick<StoredPayment, "authorization" | "payTo">,
  { txHash, blockNumber, ...block }: Pick<Settled, "txHash" | "blockNumber"> & Partial<Settled>,
): KnownSettlement {
  return { txHash, blockNumber, blockHash: block.blockHash ?? null, transfer: settledTermsOf(payment) };
}

/** Answers from memory, reads the chain in the background, and never throws. */
export interface FinalityReader {
  /** Null while they are unknown or too old. */
  heads(chainId: Chain["chainId"]): Promise<TaggedHeads | null>;
  /** Read from the chain, and cached briefly. */
  whereabouts(chainId: Chain["chainId"], settled: KnownSettlement): Promise<Whereabouts>;
  /** For a pending payment; false if the chain does not report it or may not be read. */
  isPreconfirmed(payment: Preconfirmable): Promise<boolean>;
}

/** The fields of a payment whose newest transaction a node may know before a block has it. */
export type Preconfirmable = Pick<StoredPayment, "chainId" | "txHash" | "authorization" | "payTo">;

/** The chain's state in a payment record; empty while unknown. */
export interface ChainState {
  readonly confirmations?: number;
  readonly finality?: Finality;
}

export const preconfirmed: ChainState = { confirmations: 0, finality: "preconfirmed" };

/** @param at the height of the payment's present block. */
export function chainStateAt(at: number | "lost", heads: TaggedHeads): ChainState {
  if (at === "lost") return { confirmations: 0, finality: "lost" };
  // The node is behind the one that saw the block, and knows nothing of it.
  if (heads.latest < at) return {};
  const isCovered = (height: number | null) => height !== null && height >= at;
  const finality = isCovered(heads.finalized) ? "finalized" : isCovered(heads.safe) ? "safe" : "included";
  return { confirmations: heads.latest - at + 1, finality };
}

/** Uses the tagged heads only: no request for each payment. */
export async function chainStateByHeads(reader: FinalityReader, payment: StoredPayment): Promise<ChainState> {
  const { status, settled, chainId } = payment;
  if (status !== "confirmed" || settled === null) return {};
  const heads = await reader.heads(chainId);
  return heads === null ? {} : chainStateAt(settled.blockNumber, heads);
}

/** Also reads whether the block still exists, and whether a pending payment is preconfirmed. */
export async function chainStateNow(reader: FinalityReader, payment: StoredPayment): Promise<ChainState> {
  const { status, settled, chainId } = payment;
  if (status === "pending" && (await reader.isPreconfirmed(payment))) return preconfirmed;
  if (status !== "confirmed" || settled === null) return {};
  const [heads, at] = await Promise.all([
    reader.heads(chainId),
    reader.whereabouts(chainId, knownSettlement(payment, settled)),
  ]);
  return heads === null || at === null ? {} : chainStateAt(at, heads);
}
