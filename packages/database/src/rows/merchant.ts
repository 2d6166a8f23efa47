import type { Address } from "@lunas/catalog/chain";
import type {
  ChannelSettings,
  Merchant,
  NextWallet,
  TimedSecret,
  WebhookSecrets,
} from "@lunas/domain/merchant/merchant";
import type { MerchantId } from "@lunas/domain/shared/id";
import type { Encryption } from "../encryption";
import type { Merchant as MerchantRow } from "../generated/client";

/** The columns of a merchant that hold its secrets. */
export type SecretColumns = Pick<
  MerchantRow,
  "id" | "webhookSecret" | "previousWebhookSecret" | "previousSecretExpiresAt" | "olderWebhookSecrets"
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
    webhookSecrets: decryptSecrets(row, encryption, Date.now()),
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

/** Secrets whose time is over are not decrypted: their encryption key may be gone already. The previous one's time ends last. */
function withoutExpiredSecret(row: MerchantRow): MerchantRow {
  const { previousSecretExpiresAt: until } = row;
  if (until === null || until.getTime() > Date.now()) return row;
  return { ...row, previousWebhookSecret: null, previousSecretExpiresAt: null, olderWebhookSecrets: null };
}

type SecretColumn = "webhookSecret" | "previousWebhookSecret" | "olderWebhookSecrets";

/**
 * Each ciphertext is bound to its merchant and column, so a secret that becomes the previous one is encrypted again. Of the older ones
 * those are read whose time is not over.
 */
export function decryptSecrets(row: SecretColumns, encryption: Encryption, nowMs: number): WebhookSecrets {
  const open = (column: SecretColumn) => {
    const ciphertext = row[column];
    return ciphertext === null ? null : encryption.decrypt(ciphertext, { owner: row.id, column });
  };
  const stored = JSON.parse(open("olderWebhookSecrets") ?? "[]") as readonly TimedSecret[];
  const older = stored.filter(({ untilMs }) => untilMs > nowMs);
  return {
    current: open("webhookSecret"),
    previous: open("previousWebhookSecret"),
    previousUntilMs: row.previousSecretExpiresAt?.getTime() ?? null,
    ...(older.length > 0 && { older }),
  };
}

export function encryptSecrets(id: MerchantId, secrets: WebhookSecrets, encryption: Encryption) {
  const close = (column: SecretColumn, secret: string | null) =>
    secret === null ? null : encryption.encrypt(secret, { owner: id, column });
  return {
    webhookSecret: close("webhookSecret", secrets.current),
    previousWebhookSecret: close("previousWebhookSecret", secrets.previous),
    previousSecretExpiresAt: dateOf(secrets.previousUntilMs),
    olderWebhookSecrets: close(
      "olderWebhookSecrets",
      secrets.older === undefined ? null : JSON.stringify(secrets.older),
    ),
  };
}

export function dateOf(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms);
}
