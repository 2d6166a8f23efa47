import type { EventDefinition } from "../event-definition";

export const paymentConfirmed = {
  type: "payment.confirmed",
  about: "payment",
  when: "The payment is on the chain, at the depth that the chain demands",
  sample: (sampleHash) => ({ verified: true, status: "confirmed", txHash: sampleHash(), blockNumber: 1_234_567 }),
} as const satisfies EventDefinition;
