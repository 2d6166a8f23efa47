import type { EventDefinition } from "../event-definition";

export const refundSettledLate = {
  type: "refund.settled_late",
  about: "refund",
  when: {
    en: "A failed refund was settled before its deadline, by its payer or another settler: it counts as refunded",
    id: "Pengembalian dana yang gagal diselesaikan sebelum tenggatnya, oleh pembayarnya atau settler lain: dihitung sebagai sudah dikembalikan",
  },
  sample: (sampleHash) => ({
    status: "failed",
    txHash: sampleHash(),
    failure: { code: "tx_failed", message: "The transaction reverted." },
    lateSettlement: { txHash: sampleHash(), blockNumber: 1_234_570 },
  }),
} as const satisfies EventDefinition;
