import type { EventDefinition } from "../event-definition";

export const paymentFailed = {
  type: "payment.failed",
  about: "payment",
  when: {
    en: "The settlement ended without a payment, as the chain proves; `data.failure` has the reason, and `data.preconfirmedAt` says that you had got its success",
    id: "Penyelesaian berakhir tanpa pembayaran, dan chain membuktikannya; `data.failure` berisi alasannya, dan `data.preconfirmedAt` berarti Anda pernah mendapat jawaban suksesnya",
  },
  sample: (sampleHash) => ({
    status: "failed",
    txHash: sampleHash(),
    failure: { code: "tx_failed", message: "The transaction reverted." },
  }),
} as const satisfies EventDefinition;
