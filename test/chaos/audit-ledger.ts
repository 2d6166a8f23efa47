import { auditChain } from "../harness/audit-chain";
import type { JudgedScenario } from "./fault";

/** What an earlier fault of this world has left for good is that fault's. */
const known = new WeakMap<object, Set<string>>();

/** What the operators' ledger has against this chain by now, and had not before this fault. */
export async function auditLedger({
  scenario,
  company: { chain, rpcUrl },
}: JudgedScenario): Promise<readonly string[]> {
  const before = known.get(scenario) ?? new Set<string>();
  known.set(scenario, before);
  const disagreements = await auditChain(scenario.harness.stack.databaseUrl, chain, rpcUrl);
  const found = disagreements.filter((each) => !before.has(each));
  for (const each of found) before.add(each);
  return found;
}
