import type { Address } from "@lunas/catalog/chain";
import type { HeldLane, LaneLease } from "@lunas/domain/settlement/attempt";
import type { LaneStore } from "@lunas/domain/settlement/lanes/lane-store";
import { newId } from "@lunas/domain/shared/id";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { asJson } from "./rows/json";
import { only } from "./rows/only";

type Input<K extends keyof LaneStore> = Parameters<LaneStore[K]>[0];

/** Lanes in Postgres. Each method is one statement; leases begin and end by the database's clock. */
export function createLaneStore(database: Database): LaneStore {
  return {
    register: (chainId, signers) => register(database, chainId, signers),
    heartbeat: (settler) => heartbeat(database, settler),
    leave: (settler) => leave(database, settler),
    acquire: (request) => acquire(database, request),
    renew: (leases, leaseMs) => renew(database, leases, leaseMs),
    release: (leases) => release(database, leases),
    reportBalances: (balances) => reportBalances(database, balances),
    readyLanes: (chainId) => readyLanes(database, chainId),
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

async function heartbeat(database: Database, { id, chainId, ttlMs }: Input<"heartbeat">) {
  const rows = await database.query<{ readonly settlers: bigint; readonly retired: readonly Address[] }>(Prisma.sql`
    with beat as (
      insert into settlers (id, chain_id, seen_at) values (${id}, ${chainId}::integer, now())
      on conflict (id, chain_id) do update set seen_at = excluded.seen_at
    ), forgotten as (
      delete from settlers where seen_at < now() - interval '1 day' and id <> ${id}
    )
    select 1 + count(*) filter (
        where id <> ${id} and seen_at > now() - ${ttlMs}::integer * interval '1 millisecond'
      ) as settlers,
      array(select address from lanes where chain_id = ${chainId}::integer and retired_at is not null) as retired
    from settlers where chain_id = ${chainId}::integer`);
  const { settlers, retired } = only(rows);
  return { settlers: Number(settlers), retired };
}

async function leave(database: Database, { id, chainId }: Input<"leave">): Promise<void> {
  await database.query(Prisma.sql`delete from settlers where id = ${id} and chain_id = ${chainId}::integer`);
}

interface LeaseRow extends Omit<LaneLease, "nextNonce" | "isRetired"> {
  readonly nextNonce: bigint;
  readonly isRetired: boolean;
}

async function acquire(database: Database, request: Input<"acquire">) {
  const { chainId, owner, addresses, count, leaseMs, leftForMs = null } = request;
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
          or exists (select from transactions t where t.lane_id = lanes.id and t.state = 'open'))
      order by resting, address limit ${count}::integer for no key update skip locked
    )
    returning id as "laneId", address, owner, fencing_token as "fencingToken", next_nonce as "nextNonce",
      retired_at is not null as "isRetired"`);
  return rows.map(({ isRetired, ...row }) => {
    return { ...row, nextNonce: Number(row.nextNonce), ...(isRetired && { isRetired }) };
  });
}

async function renew(database: Database, known: readonly HeldLane[], leaseMs: number): Promise<readonly string[]> {
  const rows = await database.query<{ readonly id: string }>(Prisma.sql`
    update lanes set lease_until = now() + ${leaseMs}::integer * interval '1 millisecond'
    from ${heldUnder(known)}
    where lanes.id = held.id and lanes.owner = held.owner and lanes.fencing_token = held.token
      and lanes.next_nonce >= held.next and not exists (
        select from transactions t where t.lane_id = lanes.id and t.state = 'open' and t.nonce < held.next
          and not held.open @> to_jsonb(t.nonce)
      )
    returning lanes.id`);
  return rows.map(({ id }) => id);
}

async function release(database: Database, leases: readonly LaneLease[]): Promise<void> {
  await database.query(Prisma.sql`
    update lanes set owner = null, lease_until = now()
    from ${heldUnder(leases)}
    where lanes.id = held.id and lanes.owner = held.owner and lanes.fencing_token = held.token`);
}

function heldUnder(lanes: readonly HeldLane[]): Prisma.Sql {
  const rows = lanes.map(({ laneId, owner, fencingToken, nextNonce, open = [] }) => {
    return { id: laneId, owner, token: fencingToken.toString(), next: nextNonce, open };
  });
  return Prisma.sql`jsonb_to_recordset(${asJson(rows)}::jsonb) as held (
    id text, owner text, token bigint, next bigint, open jsonb
  )`;
}

async function reportBalances(database: Database, balances: Input<"reportBalances">): Promise<void> {
  const rows = balances.map(({ laneId: id, balanceWei, resting, gasPriceWei }) => ({
    ...{ id, resting, wei: balanceWei.toString(), price: gasPriceWei?.toString() ?? null },
  }));
  await database.query(Prisma.sql`
    update lanes set balance_wei = told.wei, resting = told.resting,
      gas_price_wei = coalesce(told.price, lanes.gas_price_wei),
      gas_price_at = case when told.price is null then lanes.gas_price_at else now() end
    from jsonb_to_recordset(${asJson(rows)}::jsonb) as told (id text, wei numeric, resting boolean, price numeric)
    where lanes.id = told.id`);
}

async function readyLanes(database: Database, chainId: number): Promise<readonly Address[]> {
  const rows = await database.query<{ readonly address: Address }>(Prisma.sql`
    select address from lanes where chain_id = ${chainId}::integer and settles and not resting
      and retired_at is null order by address`);
  return rows.map(({ address }) => address);
}
