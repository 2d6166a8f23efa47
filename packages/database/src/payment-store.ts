import type { StoreFacts } from "@lunas/domain/payment/facts";
import { type GasReason, isGasReason } from "@lunas/domain/payment/gas";
import type { PauseScope } from "@lunas/domain/payment/pause";
import {
  type AcceptOutcome,
  isRefundReason,
  type NewPayment,
  type PaymentLookUp,
  type PaymentStore,
  type RefundReason,
  type Reservation,
  type WaiterLease,
} from "@lunas/domain/payment/ports";
import { isSponsorReason, type SponsorReason } from "@lunas/domain/payment/sponsorship/sponsor-reason";
import { asStored } from "@lunas/domain/payment/store-once";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import type { PaymentId } from "@lunas/domain/shared/id";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { refusingUnknownChains } from "./known-chains";
import { findPayment } from "./payment/find";
import { answeredAt, giveBack } from "./payment/give-back";
import { findIdentified } from "./payment/identified";
import { noteUsed, pendingOf } from "./payment/payer-funds";
import { claimSuccess, releaseWaiterPlace, renewWaiters, type SuccessClaim, takeWaiterPlace } from "./payment/waiting";
import { type GasRow, gasColumns, gasTermsRow, parseGas } from "./rows/gas";
import { asJson } from "./rows/json";
import { inOrder } from "./rows/only";
import { newPaymentRow, type PaymentRow, parsePayment, paymentColumns } from "./rows/payment";
import { sponsorshipRow } from "./rows/sponsorship";
import { shareStatements } from "./share-statements";

const together = { most: 32, atOnce: 1 };
/**
 * A refusal is little work, and there may be many more of them than payments. Under load an answer is read a turn of the event loop after it
 * came: the next statement does not wait for that.
 */
const knownTogether = { most: 256, atOnce: 4 };
const idsTogether = { most: 500, atOnce: 1 };
/** Storing may wait for a payer's lock. */
const storedTogether = { most: 32, atOnce: 2 };

/** Payments in Postgres. Each method is one statement and one round trip; simultaneous calls share a statement. */
export function createPaymentStore(database: Database): PaymentStore {
  const lookUpAll = (requests: readonly PaymentLookUp[]) => lookUp(database, requests);
  const lookUpOne = shareStatements(lookUpAll, together);
  // In a statement of their own: under overload a refusal must not wait behind the payments that were taken.
  const lookUpRefused = shareStatements(lookUpAll, together);
  const isKnown = shareStatements((requests: readonly PaymentLookUp[]) => areKnown(database, requests), knownTogether);
  const acceptOne = shareStatements((request: readonly AcceptRequest[]) => accept(database, request), storedTogether);
  const claimOne = shareStatements((claims: readonly SuccessClaim[]) => claimSuccess(database, claims), together);
  const answeredAtOne = shareStatements((ids: readonly PaymentId[]) => answeredAt(database, ids), idsTogether);
  return {
    lookUp: (request) => (request.isRefused === true ? lookUpRefused(request) : lookUpOne(request)),
    isKnown,
    answeredAt: answeredAtOne,
    giveBack: (given, author) => giveBack(database, given, author),
    // Outside of what is gathered: an unknown chain fails the payment that names it, and no other of its statement.
    accept: (payment, reservation, waiter) => refusingUnknownChains(() => acceptOne({ payment, reservation, waiter })),
    findIdentified: (scope) => findIdentified(database, scope),
    takeWaiterPlace: (waiter, joining) => takeWaiterPlace(database, waiter, joining),
    renewWaiters: (waiters) => renewWaiters(database, waiters),
    releaseWaiterPlace: (waiter) => releaseWaiterPlace(database, waiter),
    claimSuccess: (waiter, isPreconfirmed = false) => claimOne({ waiter, isPreconfirmed }),
    find: (scope, id) => findPayment(database, scope, id),
    pendingOf: (payerFunds, limit) => pendingOf(database, payerFunds, limit),
    noteUsed: (payerFunds, used, atBlock) => noteUsed(database, payerFunds, { used, atBlock }),
  };
}

interface LookUpRow extends Partial<PaymentRow>, GasRow {
  readonly place: number;
  readonly inFlight: string;
  readonly isAuthorizations: boolean | null;
  readonly isKeys: boolean | null;
  readonly pausedBy: PauseScope | null;
}

async function lookUp(database: Database, requests: readonly PaymentLookUp[]): Promise<readonly StoreFacts[]> {
  const rows = await database.query<LookUpRow>(Prisma.sql`
    select gas.place, gas.in_flight::text as "inFlight", gas.paused_by as "pausedBy",
      gas.is_authorizations as "isAuthorizations", gas.is_keys as "isKeys", ${gasColumns}, ${paymentColumns}
    from look_up_payments(${asJson(requests.map(requestRow))}::jsonb) as gas, lateral (select (gas.payment).*) as p`);
  return requests.map((_, place) => factsOf(rows.filter((row) => row.place === place)));
}

function requestRow(request: PaymentLookUp, place: number): object {
  return Object.assign(keysRow(request, place), { token: request.token, merchant_id: request.merchantId });
}

function keysRow({ authorization, idempotency }: PaymentLookUp, place: number): object {
  const { chainId, permit2, payer, nonce } = authorization;
  return {
    ...{ place, permit2, payer },
    nonce: nonce.toString(),
    chain_id: chainId,
    key_lineage: idempotency?.lineage ?? null,
    idempotency_key: idempotency?.key ?? null,
  };
}

async function areKnown(database: Database, requests: readonly PaymentLookUp[]): Promise<readonly boolean[]> {
  const rows = await database.query<{ readonly place: number }>(
    Prisma.sql`select place from known_payments(${asJson(requests.map(keysRow))}::jsonb)`,
  );
  const known = new Set(rows.map(({ place }) => place));
  return requests.map((_, place) => known.has(place));
}

/** Up to two rows: the authorization's, and the key's, if the request's key belongs to another payment. */
function factsOf(rows: readonly LookUpRow[]): StoreFacts {
  const [first] = rows;
  if (first === undefined) throw new Error("the look-up returned no row");
  const payments = rows.filter(isPresent);
  return {
    stored: parsed(payments.find(({ isAuthorizations }) => isAuthorizations)),
    underKey: parsed(payments.find(({ isKeys }) => isKeys)),
    payerInFlight: BigInt(first.inFlight),
    gas: parseGas(first),
    paused: first.pausedBy,
  };
}

interface AcceptRequest {
  readonly payment: NewPayment;
  readonly reservation: Reservation;
  readonly waiter: WaiterLease;
}

interface AcceptedRow extends Partial<PaymentRow> {
  readonly place: number;
  readonly kind:
    | Exclude<AcceptOutcome["kind"], "bounded" | "unsponsored" | "link_closed" | "unrefundable">
    | keyof typeof linkReasons
    | GasReason
    | SponsorReason
    | RefundReason;
  readonly inFlight: string | null;
  readonly storedAt: Date | null;
}

async function accept(database: Database, request: readonly AcceptRequest[]): Promise<readonly AcceptOutcome[]> {
  const newRows = request.map(({ payment, waiter }) => newPaymentRow(payment, waiter.waiterId));
  const rows = await database.query<AcceptedRow>(Prisma.sql`
    select accepted.place, accepted.kind, accepted.in_flight::text as "inFlight", accepted.stored_at as "storedAt",
      ${paymentColumns}
    from accept_together(${asJson(newRows)}::jsonb, ${asJson(request.map(reservationRow))}::jsonb) as accepted,
      lateral (select (accepted.payment).*) as p`);
  return inOrder(rows, request.length).map((row, place) => acceptOutcomeOf(row, request[place] as AcceptRequest));
}

function reservationRow({ reservation, waiter }: AcceptRequest): object {
  const { balance, allowance, readAtBlock, gas, sponsorship, payerDailyDeposits } = reservation;
  return {
    balance: balance.toString(),
    allowance: allowance?.toString() ?? null,
    read_at_block: readAtBlock,
    lease_ms: waiter.leaseMs,
    ...(gas && { gas_terms: gasTermsRow(gas) }),
    ...(sponsorship && { sponsorship: sponsorshipRow(sponsorship) }),
    ...(payerDailyDeposits !== undefined && { payer_daily_deposits: payerDailyDeposits }),
  };
}

function acceptOutcomeOf(row: AcceptedRow, { payment }: AcceptRequest): AcceptOutcome {
  const { kind, inFlight, storedAt } = row;
  // The caller knows the stored payment except for its time: the statement returns only that.
  if (kind === "stored") return { kind, payment: asStored(payment, present(storedAt, kind).getTime()) };
  if (kind === "short") return { kind, payerInFlight: BigInt(present(inFlight, kind)) };
  if (isGasReason(kind)) return { kind: "bounded", reason: kind };
  if (kind === "foreign_wallet" || kind === "channel_busy" || kind === "too_many_deposits") return { kind };
  if (isLinkReason(kind)) return { kind: "link_closed", reason: linkReasons[kind] };
  if (isSponsorReason(kind)) return { kind: "unsponsored", reason: kind };
  if (isRefundReason(kind)) return { kind: "unrefundable", reason: kind, remaining: BigInt(inFlight ?? 0) };
  if (!isPresent(row)) throw new Error(`accept_together returned ${kind} without a payment`);
  return { kind, payment: parsePayment(row) };
}

/** As `link_closed_reason` names them. */
const linkReasons = { link_closed: "closed", link_expired: "expired", link_used_up: "used_up" } as const;

function isLinkReason(kind: AcceptedRow["kind"]): kind is keyof typeof linkReasons {
  return kind in linkReasons;
}

function present<T>(value: T | null, kind: string): T {
  if (value === null) throw new Error(`accept_together returned ${kind} without its values`);
  return value;
}

/** Whether an outer join found its row. */
function isPresent<Row extends Partial<PaymentRow>>(row: Row): row is Row & PaymentRow {
  return row.id !== undefined && row.id !== null;
}

function parsed(row: PaymentRow | undefined): StoredPayment | null {
  return row === undefined ? null : parsePayment(row);
}
