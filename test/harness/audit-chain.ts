import type { Chain } from "@lunas/catalog/chain";
import { connectRpc } from "@lunas/chain/connect";
import { createLedgerChain } from "@lunas/chain/read/ledger-chain";
import { connectDatabase } from "@lunas/database/connect";
import { createLedgerStore } from "@lunas/database/ledger-store";
import { audit } from "@lunas/domain/ledger/audit";
import { systemClock } from "@lunas/runtime/clock";

/** What the operators' ledger finds wrong between the rows and the chain, as `npm run ledger` prints it. */
export async function auditChain(databaseUrl: string, chain: Chain, rpcUrl: string): Promise<readonly string[]> {
  const database = connectDatabase({ url: databaseUrl, poolSize: 2, applicationName: "audit" });
  try {
    const rpc = connectRpc({ network: chain.network, urls: [rpcUrl], clock: systemClock });
    const deps = { ledger: createLedgerStore(database), chain: createLedgerChain({ chain, rpc }) };
    return (await audit(deps, chain)).disagreements;
  } finally {
    await database.close();
  }
}
