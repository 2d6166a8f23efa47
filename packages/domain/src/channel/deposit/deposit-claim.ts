import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "../../shared/hex";
import type { ChannelConfig, ChannelId, ChannelManager } from "../channel";

/** What a claim of a deposit has beside its authorization: the channel, and the first voucher. Amounts in base units. */
export interface DepositClaim {
  /** The id that the config has. */
  readonly channelId: ChannelId;
  readonly config: ChannelConfig;
  /** What the payload says of the same things again: each must agree. */
  readonly stated: {
    readonly voucherChannelId: ChannelId;
    readonly witnessChannelId: ChannelId;
    readonly amount: bigint;
  };
  /** What the demanded entry of `accepts` asks of a channel; null: it does not say. */
  readonly demanded: { readonly receiverAuthorizer: Address | null; readonly withdrawDelay: number | null };
  readonly voucher: {
    readonly signedMax: bigint;
    readonly signature: Hex;
    /** Whether the config's `payerAuthorizer` signed it. */
    readonly isAuthorizers: boolean;
  };
  /** What the voucher adds to the channel's sum: the demanded amount. */
  readonly price: bigint;
  /** What of it is charged. */
  readonly charge: bigint;
  readonly managedBy: ChannelManager;
}
