import type {
  ChargeAnswer,
  ChargeOutcome,
  ChargeRequest,
  ChargeStore,
  ReserveOutcome,
  ReserveRequest,
  VoidOutcome,
} from "@lunas/domain/channel/ports";
import type { PaymentScope } from "@lunas/domain/payment/ports";
import type { ChargeId } from "@lunas/domain/shared/id";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";
import { asJson } from "../rows/json";
import { inOrder, only } from "../rows/only";
import { shareStatements } from "../share-statements";
import { type ChargeRow, chargeColumns, parseCharge } from "./charge-row";
import { type JudgedRow, outcomeOf, reserveOutcomeOf } from "./judged-row";

const together = { most: 64, atOnce: 2 };
/** A mark of a charge that another one of its channel follows within this time is never written. */
const answersTogether = { most: 500, atOnce: 1, apartMs: 50 };

type Request = ChargeRequest | (ReserveRequest & { readonly reserveMs: number });

/** Charges in Postgres. Each method is one statement; simultaneous calls share it. */
export function createChargeStore(database: Database): ChargeStore {
  const judge = shareStatements((requests: readonly Request[]) => judgeAll(database, requests), together);
  const note = shareStatements((answers: readonly NotedAnswer[]) => noteAll(database, answers), answersTogether);
  return {
    charge: async (request): Promise<ChargeOutcome> => outcomeOf(await judge(request)),
    reserve: async (request, reserveMs): Promise<ReserveOutcome> =>
      reserveOutcomeOf(await judge({ ...request, reserveMs })),
    noteAnswered: (answer) => note({ isReceived: true, ...answer }),
    releaseAnswer: (answer) => note({ isReceived: false, ...answer }),
    void: (scope, id, windowMs) => voidCharge(database, { scope, id, windowMs }),
  };
}

async function judgeAll(database: Database, requests: readonly Request[]): Promise<readonly JudgedRow[]> {
  const { rows, rounds } = inRounds(requests);
  const judged = await database.query<JudgedRow>(Prisma.sql`
    select j.place, j.kind, j.is_keyed as "isKeyed", j.charge_id as "chargeId", j.amount, j.cumulative, j.status,
      j.managed_by as "managedBy", j.balance, j.claimed, j.refund_nonce as "refundNonce",
      j.withdraw_requested_at as "withdrawRequestedAt", j.charged, j.signed_max as "signedMax",
      j.voucher_signature as "voucherSignature", j.last_charge_at as "lastChargeAt", j.opened_at as "openedAt",
      j.reserved_until as "reservedUntil"
    from charge_channels(${asJson(rows)}::jsonb, ${rounds}::integer) as j`);
  return inOrder(judged, requests.length);
}

/** Vouchers of one channel follow each other: each has a round of its own, in the order of what they allow. */
function inRounds(requests: readonly Request[]): { readonly rows: readonly object[]; readonly rounds: number } {
  const places = new Map<string, number[]>();
  for (const [place, { channelId }] of requests.entries()) {
    const ofChannel = places.get(channelId);
    if (ofChannel === undefined) places.set(channelId, [place]);
    else ofChannel.push(place);
  }
  const rows: object[] = [];
  let rounds = 0;
  const maximum = (place: number) => (requests[place] as Request).maxClaimable;
  for (const ofChannel of places.values()) {
    if (ofChannel.length > 1) ofChannel.sort((one, other) => (maximum(one) < maximum(other) ? -1 : 1));
    rounds = Math.max(rounds, ofChannel.length);
    for (const [index, place] of ofChannel.entries())
      rows.push(requestRow(requests[place] as Request, place, index + 1));
  }
  return { rows, rounds };
}

/** Numbers as text, because JSON would lose digits. */
function requestRow(request: Request, place: number, nth: number): object {
  const { scope, channelId, price, maxClaimable, signature } = request;
  const common = {
    ...{ place, nth, channel_id: channelId, merchant_id: scope.merchantId, environment: scope.environment, signature },
    ...{ price: price.toString(), max_claimable: maxClaimable.toString() },
  };
  if ("reserveMs" in request)
    return Object.assign(common, { reserve_ms: request.reserveMs, is_new: request.isNew === true });
  const { idempotency, metadata, resource, description } = request;
  return Object.assign(common, {
    ...{ charge_id: request.chargeId, amount: request.amount.toString(), body_hash: request.bodyHash },
    lease_ms: request.leaseMs,
    ...(resource !== null && { resource }),
    ...(description !== null && { description }),
    ...(metadata !== null && { metadata }),
    ...(idempotency !== null && { key_lineage: idempotency.lineage, idempotency_key: idempotency.key }),
  });
}

interface NotedAnswer extends ChargeAnswer {
  readonly isReceived: boolean;
}

async function noteAll(database: Database, answers: readonly NotedAnswer[]): Promise<readonly undefined[]> {
  // Of a channel the newest charge alone has something to keep.
  const newest = [...new Map(answers.map((answer) => [answer.channelId, answer])).values()];
  await database.query(Prisma.sql`
    select note_charge_answers(${newest.map(({ channelId }) => channelId)}::text[],
      ${newest.map(({ chargeId }) => chargeId)}::text[], ${newest.map(({ isReceived }) => isReceived)}::boolean[])`);
  return answers.map(() => undefined);
}

interface VoidRequest {
  readonly scope: PaymentScope;
  readonly id: ChargeId;
  readonly windowMs: number;
}

type VoidRow = (ChargeRow | { readonly id: null }) & { readonly kind: VoidOutcome["kind"] };

async function voidCharge(database: Database, { scope, id, windowMs }: VoidRequest): Promise<VoidOutcome> {
  const rows = await database.query<VoidRow>(Prisma.sql`
    select voided.kind, ${chargeColumns}
    from void_charge(${scope.merchantId}, ${scope.environment}, ${id}, ${windowMs}::integer * interval '1 millisecond') as voided,
      lateral (select (voided.charge).*) as c`);
  const row = only(rows);
  if (row.kind !== "voided") return { kind: row.kind };
  if (row.id === null) throw new Error("void_charge returned no charge");
  return { kind: row.kind, charge: parseCharge(row) };
}
