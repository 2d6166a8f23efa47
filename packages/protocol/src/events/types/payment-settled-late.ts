import type { EventDefinition } from "../event-definition";

export const paymentSettledLate = {
  type: "payment.settled_late",
  about: "payment",
  when: {
    en: "Another settler settled a failed payment before its deadline; `data.lateSettlement` has `txHash` and `blockNumber`",
    id: "Settler lain menyelesaikan pembayaran yang gagal sebelum tenggatnya; `data.lateSettlement` berisi `txHash` dan `blockNumber`",
  },
  sample: (sampleHash) => ({
    status: "failed",
    txHash: sampleHash(),
    failure: { code: "tx_failed", message: "The transaction reverted." },
    lateSettlement: { txHash: sampleHash(), blockNumber: 1_234_570 },
  }),
} as const satisfies EventDefinition;
