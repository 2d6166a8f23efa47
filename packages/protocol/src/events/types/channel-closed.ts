import type { EventDefinition } from "../event-definition";

export const channelClosed = {
  type: "channel.closed",
  about: "channel",
  when: {
    en: "Nothing is left in a channel: the rest was given back to the payer",
    id: "Tidak ada yang tersisa di sebuah channel: sisanya sudah dikembalikan kepada pembayar",
  },
  sample: () => ({ status: "closed" }),
} as const satisfies EventDefinition;
