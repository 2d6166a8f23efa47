import type { EventDefinition } from "../event-definition";

export const payoutConfirmed = {
  type: "payout.confirmed",
  about: "payout",
  when: {
    en: "What was claimed of your channels was transferred to your wallet, in one transfer. `data` is the payout's record, as `GET /payouts` shows it",
    id: "Yang sudah diklaim dari channel Anda ditransfer ke dompet Anda, dalam satu transfer. `data` adalah catatan pencairan itu, seperti yang ditampilkan `GET /payouts`",
  },
  sample: () => ({ status: "confirmed" }),
} as const satisfies EventDefinition;
