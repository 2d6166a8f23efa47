import type { Address } from "@lunas/catalog/chain";
import type { KeyView, MerchantFile, MerchantFiles } from "@lunas/domain/operations/merchant-file";
import type { MerchantId } from "@lunas/domain/shared/id";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { ms } from "./rows/ms";
import { isPayment } from "./rows/payment";

/** Merchants' files, in Postgres, for the owner of the tables: no service's role may read all of it. */
export function createMerchantFiles(database: Database): MerchantFiles {
  return { find: (reference) => find(database, reference), keys: (id, limit) => keys(database, id, limit) };
}

type FileRow = Omit<MerchantFile, "webhookHost" | "keys"> & {
  readonly webhookUrl: string | null;
  readonly sandboxKeys: number;
  readonly productionKeys: number;
};

const wallets = Prisma.sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'address', w.address,
    'state', case when w.since_at is null then 'announced' when w.address = m.wallet_address then 'current' else 'former' end,
    'untilMs', ${ms(Prisma.sql`case when w.since_at is null then m.next_wallet_at else w.accepted_until end`)}
  ) order by w.since_at desc nulls first, w.address), '[]') from merchant_wallets w where w.merchant_id = m.id
)`;

/** How many of its keys work now. */
const liveKeys = (environment: string) => Prisma.sql`(
  select count(*)::integer from api_keys k where k.merchant_id = m.id and k.environment = ${environment}
    and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
)`;

/** An index leads to the newest payment of each environment. */
const lastPayment = (environment: string) => Prisma.sql`(
  select p.created_at from payments p where p.merchant_id = m.id and p.environment = ${environment} and p.channel_id is null and ${isPayment}
  order by p.created_at desc, p.id desc limit 1
)`;

async function find(database: Database, reference: MerchantId | Address): Promise<MerchantFile | null> {
  const [row] = await database.query<FileRow>(Prisma.sql`
    select m.id, m.name, m.email, m.website, ${ms(Prisma.sql`m.created_at`)} as "registeredAtMs",
      ${ms(Prisma.sql`m.approved_at`)} as "approvedAtMs", ${ms(Prisma.sql`m.suspended_at`)} as "suspendedAtMs",
      (select reason from pauses where scope = 'merchant' and subject = m.id) as paused,
      (select host from listing_hosts l where l.merchant_id = m.id) as "listingHost", ${wallets} as wallets,
      m.webhook_url as "webhookUrl", ${ms(Prisma.sql`m.webhook_disabled_at`)} as "webhookDisabledAtMs",
      ${ms(Prisma.sql`m.webhook_failing_since`)} as "webhookFailingSinceMs",
      ${liveKeys("sandbox")} as "sandboxKeys", ${liveKeys("production")} as "productionKeys",
      (select count(*)::integer from payments p where p.merchant_id = m.id and p.status = 'pending') as "pendingPayments",
      ${ms(Prisma.sql`greatest(${lastPayment("sandbox")}, ${lastPayment("production")})`)} as "lastPaymentAtMs"
    from merchants m
    where m.id = ${reference} or m.id = (select w.merchant_id from merchant_wallets w where w.address = ${reference})`);
  if (row === undefined) return null;
  const { webhookUrl, sandboxKeys, productionKeys, ...rest } = row;
  const webhookHost = webhookUrl === null ? null : new URL(webhookUrl).host;
  return { ...rest, webhookHost, keys: { sandbox: sandboxKeys, production: productionKeys } };
}

async function keys(database: Database, merchantId: MerchantId, limit: number): Promise<readonly KeyView[]> {
  return await database.query<KeyView>(Prisma.sql`
    select id, prefix, type, environment, label, ${ms(Prisma.sql`created_at`)} as "createdAtMs",
      ${ms(Prisma.sql`last_used_at`)} as "lastUsedAtMs", ${ms(Prisma.sql`expires_at`)} as "expiresAtMs",
      ${ms(Prisma.sql`revoked_at`)} as "revokedAtMs"
    from api_keys where merchant_id = ${merchantId} order by created_at desc, id limit ${limit}::integer`);
}
