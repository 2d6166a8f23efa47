import type { Address, Chain } from "@lunas/catalog/chain";
import type { Payee } from "../merchant/api-key";
import type { Terms } from "../payment/claim";
import type { IdempotencyKey } from "../payment/idempotency-key";
import type { Hex } from "../shared/hex";
import type { ChannelConfig, ChannelId } from "./channel";

/** One entry of `accepts` of a channel. Its `amount` is the most that one request costs. */
export interface ChannelTerms extends Terms {
  /** Null: the entry does not say. */
  readonly receiverAuthorizer: Address | null;
  readonly withdrawDelay: number | null;
}

/** The payer's signed promise: the merchant may claim up to this sum of all its charges. In base units. */
export interface Voucher {
  readonly channelId: ChannelId;
  readonly maxClaimable: bigint;
  readonly signature: Hex;
}

/** One request to pay by a channel, parsed and authenticated, but not yet checked. */
export interface VoucherClaim {
  readonly merchant: Payee;
  readonly chain: Chain;
  /** The entry that the merchant demanded; a publishable key may leave it out. */
  readonly demanded: ChannelTerms | null;
  /** The entry that the payer says it accepted. */
  readonly accepted: ChannelTerms;
  readonly config: ChannelConfig;
  readonly voucher: Voucher;
  /** What is charged, in base units; null: the whole price. */
  readonly charge: bigint | null;
  readonly resource: string | null;
  readonly description: string | null;
  readonly metadata: Readonly<Record<string, string>> | null;
  /** SHA-256 of what the request says: a repeat with other contents is another request. */
  readonly bodyHash: Hex;
  readonly idempotency: IdempotencyKey | null;
}

/** The entry that counts: the merchant's own, where it is there. */
export function termsOf({ demanded, accepted }: Pick<VoucherClaim, "demanded" | "accepted">): ChannelTerms {
  return demanded ?? accepted;
}
