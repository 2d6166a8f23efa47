import type { EventDefinition } from "../event-definition";

export const payoutFailed = {
  type: "payout.failed",
  about: "payout",
  when: {
    en: "A payout was not possible: the token refused the transfer. The money stays in the contract for you; it is tried again daily",
    id: "Sebuah pencairan tidak dapat dilakukan: token menolak transfernya. Uang itu tetap tersimpan untuk Anda di kontrak; dicoba lagi setiap hari",
  },
  sample: () => ({ status: "failed" }),
} as const satisfies EventDefinition;
