import type { Address } from "@lunas/catalog/chain";
import type { ListedResource, NewListedResource } from "@lunas/domain/discovery/listed-resource";
import type { DirectoryFilter, ListedResources, ListingHosts, ResourceDirectory } from "@lunas/domain/discovery/ports";
import type { Actor, Author, NewAuditEntry } from "@lunas/domain/operations/audit-entry";
import type { PaymentScope } from "@lunas/domain/payment/ports";
import { noting } from "./audit-log";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { asJson } from "./rows/json";
import { only } from "./rows/only";
import { walletNow } from "./rows/payee";

interface ResourceRow extends Omit<ListedResource, "amount" | "createdAtMs" | "updatedAtMs"> {
  readonly amount: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The columns of listed resources, which the statement must name `r`. The amount comes as text: no digit is lost. */
const columns = Prisma.sql`
  r.id, r.merchant_id as "merchantId", r.environment, r.network, r.chain_id as "chainId", r.token_symbol as "tokenSymbol",
  r.host, r.url, r.method, r.description, r.amount::text as amount, r.created_at as "createdAt", r.updated_at as "updatedAt"`;

function parseResource({ amount, createdAt, updatedAt, ...plain }: ResourceRow): ListedResource {
  return { ...plain, amount: BigInt(amount), createdAtMs: createdAt.getTime(), updatedAtMs: updatedAt.getTime() };
}

/** A merchant's listed resources in Postgres. Each change writes the author's audit entry in the same statement. */
export function createListedResources(database: Database, author: Author): ListedResources {
  return {
    hostOf: async (merchantId) => {
      const [row] = await database.query<{ readonly host: string }>(Prisma.sql`
        select host from listing_hosts where merchant_id = ${merchantId}`);
      return row?.host ?? null;
    },
    list: async (resource, most) => {
      const change = Prisma.sql`
        select ${columns} from list_resource(${asJson(rowOf(resource))}::jsonb, ${most}::integer) as r`;
      const [row] = await database.query<ResourceRow>(noting(change, listEntry(author, resource)));
      return row === undefined ? null : parseResource(row);
    },
    listed: async (scope) => {
      const rows = await database.query<ResourceRow>(Prisma.sql`
        select ${columns} from listed_resources r where ${ofScope(scope)} order by r.created_at desc, r.id desc`);
      return rows.map(parseResource);
    },
    remove: async (scope, id) => {
      const change = Prisma.sql`delete from listed_resources r where r.id = ${id} and ${ofScope(scope)} returning r.id`;
      const target = { actor: author.actor, action: "listed_resource.remove", target: id };
      const entry = { ...target, merchantId: scope.merchantId, details: {}, personal: { ...author.origin } };
      return (await database.query(noting(change, entry))).length > 0;
    },
  };
}

/** The confirmed hosts, for operators' commands. Each change writes its audit entry in the same statement. */
export function createListingHosts(database: Database, actor: Actor): ListingHosts {
  return {
    setHost: async (id, host) => {
      const change =
        host === null
          ? Prisma.sql`delete from listing_hosts where merchant_id = ${id} returning merchant_id`
          : Prisma.sql`
            insert into listing_hosts (merchant_id, host) select m.id, ${host} from merchants m where m.id = ${id}
            on conflict (merchant_id) do update set host = excluded.host, confirmed_at = now() returning merchant_id`;
      const origin = { ipAddress: null, userAgent: null };
      const entry = {
        actor,
        action: "merchant.set_host",
        target: id,
        merchantId: id,
        details: { isSet: host !== null },
      };
      return (await database.query(noting(change, { ...entry, personal: { ...origin, values: { host } } }))).length > 0;
    },
  };
}

/** The public directory in Postgres. */
export function createResourceDirectory(database: Database): ResourceDirectory {
  return {
    find: async (filter) => {
      const [rows, counts] = await Promise.all([
        database.query<ResourceRow & { readonly walletAddress: Address }>(Prisma.sql`
          select ${columns}, ${walletNow} as "walletAddress" ${shown(filter)}
          order by r.updated_at desc, r.id desc limit ${filter.limit}::integer offset ${filter.offset}::integer`),
        database.query<{ readonly total: number }>(Prisma.sql`select count(*)::integer as total ${shown(filter)}`),
      ]);
      const resources = rows.map(({ walletAddress, ...row }) => ({
        resource: parseResource(row),
        payTo: walletAddress,
      }));
      return { resources, total: only(counts).total };
    },
  };
}

function shown({ chainIds, payTo }: DirectoryFilter): Prisma.Sql {
  return Prisma.sql`
    from listed_resources r join merchants m on m.id = r.merchant_id
    join listing_hosts h on h.merchant_id = r.merchant_id and h.host = r.host
    where m.suspended_at is null and r.chain_id = any(${[...chainIds]}::integer[])
      and (${payTo}::text is null or ${walletNow} = ${payTo}::text)`;
}

function ofScope({ merchantId, environment }: PaymentScope): Prisma.Sql {
  return Prisma.sql`r.merchant_id = ${merchantId} and r.environment = ${environment}`;
}

function rowOf({ merchantId, chainId, tokenSymbol, amount, ...plain }: NewListedResource) {
  const row = { merchant_id: merchantId, chain_id: chainId, token_symbol: tokenSymbol, amount: amount.toString() };
  return { ...plain, ...row };
}

function listEntry({ actor, origin }: Author, resource: NewListedResource): NewAuditEntry {
  const { merchantId, environment, network, method, amount, url, description } = resource;
  const details = { environment, network, method, amount: amount.toString() };
  const change = { actor, action: "listed_resource.list", target: resource.id, merchantId, details };
  return { ...change, personal: { ...origin, values: { url, description } } };
}
