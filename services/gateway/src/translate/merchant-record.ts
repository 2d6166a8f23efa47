import type { Merchant, NextWallet } from "@lunas/domain/merchant/merchant";
import type { Merchant as MerchantRecord } from "@lunas/protocol/api/merchant";

/** The merchant's own profile. `newSecret`: the webhook secret that was just set, shown only this time. */
export function merchantRecord(merchant: Merchant, newSecret: string | null = null): MerchantRecord {
  const { current } = merchant.webhookSecrets;
  return {
    merchantId: merchant.id,
    email: merchant.email,
    walletAddress: merchant.walletAddress,
    name: merchant.name,
    website: merchant.website,
    webhookUrl: merchant.webhookUrl,
    webhookSecret: newSecret ?? (current && masked(current)),
    webhookDisabledAt: merchant.webhookDisabledAtMs === null ? null : isoOf(merchant.webhookDisabledAtMs),
    defaultToken: merchant.defaultToken,
    defaultNetwork: merchant.defaultNetwork,
    approvedAt: merchant.approvedAtMs === null ? null : isoOf(merchant.approvedAtMs),
    nextWallet: merchant.nextWallet && nextWalletRecord(merchant.nextWallet),
    channelSettings: merchant.channelSettings,
    createdAt: isoOf(merchant.createdAtMs),
    updatedAt: isoOf(merchant.updatedAtMs),
  };
}

function nextWalletRecord({ walletAddress, announcedAtMs, effectiveAtMs }: NextWallet) {
  return { walletAddress, announcedAt: isoOf(announcedAtMs), effectiveAt: isoOf(effectiveAtMs) };
}

/** Enough to distinguish two secrets: the last four characters, without base64's padding. */
function masked(secret: string): string {
  return `whsec_…${secret.replace(/=+$/, "").slice(-4)}`;
}

function isoOf(timeMs: number): string {
  return new Date(timeMs).toISOString();
}
