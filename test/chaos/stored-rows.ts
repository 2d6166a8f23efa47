import { newId } from "@lunas/domain/shared/id";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { type Company, paymentAmount } from "./company";
import type { Fixture } from "./fault";
import { type Body, nonceOf } from "./like-pairs";

/** A payment to be stored without being asked for. */
export interface Unasked {
  readonly payer: Payer;
  readonly nonce: bigint;
  readonly deadlineSeconds: number;
  /** The block at which it was checked, with its nonce unused. */
  readonly checkedAtBlock: number;
}

export interface StoredRow extends Unasked {
  readonly id: string;
  readonly signature: string;
}

/** For how long they have been stored already: longer than the settlers take for what their queue has lost. */
const storedForMs = 10_000;

/**
 * Stores payments as a gateway has, whose jobs were lost: rows like the one of `like`, which is stored, and each with a
 * signature of its own. In the order given, all of them older than whatever is asked for from now on.
 */
export async function storeUnasked(
  { scenario, company }: Fixture,
  like: Body,
  unasked: readonly Unasked[],
): Promise<readonly StoredRow[]> {
  const rows = await Promise.all(
    unasked.map(async (each) => ({ ...each, id: newId("pay"), signature: await sign(company, each) })),
  );
  const since = Date.now() - storedForMs;
  const values = rows.map(({ id, payer, nonce, deadlineSeconds, checkedAtBlock, signature }, index) => ({
    ...{ id, signature, payer: payer.address, nonce: nonce.toString(), deadline: deadlineSeconds },
    ...{ checked_at_block: checkedAtBlock, created_at: new Date(since + index).toISOString() },
    ...{ payer_has_code: false, asker_id: null, asker_until: null, idempotency_key: null, key_lineage: null },
    ...{ answered_at: null, ended_at: null, failure_code: null, failure_message: null },
    ...{ status: "pending", tx_hash: null, log_index: null, block_number: null, block_hash: null, block_time: null },
  }));
  await scenario.query(
    `insert into payments select r.* from payments p, jsonb_array_elements($2::jsonb) e, jsonb_populate_record(p, e) r
     where p.nonce = $1::numeric`,
    [nonceOf(like).toString(), JSON.stringify(values)],
  );
  return rows;
}

async function sign({ merchant }: Company, { payer, nonce, deadlineSeconds }: Unasked): Promise<string> {
  const terms = { to: merchant.walletAddress, amount: paymentAmount, nonce, deadlineSeconds: BigInt(deadlineSeconds) };
  return (await payer.authorize(terms)).signature;
}

/** How the payments of these ids stand, counted. */
export async function stateOf(
  { scenario }: Fixture,
  ids: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const rows = await scenario.query<{ state: string; n: number }>(
    "select coalesce(failure_code, status) as state, count(*)::int as n from payments where id = any($1) group by 1",
    [ids],
  );
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}
