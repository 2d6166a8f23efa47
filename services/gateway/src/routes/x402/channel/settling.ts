import type { Address, Chain } from "@lunas/catalog/chain";
import type { ShopDeposit } from "@lunas/domain/channel/shop/payload";
import type { ChannelManagers, ChannelReader } from "@lunas/domain/channel/shop/ports";
import type { ShopClaim, ShopPayout, ShopRefund } from "@lunas/domain/channel/shop/requested";
import type { Authenticated } from "@lunas/domain/merchant/api-key";
import type { Hex } from "@lunas/domain/shared/hex";
import type { Refusal } from "@lunas/domain/shared/refusal";
import type { Signal } from "@lunas/domain/shared/signal";
import type { RequestContext } from "../../../http/context";

/** A settlement that a stock server asks for. */
export interface ShopRequest {
  readonly caller: Authenticated;
  readonly chain: Chain;
  /** SHA-256 of the body's canonical JSON: a repeat of the request has the same. */
  readonly bodyHash: Hex;
  readonly context: RequestContext;
  readonly signal: Signal;
  /** The longest wait for an outcome of something that is stored. */
  readonly waitMs: number;
  /** Called when it is stored. From then on the answer may only report its outcome. */
  readonly onStored: () => void;
  /** Takes what is to be called with whether the answer was written completely. */
  readonly onDelivered: (report: (isWritten: boolean) => void) => void;
  readonly onFault: (error: unknown) => void;
}

/** How it ended. Amounts in base units. */
export type ChannelEnd =
  /** `amount`: what the transaction moved, as the chain shows it; null: a claim. */
  | { readonly kind: "settled"; readonly txHash: Hex; readonly blockNumber: number; readonly amount: bigint | null }
  /** Proven on the chain. */
  | { readonly kind: "failed"; readonly txHash: Hex | null; readonly message: string }
  | { readonly kind: "pending"; readonly txHash: Hex | null };

/** What a shop's own server makes lanes send, as rows of `channel_actions` with the cause `shop`. */
export interface ShopActions {
  /**
   * The end of what an earlier request with this body stored, after a wait where it is open; of a payout only if no request has got
   * it yet, as each of them has the same body. Null: there is none.
   */
  join(request: ShopRequest): Promise<ChannelEnd | null>;
  claim(request: ShopRequest, claim: ShopClaim): Promise<ChannelEnd | Refusal>;
  refund(request: ShopRequest, refund: ShopRefund): Promise<ChannelEnd | Refusal>;
  payOut(request: ShopRequest, payout: ShopPayout): Promise<ChannelEnd | Refusal>;
}

export interface ChannelSettling {
  /**
   * Deposits as a payment of kind `deposit`, without a charge; its channel is kept by the shop (`managedBy`). A repeat joins the
   * stored payment before anything else is judged. Null: this service does not have it.
   */
  readonly deposit: ((request: ShopRequest, deposit: ShopDeposit) => Promise<ChannelEnd | Refusal>) | null;
  /** Null: this service does not have them. */
  readonly actions: ShopActions | null;
}

/** What the x402 endpoints need for channels. */
export interface ChannelFace {
  readonly reader: ChannelReader;
  readonly managers: ChannelManagers;
  readonly settling: ChannelSettling;
  /** Every address whose signatures a settler can make, old and new. */
  readonly authorizersOf: (chain: Chain) => readonly Address[];
}
