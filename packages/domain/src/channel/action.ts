import type { Address, Environment, Network } from "@lunas/catalog/chain";
import type { Hex } from "../shared/hex";
import type { ChannelActionId, MerchantId } from "../shared/id";
import type { ChannelConfig, ChannelId } from "./channel";

/** `withdrawal`: the payer started one, so it is urgent. `shop`: a stock server's own claim, payout or refund. */
export type ActionCause = "schedule" | "withdrawal" | "merchant" | "payer" | "wallet_change" | "shop";

/** `planned`: written, and no transaction carries it. `sent`: one does. */
export type ActionStatus = "planned" | "sent" | "confirmed" | "failed";

/** A channel in a claim: its newest voucher, and the sum that the contract will have as claimed. Amounts in base units. */
export interface ClaimRow {
  readonly channelId: ChannelId;
  readonly merchantId: MerchantId;
  readonly config: ChannelConfig;
  readonly signedMax: bigint;
  readonly voucherSignature: Hex;
  readonly totalClaimed: bigint;
  /** What of it was new when it was planned. */
  readonly amount: bigint;
}

/** What a lane sends for channels. Written before it is sent; its calldata holds every signature that it needs. */
export interface ChannelAction {
  readonly id: ChannelActionId;
  readonly kind: "claim" | "payout" | "refund";
  readonly chainId: number;
  readonly environment: Environment;
  readonly network: Network;
  /** Null: a claim, whose rows may be of several merchants. */
  readonly merchantId: MerchantId | null;
  readonly asset: Address | null;
  readonly receiver: Address | null;
  readonly authorizer: Address | null;
  readonly cause: ActionCause;
  readonly status: ActionStatus;
  /** What a payout pays, or a refund gives back; base units. */
  readonly amount: bigint | null;
  readonly rows: readonly ClaimRow[];
  readonly calldata: Hex | null;
  readonly isUrgent: boolean;
  readonly txHash: Hex | null;
  readonly createdAtMs: number;
  readonly endedAtMs: number | null;
}
