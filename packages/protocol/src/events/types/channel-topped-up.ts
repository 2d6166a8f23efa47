import type { EventDefinition } from "../event-definition";

export const channelToppedUp = {
  type: "channel.topped_up",
  about: "channel",
  when: {
    en: "A payer's deposit added to an open channel. `data` is the channel's record with the new balance",
    id: "Setoran pembayar menambah sebuah channel yang terbuka. `data` adalah catatan channel itu dengan saldo baru",
  },
  sample: () => ({}),
} as const satisfies EventDefinition;
