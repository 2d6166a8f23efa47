import type { EventDefinition } from "../event-definition";

export const refundSettledLate = {
  type: "refund.settled_late",
  about: "refund",
  when: "A failed refund was settled before its deadline, by its payer or another settler: it counts as refunded",
  sample: (sampleHash) => ({
    status: "failed",
    txHash: sampleHash(),
    failure: { code: "tx_failed", message: "The transaction reverted." },
    lateSettlement: { txHash: sampleHash(), blockNumber: 1_234_570 },
  }),
} as const satisfies EventDefinition;
