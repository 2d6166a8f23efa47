import type { EventDefinition } from "../event-definition";

export const holdExpired = {
  type: "hold.expired",
  about: "hold",
  when: {
    en: "A hold ended without a capture: its time is over. `data` is the hold's record, as `GET /holds/<id>` shows it: [holds](holds.md#when-a-hold-ends)",
    id: "Sebuah hold berakhir tanpa penagihan: waktunya habis. `data` adalah catatan hold itu, seperti yang ditampilkan `GET /holds/<id>`: [hold](holds.md#kapan-hold-berakhir)",
  },
  sample: () => ({ status: "expired" }),
} as const satisfies EventDefinition;
