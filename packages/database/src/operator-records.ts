import type { ChannelId } from "@lunas/domain/channel/channel";
import {
  type ActionSummary,
  type FoundRecord,
  type NotClaimable,
  type OperatorRecords,
  type RecordFact,
  type RecordReference,
  recordKindOf,
  type StuckChannel,
  type StuckRequest,
} from "@lunas/domain/operations/channel-file";
import { type HoldId, paymentIdOf } from "@lunas/domain/shared/id";
import { noting } from "./audit-log";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { ms } from "./rows/ms";
import { isPayment } from "./rows/payment";

const mostActions = 20;

/** Channels and what belongs to them, and holds, for operators. An index leads to each row. */
export function createOperatorRecords(database: Database): OperatorRecords {
  return {
    find: async (reference) => {
      const kind = recordKindOf(reference);
      const [row] = await database.query<RecordRow>(statements[kind](reference));
      if (row === undefined) return null;
      const { facts, ...record } = row;
      const actions = kind === "channel" ? await actionsOf(database, reference as ChannelId) : [];
      return { ...record, kind, facts: facts.flatMap(factOf), actions };
    },
    stuck: (request) => stuck(database, request),
    requestClaim: async (id, entry) => {
      const requested = Prisma.sql`
        update channels c set claim_requested_at = coalesce(c.claim_requested_at, now())
        where c.id = ${id} and ${isClaimable} returning c.id`;
      if ((await database.query(noting(requested, entry))).length > 0) return null;
      return await whyNot(database, id);
    },
  };
}

const owed = Prisma.sql`greatest(0, least(c.charged, c.balance) - c.claimed)`;
const isClaimable = Prisma.sql`c.managed_by = 'lunas' and c.status <> 'closed' and ${owed} > 0`;
const withdrawableAt = Prisma.sql`
  case when c.withdraw_requested_at > 0 then (c.withdraw_requested_at + c.withdraw_delay) * 1000 end`;

type FactRow = readonly [name: string, as: RecordFact["as"], value: string | number | null];
type RecordRow = Pick<FoundRecord, "id" | "status" | "environment" | "chainId" | "merchantId"> & {
  readonly facts: readonly FactRow[];
};

/** What is not there is left out. */
function factOf([name, as, value]: FactRow): readonly RecordFact[] {
  return value === null ? [] : [{ name, as, value: String(value) }];
}

/** One line of a record; numbers as text, because JSON would lose digits. */
const fact = (name: string, as: RecordFact["as"], value: Prisma.Sql) =>
  Prisma.sql`jsonb_build_array(${name}::text, ${as}::text, (${value})::text)`;

const facts = (...all: readonly Prisma.Sql[]) => Prisma.sql`jsonb_build_array(${Prisma.join([...all])}) as facts`;

/** Whole milliseconds. */
const at = (time: Prisma.Sql) => Prisma.sql`floor(extract(epoch from ${time}) * 1000)::bigint`;

const statements: Readonly<Record<FoundRecord["kind"], (reference: RecordReference) => Prisma.Sql>> = {
  channel: (id) => Prisma.sql`
    select c.id, c.status, c.environment, c.chain_id as "chainId", c.merchant_id as "merchantId", ${facts(
      fact("balance", "amount", Prisma.sql`c.balance`),
      fact("charged", "amount", Prisma.sql`c.charged`),
      fact("claimed", "amount", Prisma.sql`c.claimed`),
      fact("unclaimed", "amount", owed),
      fact("unclaimedSince", "time", at(Prisma.sql`c.unclaimed_since`)),
      fact("withdrawableAt", "time", withdrawableAt),
      fact("managedBy", "text", Prisma.sql`c.managed_by`),
      fact("payer", "reference", Prisma.sql`c.payer`),
      fact("payerAuthorizer", "text", Prisma.sql`c.payer_authorizer`),
      fact("receiver", "text", Prisma.sql`c.receiver`),
      fact("receiverAuthorizer", "text", Prisma.sql`c.receiver_authorizer`),
      fact("action", "reference", Prisma.sql`c.action_id`),
      fact("lastCharge", "reference", Prisma.sql`c.last_charge_id`),
      fact("readAtBlock", "text", Prisma.sql`c.read_at_block`),
      fact("opened", "time", at(Prisma.sql`c.opened_at`)),
      fact("closed", "time", at(Prisma.sql`c.closed_at`)),
    )} from channels c where c.id = ${id}`,
  charge: (id) => Prisma.sql`
    select g.id, g.status, g.environment, c.chain_id as "chainId", g.merchant_id as "merchantId", ${facts(
      fact("amount", "amount", Prisma.sql`g.amount`),
      fact("cumulative", "amount", Prisma.sql`g.cumulative`),
      fact("channel", "reference", Prisma.sql`g.channel_id`),
      fact("isClaimed", "text", Prisma.sql`case when c.claimed >= g.cumulative then 'yes' else 'no' end`),
      fact("created", "time", at(Prisma.sql`g.created_at`)),
    )} from charges g join channels c on c.id = g.channel_id where g.id = ${id}`,
  action: (id) => Prisma.sql`
    select a.id, a.status, a.environment, a.chain_id as "chainId", a.merchant_id as "merchantId", ${facts(
      fact("actionKind", "text", Prisma.sql`a.kind`),
      fact("cause", "text", Prisma.sql`a.cause`),
      fact("amount", "amount", Prisma.sql`a.amount`),
      fact("channels", "text", Prisma.sql`a.channels`),
      fact("channel", "reference", Prisma.sql`a.channel_id`),
      fact("receiver", "text", Prisma.sql`a.receiver`),
      fact("authorizer", "text", Prisma.sql`a.authorizer`),
      fact("transaction", "text", Prisma.sql`a.tx_hash`),
      fact("block", "text", Prisma.sql`a.block_number`),
      fact("failure", "text", Prisma.sql`a.failure_code || ': ' || a.failure_message`),
      fact("created", "time", at(Prisma.sql`a.created_at`)),
      fact("sent", "time", at(Prisma.sql`a.sent_at`)),
      fact("ended", "time", at(Prisma.sql`a.ended_at`)),
    )} from channel_actions a where a.id = ${id}`,
  hold: (id) => Prisma.sql`
    select ${id}::text as id, case when ${isPayment} then 'captured' else p.status end as status, p.environment,
      p.chain_id as "chainId", p.merchant_id as "merchantId", ${facts(
        fact("payment", "reference", Prisma.sql`case when ${isPayment} then p.id end`),
        fact("capturedAmount", "amount", Prisma.sql`case when ${isPayment} then p.amount end`),
        fact("maximum", "amount", Prisma.sql`coalesce((p.terms ->> 'maximum')::numeric, p.amount)`),
        fact("payer", "reference", Prisma.sql`p.payer`),
        fact("receiver", "text", Prisma.sql`p.pay_to`),
        fact("created", "time", at(Prisma.sql`p.held_at`)),
        fact("expires", "time", at(Prisma.sql`p.hold_expires_at`)),
        fact("ended", "time", at(Prisma.sql`p.ended_at`)),
      )} from payments p where p.id = ${paymentIdOf(id as HoldId)} and p.held_at is not null`,
};

/** Its claims and refunds. */
function actionsOf(database: Database, id: ChannelId): Promise<readonly ActionSummary[]> {
  return database.query<ActionSummary>(Prisma.sql`
    select a.id, a.kind, a.cause, a.status, coalesce(l.amount, a.amount)::text as amount, a.tx_hash as "txHash",
      a.failure_code as failure, ${ms(Prisma.sql`a.created_at`)} as "createdAtMs"
    from (
      select l.action_id as id from channel_claims l where l.channel_id = ${id}
      union select r.id from channel_actions r where r.channel_id = ${id} and r.kind = 'refund'
    ) as known join channel_actions a on a.id = known.id
      left join channel_claims l on l.action_id = a.id and l.channel_id = ${id}
    order by a.created_at desc, a.id desc limit ${mostActions}::integer`);
}

function stuck(
  database: Database,
  { olderThanSeconds, chainId, limit }: StuckRequest,
): Promise<readonly StuckChannel[]> {
  return database.query<StuckChannel>(Prisma.sql`
    select c.id, c.chain_id as "chainId", c.merchant_id as "merchantId", c.status, ${owed}::text as unclaimed,
      ${ms(Prisma.sql`c.unclaimed_since`)} as "unclaimedSinceMs", (${withdrawableAt})::double precision as "withdrawableAtMs",
      c.action_id as "actionId"
    from channels c
    where c.unclaimed_since < now() - make_interval(secs => ${olderThanSeconds}::integer) and ${isClaimable}
      ${chainId === null ? Prisma.empty : Prisma.sql`and c.chain_id = ${chainId}::integer`}
    order by c.withdraw_requested_at = 0, ${owed} desc, c.id limit ${limit}::integer`);
}

async function whyNot(database: Database, id: ChannelId): Promise<NotClaimable> {
  const [row] = await database.query<{ readonly managedBy: string; readonly status: string }>(Prisma.sql`
    select c.managed_by as "managedBy", c.status from channels c where c.id = ${id}`);
  if (row === undefined) return "unknown";
  if (row.managedBy !== "lunas") return "shop";
  return row.status === "closed" ? "closed" : "nothing";
}
