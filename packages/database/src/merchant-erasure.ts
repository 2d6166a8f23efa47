import type { Environment } from "@lunas/catalog/chain";
import type { ErasedMerchant, MerchantErasure } from "@lunas/domain/merchant/ports";
import type { Actor } from "@lunas/domain/operations/audit-entry";
import type { MerchantId } from "@lunas/domain/shared/id";
import { notes } from "./audit-log";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { only } from "./rows/only";
import { applyDue } from "./wallet-changes";

/** The number of rows per statement: small enough that no payment waits for it. */
const batch = 500;
/** Twice the time that a gateway may need to notice a suspension: payments accepted until then are erased too. */
const suspendedForSeconds = 10;
const environments: readonly Environment[] = ["sandbox", "production"];

/**
 * Removes a merchant's personal data from PostgreSQL. The first statement records the erasure; the others process its
 * rows in batches, and all can run again after an interruption. Amounts, wallets that were paid, hashes, nonces and
 * audit entries stay; a wallet that was only announced is removed.
 */
export function createMerchantErasure(database: Database, actor: Actor): MerchantErasure {
  return {
    async erase(id) {
      const state = await readState(database, id);
      if (state !== "may_be_erased") return state;
      // A wallet change whose time has come names a wallet that may have been paid.
      await applyDue(database, id);
      await eraseAccount(database, actor, id);
      const deliveries = await everyPage((after) => eraseDeliveries(database, id, after), firstTime);
      const auditEntries = await eraseAuditEntries(database, id);
      let payments = 0;
      let charges = 0;
      for (const environment of environments) {
        payments += await everyPage((after) => erasePayments(database, { id, environment }, after), firstTime);
        charges += await everyPage((after) => eraseCharges(database, { id, environment }, after), firstTransaction);
      }
      return { payments, charges, deliveries, auditEntries } satisfies ErasedMerchant;
    },
  };
}

async function readState(database: Database, id: MerchantId) {
  const [row] = await database.query<{ readonly isLong: boolean | null }>(Prisma.sql`
    select suspended_at <= now() - ${suspendedForSeconds}::integer * interval '1 second' as "isLong"
    from merchants where id = ${id}`);
  if (row === undefined) return "unknown" as const;
  return row.isLong === true ? ("may_be_erased" as const) : ("not_suspended" as const);
}

async function eraseAccount(database: Database, actor: Actor, id: MerchantId): Promise<void> {
  const entry = { actor, action: "merchant.erase", target: id, merchantId: id, details: {} };
  await database.query(Prisma.sql`
    with erased as (
      update merchants set email = '', name = '', website = null, webhook_url = null, webhook_secret = null,
        previous_webhook_secret = null, previous_secret_expires_at = null, older_webhook_secrets = null, updated_at = now(),
        next_wallet_address = null, next_wallet_announced_at = null, next_wallet_at = null
      where id = ${id} returning id
    ), announced as (
      delete from merchant_wallets w using erased where w.merchant_id = erased.id and w.since_at is null returning w.address
    ), ended as (
      update api_keys k set label = '', allowed_origins = '{}', allowed_ips = '{}', revoked_at = coalesce(k.revoked_at, now())
      from erased where k.merchant_id = erased.id returning k.id
    ), links as (
      update payment_links l set title = '', description = null, redirect_url = null, metadata = null, active = false
      from erased where l.merchant_id = erased.id returning l.id
    ), resources as (
      delete from listed_resources r using erased where r.merchant_id = erased.id returning r.id
    ), hosts as (
      delete from listing_hosts h using erased where h.merchant_id = erased.id returning h.host
    ), ${notes(Prisma.sql`erased`, entry)}
    select id from erased`);
}

/** The last row of a page in the order of its index; the next page begins after it. */
interface Place {
  /** A time or a transaction, as PostgreSQL writes it. */
  readonly key: string;
  readonly id: string;
}

interface Page {
  readonly erased: number;
  readonly last: Place | null;
}

interface PageRow {
  readonly erased: number;
  readonly key: string | null;
  readonly id: string | null;
}

const firstTime: Place = { key: "-infinity", id: "" };
const firstTransaction: Place = { key: "0", id: "" };

async function everyPage(erase: (after: Place) => Promise<Page>, first: Place): Promise<number> {
  let erased = 0;
  for (let after: Place | null = first; after !== null; ) {
    const page: Page = await erase(after);
    erased += page.erased;
    after = page.last;
  }
  return erased;
}

function pageOf(rows: readonly PageRow[]): Page {
  const { erased, key, id } = only(rows);
  return { erased, last: key === null || id === null ? null : { key, id } };
}

const lastOf = Prisma.sql`
  (select page.key::text from page order by page.key desc, page.id desc limit 1) as key,
  (select page.id from page order by page.key desc, page.id desc limit 1) as id`;

/**
 * The answers go in a statement of their own: an attempt that was being recorded holds its delivery, which the first statement waits for,
 * and only a later one sees what it wrote. One that is recorded afterwards finds the merchant erased.
 */
async function eraseDeliveries(database: Database, id: MerchantId, after: Place): Promise<Page> {
  const rows = await database.query<PageRow & { readonly ids: readonly string[] | null }>(Prisma.sql`
    with page as (
      select d.id, d.created_at as key from deliveries d
      where d.merchant_id = ${id} and (d.created_at, d.id) > (${after.key}::timestamptz, ${after.id})
      order by d.created_at, d.id limit ${batch}::integer
    ), erased as (
      update deliveries d set url = '', status = case when d.status = 'pending' then 'failed' else d.status end,
        next_attempt_at = null, claimed_until = null, ended_at = coalesce(d.ended_at, now())
      from page where d.id = page.id and (d.url <> '' or d.status = 'pending') returning d.id
    )
    select (select count(*)::integer from erased) as erased, ${lastOf}, (select array_agg(page.id) from page) as ids`);
  await database.query(Prisma.sql`
    update delivery_attempts a set response_excerpt = null, error = null
    where a.delivery_id = any(${only(rows).ids ?? []}::text[]) and (a.response_excerpt is not null or a.error is not null)
    returning a.number`);
  return pageOf(rows);
}

interface Of {
  readonly id: MerchantId;
  readonly environment: Environment;
}

async function erasePayments(database: Database, of: Of, after: Place): Promise<Page> {
  const rows = await database.query<PageRow>(Prisma.sql`
    with page as (
      select p.id, p.created_at as key from payments p
      where p.merchant_id = ${of.id} and p.environment = ${of.environment}
        and (p.created_at, p.id) > (${after.key}::timestamptz, ${after.id})
      order by p.created_at, p.id limit ${batch}::integer
    ), erased as (
      update payments p set metadata = null, description = null
      from page where p.id = page.id and (p.metadata is not null or p.description is not null) returning p.id
    )
    select (select count(*)::integer from erased) as erased, ${lastOf}`);
  return pageOf(rows);
}

async function eraseCharges(database: Database, of: Of, after: Place): Promise<Page> {
  const rows = await database.query<PageRow>(Prisma.sql`
    with page as (
      select c.id, c.xid as key from charges c
      where c.merchant_id = ${of.id} and c.environment = ${of.environment}
        and (c.xid, c.id) > (${after.key}::xid8, ${after.id})
      order by c.xid, c.id limit ${batch}::integer
    ), erased as (
      update charges c set metadata = null, description = null
      from page where c.id = page.id and (c.metadata is not null or c.description is not null) returning c.id
    )
    select (select count(*)::integer from erased) as erased, ${lastOf}`);
  return pageOf(rows);
}

async function eraseAuditEntries(database: Database, id: MerchantId): Promise<number> {
  const rows = await database.query(Prisma.sql`
    delete from audit_personal r using audit_log e where e.id = r.audit_id and e.merchant_id = ${id} returning r.audit_id`);
  return rows.length;
}
