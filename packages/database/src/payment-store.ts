import type { StoreFacts } from "@lunas/domain/payment/facts";
import { type GasReason, isGasReason } from "@lunas/domain/payment/gas";
import type { IdempotencyKey } from "@lunas/domain/payment/idempotency-key";
import type { PauseScope } from "@lunas/domain/payment/pause";
import type {
  AcceptOutcome,
  AskerLease,
  AskerPlace,
  NewPayment,
  PaymentStore,
  Reservation,
  Sought,
} from "@lunas/domain/payment/ports";
import { isSponsorReason, type SponsorReason } from "@lunas/domain/payment/sponsorship/sponsor-reason";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { findPayment } from "./payment/find";
import { noteUsed, pendingOf } from "./payment/purse";
import { type GasRow, gasColumns, gasTermsRow, parseGas } from "./rows/gas";
import { asJson } from "./rows/json";
import { only } from "./rows/only";
import { newPaymentRow, type PaymentRow, parsePayment, paymentColumns } from "./rows/payment";
import { sponsorshipRow } from "./rows/sponsorship";

/** Payments in Postgres. Each method is one statement and one round trip. */
export function createPaymentStore(database: Database): PaymentStore {
  return {
    look: (sought) => look(database, sought),
    accept: (payment, reservation, asker) => accept(database, payment, { reservation, asker }),
    takeAskerPlace: (asker, idempotency) => takeAskerPlace(database, asker, idempotency),
    renewAskerLease: (asker) => renewAskerLease(database, asker),
    releaseAskerPlace: (asker) => releaseAskerPlace(database, asker),
    claimSuccess: (asker) => claimSuccess(database, asker),
    find: (scope, id) => findPayment(database, scope, id),
    pendingOf: (purse, limit) => pendingOf(database, purse, limit),
    noteUsed: (purse, used, atBlock) => noteUsed(database, purse, { used, atBlock }),
  };
}

interface LookedRow extends Partial<PaymentRow>, GasRow {
  readonly inFlight: string;
  readonly isAuthorizations: boolean;
  readonly isKeys: boolean;
  readonly pausedBy: PauseScope | null;
}

async function look(
  database: Database,
  { authorization, token, merchantId, idempotency }: Sought,
): Promise<StoreFacts> {
  const { chainId, permit2, payer, nonce } = authorization;
  // The block that the balance is read at is not known yet: only what is pending counts, and the lock judges again.
  // Up to two payments: that of the authorization, and that of the key, where a request names another one's.
  const rows = await database.query<LookedRow>(Prisma.sql`
    select payer_in_flight(${chainId}::integer, ${payer}, ${token}, null)::text as "inFlight",
      paused_by(${chainId}::integer, ${merchantId}, ${payer}) as "pausedBy",
      found.is_authorizations as "isAuthorizations", found.is_keys as "isKeys", ${gasColumns}, ${paymentColumns}
    from gas_standing(${chainId}::integer, ${merchantId}, ${payer}) as gas left join (
      select id, bool_or(is_authorizations) as is_authorizations, bool_or(is_keys) as is_keys from (
        select a.id, true as is_authorizations, false as is_keys from payments a
        where a.chain_id = ${chainId}::integer and a.permit2 = ${permit2} and a.payer = ${payer}
          and a.nonce = ${nonce.toString()}::numeric
        union all
        select k.payment_id, false, true from idempotency_keys k
        where k.lineage = ${idempotency?.lineage ?? null}::text and k.key = ${idempotency?.key ?? null}::text
          and k.created_at > now() - idempotency_window()
      ) as each group by id
    ) as found on true left join payments p on p.id = found.id`);
  const [first] = rows;
  if (first === undefined) throw new Error("the look-up answered no row");
  const payments = rows.filter(isPresent);
  return {
    stored: parsed(payments.find(({ isAuthorizations }) => isAuthorizations)),
    underKey: parsed(payments.find(({ isKeys }) => isKeys)),
    payerInFlight: BigInt(first.inFlight),
    gas: parseGas(first),
    paused: first.pausedBy,
  };
}

interface Asked {
  readonly reservation: Reservation;
  readonly asker: AskerLease;
}

interface AcceptedRow extends Partial<PaymentRow> {
  readonly kind: Exclude<AcceptOutcome["kind"], "bounded" | "unsponsored"> | GasReason | SponsorReason;
  readonly inFlight: string;
}

async function accept(database: Database, payment: NewPayment, { reservation, asker }: Asked): Promise<AcceptOutcome> {
  const { balance, allowance, readAtBlock, gas, sponsorship } = reservation;
  const wanted = {
    ...newPaymentRow(payment, asker.askerId),
    ...(gas && { gas_terms: gasTermsRow(gas) }),
    ...(sponsorship && { sponsorship: sponsorshipRow(sponsorship) }),
  };
  const rows = await database.query<AcceptedRow>(Prisma.sql`
    select accepted.kind, accepted.in_flight::text as "inFlight", ${paymentColumns}
    from accept_payment_once(
      ${asJson(wanted)}::jsonb, ${balance.toString()}::numeric,
      ${allowance?.toString() ?? null}::numeric, ${readAtBlock}::bigint,
      ${asker.leaseMs}::integer * interval '1 millisecond'
    ) as accepted, lateral (select (accepted.payment).*) as p`);
  const { kind, inFlight, ...row } = only(rows);
  if (kind === "short") return { kind, payerInFlight: BigInt(inFlight) };
  if (isGasReason(kind)) return { kind: "bounded", reason: kind };
  if (isSponsorReason(kind)) return { kind: "unsponsored", reason: kind };
  if (!isPresent(row)) throw new Error(`accept_payment_once answered ${kind} without a payment`);
  return { kind, payment: parsePayment(row) };
}

async function takeAskerPlace(
  database: Database,
  { paymentId, askerId, leaseMs }: AskerLease,
  idempotency: IdempotencyKey | null,
): Promise<AskerPlace> {
  const rows = await database.query<{ readonly place: AskerPlace }>(Prisma.sql`
    select take_asker_place(
      ${paymentId}, ${askerId}, ${leaseMs}::integer * interval '1 millisecond',
      ${idempotency?.lineage ?? null}::text, ${idempotency?.key ?? null}::text
    ) as place`);
  return only(rows).place;
}

async function renewAskerLease(database: Database, { paymentId, askerId, leaseMs }: AskerLease): Promise<void> {
  await database.query(Prisma.sql`
    update payments set asker_until = now() + ${leaseMs}::integer * interval '1 millisecond'
    where id = ${paymentId} and asker_id = ${askerId} and answered_at is null`);
}

async function releaseAskerPlace(database: Database, { paymentId, askerId }: AskerLease): Promise<void> {
  await database.query(Prisma.sql`
    update payments set asker_id = null, asker_until = null
    where id = ${paymentId} and asker_id = ${askerId} and answered_at is null`);
}

async function claimSuccess(database: Database, { paymentId, askerId }: AskerLease) {
  // Postgres lets a statement see the rows as they were when it began, and the update judge them as they are when it
  // has their lock: of two claims at the same moment the second finds answered_at set and claims nothing.
  const rows = await database.query<PaymentRow & { readonly claimed: Date | null }>(Prisma.sql`
    with claim as (
      update payments set answered_at = now()
      where id = ${paymentId} and asker_id = ${askerId} and status = 'confirmed' and answered_at is null
      returning answered_at
    )
    select (select answered_at from claim) as claimed, ${paymentColumns} from payments p where p.id = ${paymentId}`);
  const { claimed, ...row } = only(rows);
  return { payment: parsePayment({ ...row, answeredAt: claimed ?? row.answeredAt }), claimed: claimed !== null };
}

/** Whether an outer join found its row. */
function isPresent<Row extends Partial<PaymentRow>>(row: Row): row is Row & PaymentRow {
  return row.id !== undefined && row.id !== null;
}

function parsed(row: PaymentRow | undefined): StoredPayment | null {
  return row === undefined ? null : parsePayment(row);
}
