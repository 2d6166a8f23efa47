import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { only } from "./rows/only";
import { isOnItsWay } from "./rows/own-transactions";

/** The settlement backlog of one chain, from the rows: ages in seconds, 0 where there is nothing. */
export interface SettlementBacklog {
  readonly chainId: number;
  /** Pending payments that no open transaction settles. */
  readonly waiting: number;
  readonly oldestWaitingSeconds: number;
  /** Pending payments by age, and the oldest of all, whatever the reason for its delay. */
  readonly pending: {
    readonly under1m: number;
    readonly under5m: number;
    readonly under30m: number;
    readonly over30m: number;
  };
  readonly oldestPendingSeconds: number;
  /** Open transactions, for every purpose. */
  readonly inFlight: number;
  readonly oldestInFlightSeconds: number;
  /** Settling lanes: all, those without gas, and those that no settler leases. */
  readonly lanes: number;
  readonly lanesResting: number;
  readonly lanesUnheld: number;
  /** Payments of the last day that failed after their success was told by a preconfirmation. */
  readonly brokenPreconfirmations: number;
}

const youngerThan = (age: string) => Prisma.sql`(p.created_at > now() - ${age}::text::interval)`;

export async function settlementBacklog(
  database: Database,
  chainIds: readonly number[],
): Promise<readonly SettlementBacklog[]> {
  const age = (time: Prisma.Sql) => Prisma.sql`coalesce(extract(epoch from now() - min(${time})), 0)::double precision`;
  return await database.query<SettlementBacklog>(Prisma.sql`
    select c.id as "chainId", held.pending, held."oldestPendingSeconds", queued.waiting, queued."oldestWaitingSeconds", flying."inFlight",
      flying."oldestInFlightSeconds", known.lanes, known."lanesResting", known."lanesUnheld",
      broken."brokenPreconfirmations"
    from unnest(${chainIds}::integer[]) as c (id) cross join lateral (
      select count(*)::integer as waiting, ${age(Prisma.sql`p.created_at`)} as "oldestWaitingSeconds"
      from payments p where p.chain_id = c.id and p.status = 'pending'
        and not ${isOnItsWay}
    ) as queued cross join lateral (
      select ${age(Prisma.sql`p.created_at`)} as "oldestPendingSeconds", jsonb_build_object(
        'under1m', count(*) filter (where ${youngerThan("1 minute")}),
        'under5m', count(*) filter (where ${youngerThan("5 minutes")} and not ${youngerThan("1 minute")}),
        'under30m', count(*) filter (where ${youngerThan("30 minutes")} and not ${youngerThan("5 minutes")}),
        'over30m', count(*) filter (where not ${youngerThan("30 minutes")})
      ) as pending
      from payments p where p.chain_id = c.id and p.status = 'pending'
    ) as held cross join lateral (
      select count(*)::integer as "inFlight", ${age(Prisma.sql`t.created_at`)} as "oldestInFlightSeconds"
      from lanes l join transactions t on t.lane_id = l.id where l.chain_id = c.id and t.state = 'open'
    ) as flying cross join lateral (
      select count(*)::integer as lanes, count(*) filter (where l.resting)::integer as "lanesResting",
        count(*) filter (where l.owner is null or l.lease_until <= now())::integer as "lanesUnheld"
      from lanes l where l.chain_id = c.id and l.settles and l.retired_at is null
    ) as known cross join lateral (
      select count(*)::integer as "brokenPreconfirmations" from payments p
      where p.chain_id = c.id and p.preconfirmed_at is not null and p.status = 'failed' and p.ended_at > now() - interval '1 day'
    ) as broken`);
}

/** The backlog of webhook deliveries, from the rows: ages in seconds, 0 where there is nothing. */
export interface DeliveryBacklog {
  /** Events without a position from the relay yet. */
  readonly outbox: number;
  readonly outboxLagSeconds: number;
  /** Deliveries that have not ended: due now, or later. */
  readonly pending: number;
  readonly due: number;
  readonly oldestDueSeconds: number;
  /** Of the audit log's entries that are not chained. */
  readonly oldestUnchainedSeconds: number;
}

export async function deliveryBacklog(database: Database): Promise<DeliveryBacklog> {
  const rows = await database.query<DeliveryBacklog>(Prisma.sql`
    select * from (
      select count(*)::integer as outbox,
        coalesce(extract(epoch from now() - min(created_at)), 0)::double precision as "outboxLagSeconds"
      from events where position is null
    ) as outbox cross join (
      select count(*)::integer as pending, count(*) filter (where next_attempt_at <= now())::integer as due,
        greatest(coalesce(extract(epoch from now() - min(next_attempt_at)), 0), 0)::double precision as "oldestDueSeconds"
      from deliveries where status = 'pending'
    ) as deliveries cross join (
      select coalesce(extract(epoch from now() - min(at)), 0)::double precision as "oldestUnchainedSeconds"
      from audit_unchained
    ) as audit`);
  return only(rows);
}
