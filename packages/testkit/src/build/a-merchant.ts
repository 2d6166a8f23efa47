import type { Merchant } from "@lunas/domain/merchant/merchant";
import { merchantWallet } from "./defaults";

/** A merchant who has set nothing yet. */
export function aMerchant(overrides: Partial<Merchant> = {}): Merchant {
  return {
    id: "mer_1",
    email: "kedai@example.com",
    walletAddress: merchantWallet,
    name: "Kedai",
    website: null,
    webhookUrl: null,
    webhookSecrets: { current: null, previous: null, previousUntilMs: null },
    webhookDisabledAtMs: null,
    defaultToken: "IDRX",
    defaultNetwork: "base",
    suspendedAtMs: null,
    approvedAtMs: null,
    nextWallet: null,
    channelSettings: null,
    walletChanges: 0,
    createdAtMs: 0,
    updatedAtMs: 0,
    ...overrides,
  };
}
