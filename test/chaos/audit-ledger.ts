import { connectRpc } from "@lunas/chain/connect";
import { createLedgerChain } from "@lunas/chain/read/ledger-chain";
import { connectDatabase } from "@lunas/database/connect";
import { createLedgerStore } from "@lunas/database/ledger-store";
import { audit } from "@lunas/domain/ledger/audit";
import { systemClock } from "@lunas/runtime/clock";
import type { Fixture } from "./fault";

/** What an earlier fault of this world has left for good is that fault's. */
const known = new WeakMap<object, Set<string>>();

/** What the operators' ledger has against this chain by now, and had not before this fault. */
export async function auditLedger({ scenario, company: { chain, rpcUrl } }: Fixture): Promise<readonly string[]> {
  const before = known.get(scenario) ?? new Set<string>();
  known.set(scenario, before);
  const database = connectDatabase({ url: scenario.harness.stack.databaseUrl, poolSize: 2, applicationName: "chaos" });
  try {
    const rpc = connectRpc({ network: chain.network, urls: [rpcUrl], clock: systemClock });
    const deps = { ledger: createLedgerStore(database), chain: createLedgerChain({ chain, rpc }) };
    const { disagreements } = await audit(deps, chain);
    const found = disagreements.filter((each) => !before.has(each));
    for (const each of found) before.add(each);
    return found;
  } finally {
    await database.close();
  }
}
