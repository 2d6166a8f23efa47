import type { EventDefinition } from "../event-definition";

export const webhookTest = {
  type: "webhook.test",
  about: "payment",
  when: {
    en: 'You asked for a test; `data` has every field of a record, `status` `pending`, `amount` `"0"`',
    id: 'Anda meminta uji coba; `data` berisi semua kolom sebuah catatan, `status` `pending`, `amount` `"0"`',
  },
  sample: () => ({ amount: "0" }),
} as const satisfies EventDefinition;
