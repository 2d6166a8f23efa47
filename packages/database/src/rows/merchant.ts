import type { Address } from "@lunas/catalog/chain";
import type { ChannelSettings, Merchant, NextWallet, WebhookSecrets } from "@lunas/domain/merchant/merchant";
import type { MerchantId } from "@lunas/domain/shared/id";
import type { Encryption } from "../encryption";
import type { Merchant as MerchantRow } from "../generated/client";

/** The columns of a merchant that hold its secrets. */
export type SecretColumns = Pick<
  MerchantRow,
  "id" | "webhookSecret" | "previousWebhookSecret" | "previousSecretExpiresAt"
>;

export function parseMerchant(stored: MerchantRow, encryption: Encryption): Merchant {
  const row = withoutExpiredSecret(stored);
  return {
    id: row.id as MerchantId,
    email: row.email,
    walletAddress: row.walletAddress as Address,
    name: row.name,
    website: row.website,
    webhookUrl: row.webhookUrl,
    webhookSecrets: decryptSecrets(row, encryption),
    webhookDisabledAtMs: row.webhookDisabledAt?.getTime() ?? null,
    defaultToken: row.defaultToken,
    defaultNetwork: row.defaultNetwork,
    approvedAtMs: row.approvedAt?.getTime() ?? null,
    suspendedAtMs: row.suspendedAt?.getTime() ?? null,
    nextWallet: nextWalletOf(row),
    channelSettings: row.channelSettings as ChannelSettings | null,
    walletChanges: row.walletChanges,
    createdAtMs: row.createdAt.getTime(),
    updatedAtMs: row.updatedAt.getTime(),
  };
}

function nextWalletOf({ nextWalletAddress, nextWalletAnnouncedAt, nextWalletAt }: MerchantRow): NextWallet | null {
  if (nextWalletAddress === null || nextWalletAnnouncedAt === null || nextWalletAt === null) return null;
  const times = { announcedAtMs: nextWalletAnnouncedAt.getTime(), effectiveAtMs: nextWalletAt.getTime() };
  return { walletAddress: nextWalletAddress as Address, ...times };
}

/** A secret whose time is over is not decrypted: its encryption key may be gone already. */
function withoutExpiredSecret(row: MerchantRow): MerchantRow {
  const { previousSecretExpiresAt: until } = row;
  if (until === null || until.getTime() > Date.now()) return row;
  return { ...row, previousWebhookSecret: null, previousSecretExpiresAt: null };
}

/**
 * Each ciphertext is bound to its merchant and column, so a secret that becomes the previous one is encrypted again.
 */
export function decryptSecrets(row: SecretColumns, encryption: Encryption): WebhookSecrets {
  const open = (column: "webhookSecret" | "previousWebhookSecret") => {
    const ciphertext = row[column];
    return ciphertext === null ? null : encryption.decrypt(ciphertext, { owner: row.id, column });
  };
  return {
    current: open("webhookSecret"),
    previous: open("previousWebhookSecret"),
    previousUntilMs: row.previousSecretExpiresAt?.getTime() ?? null,
  };
}

export function encryptSecrets(id: MerchantId, secrets: WebhookSecrets, encryption: Encryption) {
  const close = (column: "webhookSecret" | "previousWebhookSecret", secret: string | null) =>
    secret === null ? null : encryption.encrypt(secret, { owner: id, column });
  return {
    webhookSecret: close("webhookSecret", secrets.current),
    previousWebhookSecret: close("previousWebhookSecret", secrets.previous),
    previousSecretExpiresAt: dateOf(secrets.previousUntilMs),
  };
}

export function dateOf(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms);
}
