import type { EventDefinition } from "../event-definition";

export const merchantWalletChanged = {
  type: "merchant.wallet_changed",
  about: "wallet",
  when: {
    en: "A change of your wallet was announced, is effective or was cancelled: [below](#a-change-of-your-wallet)",
    id: "Penggantian dompet Anda diumumkan, berlaku, atau dibatalkan: [di bawah](#penggantian-dompet-anda)",
  },
  sample: () => ({}),
} as const satisfies EventDefinition;
