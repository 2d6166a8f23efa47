import type { Chain } from "@lunas/catalog/chain";
import { chains } from "@lunas/catalog/chains";
import { settlementKinds } from "@lunas/domain/settlement/kinds/all";
import type { Hex } from "@lunas/domain/shared/hex";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import type { Pool } from "pg";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";

/**
 * Writes the catalog's chains and tokens, as the owner of the tables: a payment that the gateway stores must match one. An entry
 * that the catalog no longer has stays, for the payments that name it.
 */
export async function writeKnownChains(pool: Pool): Promise<void> {
  // A folder of older migrations lacks these tables.
  if (!(await hasTable(pool, "chain_tokens"))) return;
  const hasSpenders = await hasTable(pool, "chain_spenders");
  for (const { chainId, network, environment, contracts, tokens } of chains) {
    await pool.query(
      `insert into chains (chain_id, network, environment, permit2, spender) values ($1, $2, $3, $4, $5)
       on conflict (chain_id) do update set network = excluded.network, environment = excluded.environment,
         permit2 = excluded.permit2, spender = excluded.spender`,
      [chainId, network, environment, contracts.permit2, contracts.x402Proxy],
    );
    if (hasSpenders) await writeSpenders(pool, chainId, contracts);
    for (const [symbol, address] of Object.entries(tokens))
      await pool.query(
        "insert into chain_tokens (chain_id, symbol, address) values ($1, $2, $3) on conflict do nothing",
        [...[chainId, symbol, address]],
      );
  }
}

async function hasTable(pool: Pool, name: string): Promise<boolean> {
  const { rows } = await pool.query<{ exists: boolean }>("select to_regclass($1) is not null as exists", [
    `public.${name}`,
  ]);
  return rows[0]?.exists === true;
}

/** The spenders of kinds of settlement that the chain has, beside that of `exact`. */
async function writeSpenders(pool: Pool, chainId: number, contracts: Chain["contracts"]): Promise<void> {
  for (const { name, spenderOn } of settlementKinds.filter((kind) => kind.name !== "exact")) {
    const address = spenderOn(contracts);
    if (address === null) continue;
    const row = [chainId, name, address];
    await pool.query(
      "insert into chain_spenders (chain_id, kind, address) values ($1, $2, $3) on conflict do nothing",
      row,
    );
  }
}

export interface SandboxToken {
  readonly chainId: number;
  readonly symbol: string;
  readonly address: string;
}

/** Records where a sandbox chain carries its token. Throws for a chain that is not in the database, or of production. */
export async function addSandboxToken(database: Database, token: SandboxToken): Promise<void> {
  const { chainId, symbol, address } = token;
  const [row] = await database.query<{ added: boolean }>(
    Prisma.sql`select add_sandbox_token(${chainId}::integer, ${symbol}, ${address}) as added`,
  );
  if (row?.added !== true) throw new Error(`the database knows no sandbox chain ${chainId}: run db:migrate`);
}

/** The hash of the chain's first block that is stored; `seen`, which then is stored, where there is none. */
export async function knowGenesis(database: Database, chainId: number, seen: Hex): Promise<Hex> {
  const [row] = await database.query<{ known: Hex | null }>(
    Prisma.sql`select know_genesis(${chainId}::integer, ${seen}) as known`,
  );
  return row?.known ?? seen;
}

/** The SQLSTATE by which the database refuses a payment whose chain, environment and token match no row. */
const unknownChain = "55L01";

/** A payment on a chain that the database does not know yet: nothing is stored, and the caller may try again. */
export async function refusingUnknownChains<T>(store: () => Promise<T>): Promise<T> {
  try {
    return await store();
  } catch (error) {
    if (!(error instanceof Error) || (error as { code?: unknown }).code !== unknownChain) throw error;
    const { message, hint } = error as { message: string; hint?: string };
    throw new Unavailable("database", [message, hint].join(". "), { cause: error, mayBeDone: false });
  }
}
