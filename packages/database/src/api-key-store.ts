import type { Authenticated } from "@lunas/domain/merchant/api-key";
import type { ApiKeyStore } from "@lunas/domain/merchant/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import type { MerchantId } from "@lunas/domain/shared/id";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { asJson } from "./rows/json";
import { type PayeeRow, parsePayee, payeeColumns } from "./rows/payee";

/** API keys in Postgres, which stores only the SHA-256 of a key. */
export function createApiKeyStore(database: Database): ApiKeyStore {
  return {
    authenticate: (hash) => authenticate(database, hash),
    markUsed: (uses) => markUsed(database, uses),
  };
}

interface LiveKeyRow extends PayeeRow, Omit<Authenticated["key"], "expiresAtMs"> {
  readonly expiresAt: Date | null;
  readonly merchantId: MerchantId;
  readonly isSuspended: boolean;
}

async function authenticate(database: Database, hash: Hex): ReturnType<ApiKeyStore["authenticate"]> {
  const [row] = await database.query<LiveKeyRow>(Prisma.sql`
    select k.id, coalesce(k.lineage, k.id) as lineage, k.type, k.environment, k.allowed_origins as "allowedOrigins",
      k.scopes, k.allowed_ips as "allowedIps", k.expires_at as "expiresAt",
      m.id as "merchantId", ${payeeColumns}, m.suspended_at is not null as "isSuspended"
    from api_keys k join merchants m on m.id = k.merchant_id
    where k.hash = ${hash} and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())`);
  if (row === undefined) return null;
  const { merchantId, walletAddress, formerWallets, provedWallets, isSuspended, expiresAt, ...key } = row;
  if (isSuspended) return "suspended";
  return {
    key: { ...key, expiresAtMs: expiresAt?.getTime() ?? null },
    merchant: parsePayee(merchantId, { walletAddress, formerWallets, provedWallets }),
  };
}

async function markUsed(database: Database, uses: Parameters<ApiKeyStore["markUsed"]>[0]): Promise<void> {
  const rows = uses.map(({ hash, usedAtMs }) => ({ hash, used_at: new Date(usedAtMs).toISOString() }));
  // Locked in the order of their hashes, so that two gateways that report the same keys do not deadlock.
  await database.query(Prisma.sql`
    update api_keys k set last_used_at = used.at
    from (
      select stale.id, latest.at
      from (
        select row.hash, max(row.used_at) as at
        from jsonb_to_recordset(${asJson(rows)}::jsonb) as row (hash text, used_at timestamptz) group by row.hash
      ) as latest
      join api_keys stale on stale.hash = latest.hash
      where stale.last_used_at is null or stale.last_used_at < latest.at - interval '1 minute'
      order by stale.hash for no key update of stale
    ) as used
    where k.id = used.id`);
}
