import { sandbox } from "@lunas/catalog/chains/sandbox";
import { connectTo } from "./connect-to";
import { relayerStates } from "./relayers";
import type { Harness } from "./start-harness";

/** What an attack has cost, by the relayers' balances on the chain, beside what it may cost. */
export interface Loss {
  readonly lossWei: bigint;
  /** All gas of one settlement at the highest price that a transaction of ours has offered meanwhile. */
  readonly worstWei: bigint;
}

export interface GasLedger {
  /** What the relayers have lost since the last call, or since the beginning. */
  settle(): Promise<Loss>;
  close(): Promise<void>;
}

/** Follows the relayers' money. */
export async function openGasLedger(harness: Harness): Promise<GasLedger> {
  const database = await connectTo(harness.stack.databaseUrl);
  const total = async () => (await relayerStates(harness)).reduce((sum, { balanceWei }) => sum + balanceWei, 0n);
  let before = await total();
  let since = new Date();
  return {
    settle: async () => {
      const after = await total();
      const lossWei = before - after;
      before = after;
      const { rows } = await database.query<{ wei: string }>(
        "select coalesce(max(fee_cap_wei), 0)::text as wei from attempts where created_at >= $1",
        [since],
      );
      since = new Date();
      return { lossWei, worstWei: sandbox.settlement.gasLimit * BigInt(rows[0]?.wei ?? 0) };
    },
    close: () => database.end(),
  };
}

/** Prints an attack's loss beside its bound, and holds the one against the other. */
export function expectBounded(attack: string, lossWei: bigint, bound: { formula: string; wei: bigint }): void {
  process.stdout.write(`${attack}: lost ${lossWei} wei, bound ${bound.wei} wei = ${bound.formula}\n`);
  expect(lossWei).toBeLessThanOrEqual(bound.wei);
}
