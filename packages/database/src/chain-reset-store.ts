import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "@lunas/domain/shared/hex";
import { newId, type PaymentId } from "@lunas/domain/shared/id";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { expireHolds } from "./hold-store";
import { asJson } from "./rows/json";

export interface FreshLane {
  readonly address: Address;
  readonly nextNonce: number;
  readonly settles: boolean;
}

/** The changes to the rows when a chain restarts. Each method is one statement. */
export interface ChainResetStore {
  /** From now on no settler can write on the chain's lanes; returns the lanes' addresses. */
  fence(chainId: number): Promise<readonly Omit<FreshLane, "nextNonce">[]>;
  /** Whether the lanes are still fenced: a reset began and has not finished. */
  isUnfinished(chainId: number): Promise<boolean>;
  /** The hash of the first block that was stored; null: none is, or the chain began anew. */
  knownGenesis(chainId: number): Promise<Hex | null>;
  /** How many nonces of each lane the rows have as mined. */
  minedNonces(chainId: number): Promise<ReadonlyMap<Address, number>>;
  pending(chainId: number, limit: number): Promise<readonly PaymentId[]>;
  /** Ends up to `limit` holds of the chain, each with its event; returns how many. */
  expireHolds(chainId: number, limit: number): Promise<number>;
  /** Gives the signers new lanes; the old ones keep their transactions, which belong to the old chain. */
  beginAnew(chainId: number, lanes: readonly FreshLane[]): Promise<void>;
}

export function createChainResetStore(database: Database): ChainResetStore {
  return {
    async fence(chainId) {
      await database.query(Prisma.sql`select fence_lanes(${chainId}::integer)::text`);
      return database.query(Prisma.sql`
        select address, settles from lanes where chain_id = ${chainId}::integer order by address`);
    },
    async isUnfinished(chainId) {
      const rows = await database.query(Prisma.sql`
        select from lanes where chain_id = ${chainId}::integer and owner = 'chain reset' limit 1`);
      return rows.length > 0;
    },
    async knownGenesis(chainId) {
      const rows = await database.query<{ readonly hash: Hex | null }>(Prisma.sql`
        select genesis_hash as hash from chains where chain_id = ${chainId}::integer`);
      return rows[0]?.hash ?? null;
    },
    async minedNonces(chainId) {
      const rows = await database.query<{ readonly address: Address; readonly mined: bigint }>(Prisma.sql`
        select l.address, coalesce(max(t.nonce) + 1, 0) as mined
        from lanes l left join transactions t on t.lane_id = l.id and t.mined_hash is not null
        where l.chain_id = ${chainId}::integer group by l.address`);
      return new Map(rows.map(({ address, mined }) => [address, Number(mined)]));
    },
    async pending(chainId, limit) {
      const rows = await database.query<{ readonly id: PaymentId }>(Prisma.sql`
        select id from payments where chain_id = ${chainId}::integer and status = 'pending'
        order by created_at limit ${limit}::integer`);
      return rows.map(({ id }) => id);
    },
    expireHolds: (chainId, limit) => expireHolds(database, limit, chainId),
    async beginAnew(chainId, lanes) {
      const fresh = lanes.map(({ address, nextNonce, settles }) => ({
        id: newId("lane"),
        address,
        next_nonce: nextNonce,
        settles,
      }));
      await database.query(Prisma.sql`select begin_chain_anew(${chainId}::integer, ${asJson(fresh)}::jsonb)::text`);
    },
  };
}
