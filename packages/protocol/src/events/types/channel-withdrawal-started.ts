import type { EventDefinition } from "../event-definition";

export const channelWithdrawalStarted = {
  type: "channel.withdrawal_started",
  about: "channel",
  when: {
    en: "A payer started to withdraw from a channel. It takes no charge any more. Lunas claims what is charged before the withdrawal can end (`data.withdrawableAt`), but only [what is worth its gas](channels.md#who-risks-what-and-for-how-long): for less, call `POST /channels/claim`",
    id: "Seorang pembayar mulai menarik dana dari sebuah channel. Channel itu tidak menerima tagihan lagi. Lunas mengklaim yang sudah ditagih sebelum penarikan dapat berakhir (`data.withdrawableAt`), tetapi hanya [yang sepadan dengan gasnya](channels.md#siapa-menanggung-risiko-apa-dan-berapa-lama): untuk yang kurang dari itu, panggil `POST /channels/claim`",
  },
  sample: () => ({ status: "withdrawing" }),
} as const satisfies EventDefinition;
