import type { Environment } from "@lunas/catalog/chain";
import type { ChargeId, MerchantId } from "../shared/id";
import type { ChannelId } from "./channel";

/** A voucher of a channel that was charged. Amounts in base units. */
export interface StoredCharge {
  readonly id: ChargeId;
  readonly channelId: ChannelId;
  readonly merchantId: MerchantId;
  readonly environment: Environment;
  readonly amount: bigint;
  /** The channel's sum with this charge. */
  readonly cumulative: bigint;
  readonly resource: string | null;
  readonly description: string | null;
  readonly metadata: Readonly<Record<string, string>> | null;
  /** `voided`: the merchant took it back before it was claimed. */
  readonly status: "charged" | "voided";
  readonly createdAtMs: number;
}
