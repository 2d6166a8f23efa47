import type { EventDefinition } from "../event-definition";

export const channelOpened = {
  type: "channel.opened",
  about: "channel",
  when: {
    en: "A payer's deposit opened a channel, at the depth that the chain demands. `data` is the channel's record, as `GET /channels/<id>` shows it",
    id: "Setoran pembayar membuka sebuah channel, pada kedalaman yang diminta chain itu. `data` adalah catatan channel itu, seperti yang ditampilkan `GET /channels/<id>`",
  },
  sample: () => ({}),
} as const satisfies EventDefinition;
