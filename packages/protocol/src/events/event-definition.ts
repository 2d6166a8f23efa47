import type { ChannelRecord, PayoutRecord } from "../api/channel-record";
import type { HoldRecord } from "../api/hold-record";
import type { PaymentRecord } from "../api/payment-record";
import type { RefundRecord } from "../api/refunds";

/** An event that merchants receive: a file of `types/`, and a line in `event-types.ts`. */
export interface EventDefinition {
  readonly type: `${string}.${string}`;
  /**
   * What its `data` describes: a payment record, a refund record, a hold record, a channel record, a payout record, or a change of
   * the merchant's wallet.
   */
  readonly about: "payment" | "refund" | "hold" | "channel" | "payout" | "wallet";
  /** When it is written, in Markdown: its rows in docs/webhooks.md and docs/id/webhooks.md. Links start in the folder of the page. */
  readonly when: { readonly en: string; readonly id: string };
  /** The fields of the record by which a sample differs from a pending payment or refund, or an open hold. */
  readonly sample: (
    sampleHash: () => `0x${string}`,
  ) => Partial<
    Omit<PaymentRecord & RefundRecord, "status"> &
      Pick<PaymentRecord | HoldRecord | ChannelRecord | PayoutRecord, "status">
  >;
}
