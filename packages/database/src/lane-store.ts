import type { Address } from "@lunas/catalog/chain";
import type { HeldLane, LaneLease } from "@lunas/domain/settlement/attempt";
import type { LaneState, LaneStore, TakenLane } from "@lunas/domain/settlement/lanes/lane-store";
import { newId } from "@lunas/domain/shared/id";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { asJson } from "./rows/json";
import { inOrder } from "./rows/only";
import { shareStatements } from "./share-statements";

type Input<K extends keyof LaneStore> = Parameters<LaneStore[K]>[0];

/** More than a process has chains. */
const together = { most: 32 };

/**
 * Lanes in Postgres. Each method is one statement; leases begin and end by the database's clock. What every chain asks
 * in each round, it asks together with the other chains: most statements of an idle process are these.
 */
export function createLaneStore(database: Database): LaneStore {
  const beat = shareStatements((beats: readonly Beat[]) => heartbeats(database, beats), together);
  const renewOne = shareStatements((renewals: readonly Renewal[]) => renew(database, renewals), together);
  const report = shareStatements((balances: readonly Balances[]) => reportBalances(database, balances), together);
  const statesOf = shareStatements((chainIds: readonly number[]) => states(database, chainIds), together);
  return {
    register: (chainId, signers) => register(database, chainId, signers),
    heartbeat: beat,
    leave: (settler) => leave(database, settler),
    acquire: (request) => acquire(database, request),
    renew: (lanes, leaseMs) => renewOne({ lanes, leaseMs }),
    release: (leases) => release(database, leases),
    reportBalances: report,
    states: statesOf,
  };
}

async function register(database: Database, chainId: number, signers: Parameters<LaneStore["register"]>[1]) {
  const rows = signers.map(({ address, startNonce, isTreasury = false }) => ({
    id: newId("lane"),
    address,
    next_nonce: startNonce,
    settles: !isTreasury,
  }));
  await database.query(Prisma.sql`
    insert into lanes (id, chain_id, address, next_nonce, settles)
    select row.id, ${chainId}::integer, row.address, row.next_nonce, row.settles
    from jsonb_to_recordset(${asJson(rows)}::jsonb) as row (id text, address text, next_nonce bigint, settles boolean)
    on conflict (chain_id, address) do update set settles = excluded.settles where lanes.settles <> excluded.settles`);
}

type Beat = Input<"heartbeat">;

async function heartbeats(database: Database, beats: readonly Beat[]) {
  const rows = await database.query<{
    readonly place: number;
    readonly settlers: bigint;
    readonly retired: readonly Address[];
  }>(Prisma.sql`
    with reported as (
      select * from jsonb_to_recordset(${asJson(beats.map(beatRow))}::jsonb)
        as row (place integer, id text, chain_id integer, ttl_ms integer)
    ), beat as (
      insert into settlers (id, chain_id, seen_at) select id, chain_id, now() from reported
      on conflict (id, chain_id) do update set seen_at = excluded.seen_at
    ), forgotten as (
      delete from settlers where seen_at < now() - interval '1 day' and id not in (select id from reported)
    )
    select reported.place, (
        select 1 + count(*) from settlers other where other.chain_id = reported.chain_id and other.id <> reported.id
          and other.seen_at > now() - reported.ttl_ms * interval '1 millisecond'
      ) as settlers,
      array(select address from lanes where chain_id = reported.chain_id and retired_at is not null) as retired
    from reported`);
  return inOrder(rows, beats.length).map(({ settlers, retired }) => ({ settlers: Number(settlers), retired }));
}

function beatRow({ id, chainId, ttlMs }: Beat, place: number): object {
  return { place, id, chain_id: chainId, ttl_ms: ttlMs };
}

async function leave(database: Database, { id, chainId }: Input<"leave">): Promise<void> {
  await database.query(Prisma.sql`delete from settlers where id = ${id} and chain_id = ${chainId}::integer`);
}

interface LeaseRow extends Omit<TakenLane, "nextNonce" | "isRetired" | "mayServe" | "balanceWei"> {
  readonly nextNonce: bigint;
  readonly balanceWei: string | null;
  readonly isRetired: boolean;
  readonly mayServe: boolean;
}

/** A lane that settles payments and gave up no nonce. */
const mayServe = Prisma.sql`(settles
  and not exists (select from transactions t where t.lane_id = lanes.id and t.state = 'abandoned'))`;

async function acquire(database: Database, request: Input<"acquire">) {
  const { chainId, owner, addresses, count, leaseMs, leftForMs = null, signable = [] } = request;
  // Resting lanes come last: they are leased only for their open transactions.
  const rows = await database.query<LeaseRow>(Prisma.sql`
    update lanes set owner = ${owner}, fencing_token = fencing_token + 1,
      lease_until = now() + ${leaseMs}::integer * interval '1 millisecond'
    where id in (
      select id from lanes
      where chain_id = ${chainId}::integer and address = any(${addresses}::text[])
        and (owner is null or owner = ${owner} or lease_until <= now())
        and (${leftForMs}::integer is null or lease_until is null
          or lease_until <= now() - ${leftForMs}::integer * interval '1 millisecond')
        and (retired_at is null
          or exists (select from transactions t where t.lane_id = lanes.id and t.state = 'open')
          or (address = any(${signable}::text[]) and ${mayServe}))
      order by resting, address limit ${count}::integer for no key update skip locked
    )
    returning id as "laneId", address, owner, fencing_token as "fencingToken", next_nonce as "nextNonce",
      resting as "isResting", balance_wei::text as "balanceWei",
      retired_at is not null as "isRetired", retired_at is not null and ${mayServe} as "mayServe"`);
  return rows.map(({ isRetired, mayServe: serves, ...row }) => {
    const retired = { ...(isRetired && { isRetired }), ...(serves && { mayServe: serves }) };
    const balanceWei = row.balanceWei === null ? null : BigInt(row.balanceWei);
    return { ...row, nextNonce: Number(row.nextNonce), balanceWei, ...retired };
  });
}

interface Renewal {
  readonly lanes: readonly HeldLane[];
  readonly leaseMs: number;
}

async function renew(database: Database, renewals: readonly Renewal[]): Promise<readonly (readonly string[])[]> {
  const rows = await database.query<{ readonly place: number; readonly id: string }>(Prisma.sql`
    with held as materialized (
      select * from jsonb_to_recordset(${asJson(renewals.flatMap(renewalRows))}::jsonb) as row (
        place integer, lease_ms integer, id text, owner text, token bigint, next bigint, open jsonb
      )
    ), ${lockedOf("held")}
    update lanes set lease_until = now() + held.lease_ms * interval '1 millisecond'
    from held, locked
    where lanes.id = locked.id and lanes.id = held.id and lanes.owner = held.owner and lanes.fencing_token = held.token
      and lanes.next_nonce >= held.next and not exists (
        select from transactions t where t.lane_id = lanes.id and t.state = 'open' and t.nonce < held.next
          and not held.open @> to_jsonb(t.nonce)
      )
    returning held.place, lanes.id`);
  return renewals.map((_, place) => rows.filter((row) => row.place === place).map(({ id }) => id));
}

function renewalRows({ lanes, leaseMs }: Renewal, place: number): readonly object[] {
  return lanes.map((lane) => ({ place, lease_ms: leaseMs, ...heldRow(lane) }));
}

async function release(database: Database, leases: readonly LaneLease[]): Promise<void> {
  await database.query(Prisma.sql`
    with held as materialized (
      select * from jsonb_to_recordset(${asJson(leases.map(heldRow))}::jsonb) as row (id text, owner text, token bigint)
    ), ${lockedOf("held")}
    update lanes set owner = null, lease_until = now()
    from held, locked
    where lanes.id = locked.id and lanes.id = held.id and lanes.owner = held.owner and lanes.fencing_token = held.token`);
}

/**
 * The lanes that a CTE names, locked in the order of their ids whatever the plan: of two statements that write several
 * lanes the second waits, and neither waits for the other in a circle.
 */
function lockedOf(named: "held" | "reported"): Prisma.Sql {
  const those = Prisma.raw(named);
  return Prisma.sql`locked as materialized (
      select id from lanes where id in (select id from ${those}) order by id for no key update
    )`;
}

function heldRow({ laneId, owner, fencingToken, nextNonce, open = [] }: HeldLane): object {
  return { id: laneId, owner, token: fencingToken.toString(), next: nextNonce, open };
}

type Balances = Input<"reportBalances">;

async function reportBalances(database: Database, balances: readonly Balances[]): Promise<readonly undefined[]> {
  const rows = balances.flat().map(({ laneId: id, balanceWei, resting, gasPriceWei }) => ({
    ...{ id, resting, wei: balanceWei.toString(), price: gasPriceWei?.toString() ?? null },
  }));
  await database.query(Prisma.sql`
    with reported as materialized (
      select * from jsonb_to_recordset(${asJson(rows)}::jsonb) as row (id text, wei numeric, resting boolean, price numeric)
    ), ${lockedOf("reported")}
    update lanes set balance_wei = reported.wei, resting = reported.resting,
      gas_price_wei = coalesce(reported.price, lanes.gas_price_wei),
      gas_price_at = case when reported.price is null then lanes.gas_price_at else now() end
    from reported, locked
    where lanes.id = locked.id and lanes.id = reported.id`);
  return balances.map(() => undefined);
}

async function states(database: Database, chainIds: readonly number[]): Promise<readonly (readonly LaneState[])[]> {
  const rows = await database.query<LaneState & { readonly chainId: number }>(Prisma.sql`
    select chain_id as "chainId", address, retired_at is not null as "isRetired", resting as "isResting",
      coalesce(lease_until > now(), false) as "isHeld"
    from lanes where chain_id = any(${chainIds}::integer[]) and settles order by chain_id, address`);
  return chainIds.map((requested) => rows.flatMap(({ chainId, ...lane }) => (chainId === requested ? [lane] : [])));
}
