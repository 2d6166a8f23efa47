import type { PayableLink, PaymentLink } from "@lunas/domain/link/payment-link";
import type { LinkPayee, NewLink, PayableLinks, PaymentLinks } from "@lunas/domain/link/ports";
import type { Author, NewAuditEntry } from "@lunas/domain/operations/audit-entry";
import type { PageRequest } from "@lunas/domain/payment/books";
import type { PaymentScope } from "@lunas/domain/payment/ports";
import type { LinkId } from "@lunas/domain/shared/id";
import { noting } from "./audit-log";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { only } from "./rows/only";
import { type PayeeRow, parsePayee, payeeColumns } from "./rows/payee";
import { insertLink, type LinkRow, linkColumns, parseLink } from "./rows/payment-link";

/** A merchant's payment links in Postgres. Each change writes the author's audit entry in the same statement. */
export function createPaymentLinks(database: Database, author: Author): PaymentLinks {
  const first = async (statement: Prisma.Sql): Promise<PaymentLink | null> => {
    const [row] = await database.query<LinkRow>(statement);
    return row === undefined ? null : parseLink(row);
  };
  return {
    payeeOf: async (merchantId) => {
      const rows = await database.query<PayeeRow & Pick<LinkPayee, "defaultNetwork">>(Prisma.sql`
        select m.default_network as "defaultNetwork", ${payeeColumns} from merchants m where m.id = ${merchantId}`);
      const { defaultNetwork, ...payee } = only(rows);
      return { ...parsePayee(merchantId, payee), defaultNetwork };
    },
    create: async (link) => {
      const rows = await database.query<LinkRow>(noting(insertLink(link), createEntry(author, link)));
      return parseLink(only(rows));
    },
    list: (scope, request) => list(database, scope, request),
    find: (scope, id) =>
      first(Prisma.sql`select ${linkColumns} from payment_links l where l.id = ${id} and ${ofScope(scope)}`),
    setActive: async (scope, id, isActive) => {
      const update = Prisma.sql`
        update payment_links l set active = ${isActive}, updated_at = now()
        where l.id = ${id} and ${ofScope(scope)} returning ${linkColumns}`;
      const details = { active: isActive };
      return first(noting(update, entryOf(author, { ...scope, id }, { action: "payment_link.update", details })));
    },
  };
}

/** Payment links as payers reach them. */
export function createPayableLinks(database: Database): PayableLinks {
  return {
    findPayable: async (id) => {
      const [row] = await database.query<PayableRow>(Prisma.sql`
        select ${linkColumns}, m.name as "merchantName", m.suspended_at is not null as "isSuspended", ${payeeColumns}
        from payment_links l join merchants m on m.id = l.merchant_id where l.id = ${id}`);
      return row === undefined ? null : parsePayable(row);
    },
  };
}

interface PayableRow extends LinkRow, PayeeRow {
  readonly merchantName: string;
  readonly isSuspended: boolean;
}

function parsePayable({ merchantName, isSuspended, ...row }: PayableRow): PayableLink {
  const link = parseLink(row);
  return { link, merchant: { ...parsePayee(link.merchantId, row), name: merchantName, isSuspended } };
}

function ofScope({ merchantId, environment }: PaymentScope): Prisma.Sql {
  return Prisma.sql`l.merchant_id = ${merchantId} and l.environment = ${environment}`;
}

async function list(database: Database, scope: PaymentScope, { page, limit }: PageRequest) {
  const [rows, counts] = await Promise.all([
    database.query<LinkRow>(Prisma.sql`
      select ${linkColumns} from payment_links l where ${ofScope(scope)}
      order by l.created_at desc, l.id desc limit ${limit}::integer offset ${(page - 1) * limit}::bigint`),
    database.query<{ readonly total: number }>(Prisma.sql`
      select count(*)::integer as total from payment_links l where ${ofScope(scope)}`),
  ]);
  return { links: rows.map(parseLink), total: only(counts).total };
}

function createEntry(author: Author, link: NewLink): NewAuditEntry {
  const { environment, network, maxPayments, title, description, redirectUrl } = link;
  const details = {
    ...{ environment, network, minAmount: link.minAmount.toString(), maxAmount: link.maxAmount.toString() },
    ...(maxPayments !== null && { maxPayments }),
  };
  const values = { title, description, redirectUrl };
  return entryOf(author, link, { action: "payment_link.create", details, values });
}

interface Change {
  readonly action: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly values?: Readonly<Record<string, unknown>>;
}

function entryOf(
  { actor, origin }: Author,
  { merchantId, id }: Pick<PaymentScope, "merchantId"> & { readonly id: LinkId },
  { action, details, values }: Change,
): NewAuditEntry {
  return {
    ...{ actor, action, target: id, merchantId, details },
    personal: { ...origin, ...(values !== undefined && { values }) },
  };
}
