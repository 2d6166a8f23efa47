import type { EventDefinition } from "../event-definition";

export const paymentConfirmed = {
  type: "payment.confirmed",
  about: "payment",
  when: {
    en: "The payment is on the chain, at the depth that the chain demands",
    id: "Pembayaran ada di chain, pada kedalaman yang diminta chain itu",
  },
  sample: (sampleHash) => ({ verified: true, status: "confirmed", txHash: sampleHash(), blockNumber: 1_234_567 }),
} as const satisfies EventDefinition;
