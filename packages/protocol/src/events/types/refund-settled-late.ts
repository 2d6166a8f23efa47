import type { EventDefinition } from "../event-definition";
import { paymentSettledLate } from "./payment-settled-late";

export const refundSettledLate = {
  type: "refund.settled_late",
  about: "refund",
  when: {
    en: "A failed refund was settled before its deadline, by its payer or another settler: it counts as refunded",
    id: "Pengembalian dana yang gagal diselesaikan sebelum tenggatnya, oleh pembayarnya atau settler lain: dihitung sebagai sudah dikembalikan",
  },
  sample: paymentSettledLate.sample,
} as const satisfies EventDefinition;
