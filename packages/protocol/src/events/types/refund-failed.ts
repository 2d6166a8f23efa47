import type { EventDefinition } from "../event-definition";

export const refundFailed = {
  type: "refund.failed",
  about: "refund",
  when: "The refund ended without a transfer; its part of the payment is free after its deadline: [refunds](refunds.md#when-a-refund-fails)",
  sample: (sampleHash) => ({
    status: "failed",
    txHash: sampleHash(),
    failure: { code: "tx_failed", message: "The transaction reverted." },
  }),
} as const satisfies EventDefinition;
