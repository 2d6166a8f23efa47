import type { PaymentRecord } from "../api/payment-record";

/** An event that merchants receive: a file of `types/`, and a line in `event-types.ts`. */
export interface EventDefinition {
  readonly type: `${string}.${string}`;
  /** What its `data` describes: a payment record, or a change of the merchant's wallet. */
  readonly about: "payment" | "wallet";
  /** When it is written, in Markdown: its row in docs/webhooks.md. */
  readonly when: string;
  /** The fields of a payment record by which a sample differs from a pending payment. */
  readonly sample: (sampleHash: () => `0x${string}`) => Partial<PaymentRecord>;
}
