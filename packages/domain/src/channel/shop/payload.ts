import type { Address, Chain } from "@lunas/catalog/chain";
import type { Payee } from "../../merchant/api-key";
import type { Authorization } from "../../payment/authorization";
import type { ApprovalOffer } from "../../payment/sponsorship/approval";
import type { Hex } from "../../shared/hex";
import type { ChannelConfig, ChannelId } from "../channel";

/** What a stock server demands, and for whom the key asks. */
export interface ShopTerms {
  readonly merchant: Payee;
  readonly chain: Chain;
  readonly payTo: Address;
  readonly asset: Address;
  readonly receiverAuthorizer: Address | null;
  readonly withdrawDelay: number | null;
}

/** A voucher as a request has it: its id is not yet compared with its config. Amounts in base units. */
export interface ShopVoucher {
  readonly config: ChannelConfig;
  readonly channelId: ChannelId;
  readonly signedMax: bigint;
  readonly signature: Hex;
}

export interface ShopDeposit {
  readonly voucher: ShopVoucher;
  readonly amount: bigint;
  readonly authorization: ShopDepositAuthorization;
  /** The payer's signed approval of Permit2; null: the payload has none. */
  readonly approval: ApprovalOffer | null;
  readonly resource: string | null;
  readonly description: string | null;
}

/** The Permit2 authorization of a deposit. */
export interface ShopDepositAuthorization extends Omit<Authorization, "kind" | "terms" | "to" | "validAfterSeconds"> {
  readonly channelId: ChannelId;
}

/** A row of a shop's claim. */
export interface ShopClaimRow {
  readonly config: ChannelConfig;
  readonly channelId: ChannelId;
  readonly signedMax: bigint;
  readonly signature: Hex;
  /** What the contract shall have as claimed. */
  readonly totalClaimed: bigint;
}

/** Of the token of a deposit, in base units. */
export interface PayerFunds {
  readonly balance: bigint;
  /** For Permit2. */
  readonly allowance: bigint;
}
