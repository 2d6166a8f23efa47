import type { EventDefinition } from "../event-definition";

export const channelShort = {
  type: "channel.short",
  about: "channel",
  when: {
    en: "A channel has less than what was charged to it. It takes no charge, and is claimed as far as its balance goes",
    id: "Sebuah channel berisi kurang dari yang sudah ditagih kepadanya. Channel itu tidak menerima tagihan, dan diklaim sejauh saldonya cukup",
  },
  sample: () => ({ status: "short" }),
} as const satisfies EventDefinition;
