import type { Address, Environment, Network } from "@lunas/catalog/chain";
import type { Hex } from "../shared/hex";
import type { ChannelActionId, ChargeId, MerchantId } from "../shared/id";

/** The contract's id of a channel: the EIP-712 digest of its config, 32 bytes in lower case. It binds chain and contract. */
export type ChannelId = Hex;

/** What a payer agreed to when it opened a channel; it never changes. Field names and order are the contract's. */
export interface ChannelConfig {
  readonly payer: Address;
  /** Whose signature a voucher has: a key. The payer itself where it has no code. */
  readonly payerAuthorizer: Address;
  /** The merchant's wallet. */
  readonly receiver: Address;
  /** Who signs claims and refunds for the receiver. */
  readonly receiverAuthorizer: Address;
  readonly token: Address;
  /** Between the payer's request to withdraw and the withdrawal. */
  readonly withdrawDelay: number;
  /** 32 bytes; lets one payer have several channels to one receiver. */
  readonly salt: Hex;
}

/**
 * `withdrawing`: the payer has started a withdrawal. `short`: its charges are more than its balance. Neither takes a charge.
 * `closed`: nothing is left in it.
 */
export type ChannelStatus = "open" | "withdrawing" | "short" | "closed";

/** Who keeps the books of its charges: Lunas, or a stock server of the merchant. Said by the channel's first use. */
export type ChannelManager = "lunas" | "shop";

/** The contract's state of a channel, read at one block. Amounts in base units. */
export interface ChannelOnChain {
  /** What was deposited and not given back; claims are not taken off it. */
  readonly balance: bigint;
  readonly claimed: bigint;
  readonly refundNonce: bigint;
  readonly withdrawAmount: bigint;
  /** In the chain's seconds; 0: no withdrawal is under way. */
  readonly withdrawRequestedAt: number;
  readonly readAtBlock: number;
}

/** A channel as it is stored. Amounts in base units, times in milliseconds unless the name says otherwise. */
export interface StoredChannel {
  readonly id: ChannelId;
  readonly merchantId: MerchantId;
  readonly environment: Environment;
  readonly network: Network;
  readonly chainId: number;
  readonly tokenSymbol: string;
  readonly config: ChannelConfig;
  readonly managedBy: ChannelManager;
  readonly status: ChannelStatus;
  readonly onChain: ChannelOnChain;
  /** The sum of its charges that are not voided. */
  readonly charged: bigint;
  /** The most that the newest voucher lets the merchant claim, and that voucher's signature; null: none yet. */
  readonly signedMax: bigint;
  readonly voucherSignature: Hex | null;
  readonly lastChargeId: ChargeId | null;
  readonly lastChargeAtMs: number | null;
  readonly unclaimedSinceMs: number | null;
  /** The claim or refund under way. */
  readonly actionId: ChannelActionId | null;
  readonly openedAtMs: number;
  readonly closedAtMs: number | null;
}

interface ChannelBase {
  readonly onChain: Pick<ChannelOnChain, "claimed">;
  readonly charged: bigint;
}

/** What a channel's sums are made of. */
interface ChannelSums extends ChannelBase {
  readonly onChain: Pick<ChannelOnChain, "balance" | "claimed">;
}

/**
 * What the next voucher goes on from: what is charged; or what the contract has claimed, where rows that were lost have charged it. A
 * voucher below that is worth nothing.
 */
export function baseOf({ onChain, charged }: ChannelBase): bigint {
  return charged > onChain.claimed ? charged : onChain.claimed;
}

/** What the payer can still be charged. Never below 0. */
export function availableIn(channel: ChannelSums): bigint {
  const [{ balance }, spent] = [channel.onChain, baseOf(channel)];
  return balance > spent ? balance - spent : 0n;
}

/** What is charged and not claimed: the merchant's risk. Never below 0. */
export function unclaimedOf({ onChain, charged }: ChannelSums): bigint {
  return charged > onChain.claimed ? charged - onChain.claimed : 0n;
}

/** When a withdrawal that is under way can end; null: none is. */
export function withdrawableAtMs({
  config,
  onChain,
}: {
  readonly config: Pick<ChannelConfig, "withdrawDelay">;
  readonly onChain: Pick<ChannelOnChain, "withdrawRequestedAt">;
}): number | null {
  const { withdrawRequestedAt } = onChain;
  return withdrawRequestedAt === 0 ? null : (withdrawRequestedAt + config.withdrawDelay) * 1_000;
}
