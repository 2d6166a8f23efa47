import type { EventDefinition } from "../event-definition";

export const merchantWalletChanged = {
  type: "merchant.wallet_changed",
  about: "wallet",
  when: "A change of your wallet was announced, is effective or was cancelled: [below](#a-change-of-your-wallet)",
  sample: () => ({}),
} as const satisfies EventDefinition;
