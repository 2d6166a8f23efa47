import type { EventDefinition } from "../event-definition";

export const channelShort = {
  type: "channel.short",
  about: "channel",
  when: {
    en: "A channel has less than what was charged to it. It takes no charge, and is claimed as far as its balance goes",
    id: "Sebuah kanal berisi kurang dari yang sudah ditagih kepadanya. Kanal itu tidak menerima tagihan, dan diklaim sejauh saldonya cukup",
  },
  sample: () => ({ status: "short" }),
} as const satisfies EventDefinition;
