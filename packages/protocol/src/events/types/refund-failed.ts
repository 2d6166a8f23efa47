import type { EventDefinition } from "../event-definition";

export const refundFailed = {
  type: "refund.failed",
  about: "refund",
  when: {
    en: "The refund ended without a transfer; its part of the payment is free after its deadline: [refunds](refunds.md#when-a-refund-fails)",
    id: "Pengembalian dana berakhir tanpa transfer; bagiannya dari pembayaran bebas lagi setelah tenggatnya: [pengembalian dana](refunds.md#bila-pengembalian-dana-gagal)",
  },
  sample: (sampleHash) => ({
    status: "failed",
    txHash: sampleHash(),
    failure: { code: "tx_failed", message: "The transaction reverted." },
  }),
} as const satisfies EventDefinition;
