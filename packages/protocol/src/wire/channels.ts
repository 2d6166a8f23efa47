import type { Hex } from "./hex";
import type { NetworkName } from "./network-name";
import type { ChannelRequirements } from "./requirements";
import type { PaymentPayload } from "./x402";

/** Plain types of scheme `batch-settlement`; `wire.test.ts` compares them with the schemas. Amounts in base units. */

/** What a channel is. Its EIP-712 digest is the channel's id. */
export interface ChannelConfig {
  payer: Hex;
  /** Whose signature a voucher has: a key. */
  payerAuthorizer: Hex;
  /** The merchant's wallet. */
  receiver: Hex;
  /** Who signs claims and refunds. */
  receiverAuthorizer: Hex;
  token: Hex;
  /** In seconds. */
  withdrawDelay: number;
  /** 32 bytes. */
  salt: Hex;
}

/** The payer's signed promise: the merchant may claim up to this sum of all charges. */
export interface Voucher {
  channelId: Hex;
  maxClaimableAmount: string;
  signature: Hex;
}

/** The Permit2 authorization of a deposit; its witness is the channel. */
export interface DepositAuthorization {
  from: Hex;
  permitted: { token: Hex; amount: string };
  spender: Hex;
  nonce: string;
  deadline: string;
  witness: { channelId: Hex };
  signature: Hex;
}

export interface VoucherPart {
  type: "voucher";
  channelConfig: ChannelConfig;
  voucher: Voucher;
}

export interface DepositPart {
  type: "deposit";
  channelConfig: ChannelConfig;
  voucher: Voucher;
  deposit: { amount: string; authorization: { permit2Authorization: DepositAuthorization } };
}

export interface RefundPart {
  type: "refund";
  channelConfig: ChannelConfig;
  voucher: Voucher;
  /** What is given back; left out: all that is unused. */
  amount?: string;
}

/** What a 402 adds to `extra` where the payer's state of the channel is not the merchant's. */
export interface CorrectiveExtra {
  channelState: ChannelState;
  /** The newest voucher that the merchant has. Missing: there is none. */
  voucherState?: { signedMaxClaimable: string; signature: Hex };
}

/** The decoded header of a payer who pays by a channel. */
export interface ChannelPayload extends Omit<PaymentPayload, "payload" | "accepted"> {
  payload: VoucherPart | DepositPart | RefundPart;
  accepted: ChannelRequirements;
}

/** A channel as x402 shows it beside a settlement. */
export interface ChannelState {
  channelId: Hex;
  /** What was deposited and not given back. */
  balance: string;
  totalClaimed: string;
  /** In the chain's seconds; 0: no withdrawal is under way. */
  withdrawRequestedAt: number;
  refundNonce: string;
  /** The sum of the channel's charges. */
  chargedCumulativeAmount?: string;
}

/** The decoded value of `PAYMENT-RESPONSE`. Of a voucher `transaction` and `amount` are empty. */
export interface ChannelSettlement {
  success: true;
  transaction: string;
  network: `${string}:${string}`;
  payer: Hex;
  amount: string;
  extra: { chargedAmount?: string; channelState: ChannelState };
}

/** A channel in look-ups, lists, webhooks and events. */
export interface ChannelRecord {
  channelId: Hex;
  environment: "sandbox" | "production";
  network: NetworkName;
  token: string;
  payer: Hex;
  payerAuthorizer: Hex;
  receiver: Hex;
  receiverAuthorizer: Hex;
  withdrawDelay: number;
  salt: Hex;
  /** Who keeps the books of its charges. */
  managedBy: "lunas" | "shop";
  /** `open` takes charges. `short`: its charges are more than its balance. */
  status: "open" | "withdrawing" | "short" | "closed";
  /** What was deposited and not given back. Claims are not taken off it. */
  balance: string;
  charged: string;
  claimed: string;
  /** What can still be charged. */
  available: string;
  /** When a withdrawal that is under way can end; null: none is. */
  withdrawableAt: string | null;
  openedAt: string;
  lastChargeAt: string | null;
}

/** A charge of a channel. */
export interface ChargeRecord {
  chargeId: string;
  channelId: Hex;
  amount: string;
  /** The channel's sum with it. */
  cumulative: string;
  resource: string | null;
  description: string | null;
  metadata: Record<string, string>;
  /** `voided`: the merchant took it back before it was claimed. */
  status: "charged" | "voided";
  createdAt: string;
}

/** One transfer of what was claimed to the merchant's wallet. */
export interface PayoutRecord {
  payoutId: string;
  environment: "sandbox" | "production";
  network: NetworkName;
  token: string;
  receiver: Hex;
  /** What was paid; null: it is not confirmed. */
  amount: string | null;
  channels: number;
  txHash: string | null;
  /** `failed`: the token refused it; it is tried again. */
  status: "pending" | "confirmed" | "failed";
  createdAt: string;
  timestamp: string | null;
}

/** The answer of `POST /facilitate` to a payload of a channel. */
export interface ChargeResponse {
  success: true;
  /** Null: nothing was charged. */
  chargeId: string | null;
  channel: ChannelRecord;
  settlement: ChannelSettlement;
}
