import type { EventDefinition } from "../event-definition";

export const channelWithdrawalStarted = {
  type: "channel.withdrawal_started",
  about: "channel",
  when: {
    en: "A payer started to withdraw from a channel. It takes no charge any more, and what is charged is claimed before the withdrawal can end (`data.withdrawableAt`)",
    id: "Seorang pembayar mulai menarik dana dari sebuah channel. Channel itu tidak menerima tagihan lagi, dan yang sudah ditagih diklaim sebelum penarikan dapat berakhir (`data.withdrawableAt`)",
  },
  sample: () => ({ status: "withdrawing" }),
} as const satisfies EventDefinition;
