import type { Address, Chain } from "@lunas/catalog/chain";
import type { GasReason } from "../../payment/gas";
import type { Hex } from "../../shared/hex";
import type { ChannelActionId, MerchantId } from "../../shared/id";
import type { ChannelAction } from "../action";
import type { ChannelConfig, ChannelId, StoredChannel } from "../channel";
import type { ShopClaimRow } from "./payload";

/** A claim whose rows are judged. */
export interface ShopClaim {
  readonly rows: readonly ShopClaimRow[];
  readonly authorizer: Address;
  /** Null: our authorizer signs. With one the rows stand as they are. */
  readonly signature: Hex | null;
}

export interface ShopRefund {
  readonly config: ChannelConfig;
  readonly channelId: ChannelId;
  /** As it is signed; the contract gives back at most what is there. */
  readonly amount: bigint;
  readonly nonce: bigint;
  /** Null: our authorizer signs. */
  readonly signature: Hex | null;
  /** Goes before it in the same transaction; null: nothing is claimed. */
  readonly claim: ShopClaim | null;
}

export interface ShopPayout {
  readonly receiver: Address;
  readonly token: Address;
}

/** What a stock server asks for. */
export type ShopAction =
  | { readonly kind: "claim"; readonly claim: ShopClaim }
  | { readonly kind: "refund"; readonly refund: ShopRefund }
  | { readonly kind: "payout"; readonly payout: ShopPayout };

export interface ShopCaller {
  readonly merchantId: MerchantId;
  readonly chain: Chain;
  /** SHA-256 of the request's body. */
  readonly bodyHash: Hex;
  /** What another request with this body made in this time is also this one's. */
  readonly requestedMsAgo: number;
}

export type ShopRequestOutcome =
  | { readonly kind: "made" | "joined"; readonly id: ChannelActionId }
  /** Another refund of the channel is under way. */
  | { readonly kind: "busy" }
  /** The channel's payer has had as many refunds within 24 hours as one may. */
  | { readonly kind: "payer_daily_refunds" }
  | { readonly kind: "kept_by_lunas" | "foreign_wallet" | "foreign_channel" }
  | { readonly kind: "gas"; readonly reason: GasReason };

/** An action as far as it got. Amounts in base units. */
export interface RequestedShopAction {
  readonly status: ChannelAction["status"];
  readonly amount: bigint | null;
  /** Of an open one: the newest transaction that carries it. */
  readonly txHash: Hex | null;
  readonly blockNumber: number | null;
  readonly failure: { readonly code: string; readonly message: string } | null;
}

/** What stock servers ask the settler to send. A gateway writes no calldata and signs nothing. */
export interface ShopActionStore {
  /**
   * What an earlier request with this body asked for: while it is open, or its end if no request got that within ten minutes; a claim or
   * refund also later, if it was confirmed. Null: there is none.
   */
  earlier(asking: ShopCaller): Promise<ChannelActionId | null>;
  ask(asking: ShopCaller, action: ShopAction & { readonly id: ChannelActionId }): Promise<ShopRequestOutcome>;
  find(id: ChannelActionId): Promise<RequestedShopAction | null>;
  /** A request got the end as its answer. */
  noteAnswered(asking: ShopCaller, id: ChannelActionId): Promise<void>;
}

/** A request that is not written yet, as the settler reads it. */
export interface StoredShopAction {
  readonly id: ChannelActionId;
  readonly merchantId: MerchantId;
  readonly tokenSymbol: string | null;
  readonly createdAtMs: number;
  readonly action: ShopAction;
  /** The channels that it names, as they are stored. */
  readonly channels: readonly StoredChannel[];
  /** Of a payout: the channels that were claimed since the last one. */
  readonly unpaidChannels: number;
}
