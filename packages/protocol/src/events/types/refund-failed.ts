import type { EventDefinition } from "../event-definition";
import { paymentFailed } from "./payment-failed";

export const refundFailed = {
  type: "refund.failed",
  about: "refund",
  when: {
    en: "The refund ended without a transfer; its part of the payment is free after its deadline: [refunds](refunds.md#when-a-refund-fails)",
    id: "Pengembalian dana berakhir tanpa transfer; bagiannya dari pembayaran bebas lagi setelah tenggatnya: [pengembalian dana](refunds.md#bila-pengembalian-dana-gagal)",
  },
  sample: paymentFailed.sample,
} as const satisfies EventDefinition;
