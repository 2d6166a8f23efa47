import type { EventDefinition } from "../event-definition";

export const refundConfirmed = {
  type: "refund.confirmed",
  about: "refund",
  when: {
    en: "The refund is on the chain; `data` is the refund's record, as `GET /refunds/<id>` shows it",
    id: "Pengembalian dana ada di chain; `data` adalah catatan pengembalian itu, seperti yang ditampilkan `GET /refunds/<id>`",
  },
  sample: (sampleHash) => ({ status: "confirmed", txHash: sampleHash(), blockNumber: 1_234_567 }),
} as const satisfies EventDefinition;
