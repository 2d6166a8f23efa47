import type { EventDefinition } from "../event-definition";

export const paymentFailed = {
  type: "payment.failed",
  about: "payment",
  when: "The settlement ended without a payment, as the chain proves; `data.failure` has the reason, and `data.preconfirmedAt` says that you had got its success",
  sample: (sampleHash) => ({
    status: "failed",
    txHash: sampleHash(),
    failure: { code: "tx_failed", message: "The transaction reverted." },
  }),
} as const satisfies EventDefinition;
