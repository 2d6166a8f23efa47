import type { Capture, CaptureOutcome, HoldFilter, HoldPage, HoldStore } from "@lunas/domain/hold/ports";
import { type GasReason, isGasReason } from "@lunas/domain/payment/gas";
import type { PaymentScope } from "@lunas/domain/payment/ports";
import { newMonthlyId } from "@lunas/domain/shared/id";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import type { Listed } from "./listed";
import { timeOf } from "./payment/list";
import { gasTermsRow } from "./rows/gas";
import { asJson } from "./rows/json";
import { only } from "./rows/only";
import { type PageRow, selectPage, totalOf } from "./rows/page";
import { isPayment, type PaymentRow, parsePayment, paymentColumns } from "./rows/payment";

/** Holds in Postgres: rows of payments. Each method is one statement; lists may come from a replica, `reads`. */
export function createHoldStore(database: Database, reads: Database = database): HoldStore {
  return {
    find: async (scope, id) => {
      const [row] = await database.query<PaymentRow>(Prisma.sql`
        select ${paymentColumns} from payments p where p.id = ${id} and ${ofScope(scope)}`);
      return row === undefined ? null : parsePayment(row);
    },
    capture: (capture) => captureHold(database, capture),
    release: async ({ merchantId, environment }, id) => {
      const [row] = await database.query<PaymentRow>(Prisma.sql`
        select ${paymentColumns} from release_hold(${merchantId}, ${environment}, ${id}) as p`);
      return row === undefined ? null : parsePayment(row);
    },
    list: (scope, filter, request) => list(reads, scope, { filter, request }),
    expireDue: (limit) => expireHolds(database, limit, null),
  };
}

/** Ends up to `limit` holds with their events: those whose time is over, or all of a chain that begins anew. Returns how many. */
export async function expireHolds(database: Database, limit: number, chainId: number | null): Promise<number> {
  const eventIds = Array.from({ length: limit }, () => newMonthlyId("evt", Date.now()));
  const rows = await database.query<{ readonly expired: number }>(Prisma.sql`
    select expire_holds(${eventIds}::text[], ${chainId}::integer) as expired`);
  return only(rows).expired;
}

const ofScope = ({ merchantId, environment }: PaymentScope) =>
  Prisma.sql`p.merchant_id = ${merchantId} and p.environment = ${environment} and p.held_at is not null`;

interface CapturedRow extends Partial<PaymentRow> {
  readonly outcome: Exclude<CaptureOutcome["kind"], "bounded"> | GasReason;
  readonly inFlight: string | null;
}

async function captureHold(database: Database, capture: Capture): Promise<CaptureOutcome> {
  const rows = await database.query<CapturedRow>(Prisma.sql`
    select captured.kind as outcome, captured.in_flight::text as "inFlight", ${paymentColumns}
    from capture_hold(${asJson(captureRow(capture))}::jsonb) as captured, lateral (select (captured.payment).*) as p`);
  const { outcome, inFlight, ...row } = only(rows);
  if (outcome === "not_found" || outcome === "key_taken" || outcome === "foreign_wallet") return { kind: outcome };
  if (isGasReason(outcome)) return { kind: "bounded", reason: outcome };
  if (outcome === "short") return { kind: outcome, payerInFlight: BigInt(inFlight ?? 0) };
  if (!isRow(row)) throw new Error(`capture_hold returned ${outcome} without a payment`);
  return { kind: outcome, payment: parsePayment(row) };
}

function isRow(row: Partial<PaymentRow>): row is PaymentRow {
  return row.id !== undefined && row.id !== null;
}

/** Numbers as text, because JSON would lose digits. */
function captureRow({ scope, id, amount, balance, allowance, readAtBlock, idempotency, ...capture }: Capture): object {
  return {
    id,
    merchant_id: scope.merchantId,
    environment: scope.environment,
    amount: amount.toString(),
    balance: balance.toString(),
    allowance: allowance?.toString() ?? null,
    read_at_block: readAtBlock,
    received_at: timeOf(capture.receivedAtMs),
    verified_at: timeOf(capture.verifiedAtMs),
    waiter_id: capture.waiterId,
    lease_ms: capture.leaseMs,
    key_lineage: idempotency?.lineage ?? null,
    idempotency_key: idempotency?.key ?? null,
    ...(capture.gas && { gas_terms: gasTermsRow(capture.gas) }),
  };
}

/** The status of a record. Literals in the text: only then the planner uses an index of them. */
const statusIs = {
  held: Prisma.sql`and p.status = 'held'`,
  captured: Prisma.sql`and ${isPayment}`,
  released: Prisma.sql`and p.status = 'released'`,
  expired: Prisma.sql`and p.status = 'expired'`,
} as const;

const listing = {
  table: Prisma.sql`payments p`,
  id: Prisma.sql`p.id`,
  time: Prisma.sql`p.held_at`,
  timeName: Prisma.sql`"heldAt"`,
  columns: paymentColumns,
};

async function list(reads: Database, scope: PaymentScope, { filter, request }: Listed<HoldFilter>): Promise<HoldPage> {
  const { status, sinceMs, untilMs } = filter;
  const where = Prisma.sql`${ofScope(scope)} ${status === null ? Prisma.empty : statusIs[status]}
    and p.held_at > coalesce(${timeOf(sinceMs)}::timestamptz, '-infinity')
    and p.held_at < coalesce(${timeOf(untilMs)}::timestamptz, 'infinity')`;
  const rows = await reads.query<PageRow<PaymentRow>>(selectPage({ ...listing, where }, request));
  const holds = rows.flatMap((row) => (row.id === null ? [] : [parsePayment(row)]));
  return { holds, total: totalOf(rows) };
}
