import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chains, chainsOf, settingPrefix } from "@lunas/catalog/chains";
import { accountsOf } from "./chains/accounts-of";
import { keepSmall } from "./chains/keep-small";
import { prepareChain } from "./chains/prepare-chain";
import { startChain } from "./chains/start-chain";
import { firstChainPort } from "./compose/render-chains";
import { openSupervisor } from "./supervise/open-supervisor";

/**
 * The local chains as a process of their own, for compose: at 8545 and the ports after it in the catalog's order, prepared and
 * with ether for the accounts of <NETWORK>_TREASURY_ADDRESS and <NETWORK>_SIGNER_ADDRESSES. The state stays in the folder that the
 * first argument names; without one it goes with the process. For a private network only: a client of a development node can cheat.
 */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "lunas-chains-"));
  const supervisor = await openSupervisor(
    { recordFile: join(folder, "processes.json"), removeAtEnd: [folder] },
    join(folder, "supervisor.log"),
  );
  process.once("SIGTERM", () => void supervisor.close().then(() => process.exit(0)));
  process.once("SIGINT", () => void supervisor.close().then(() => process.exit(0)));
  supervisor.onExit(({ name, expected }) => {
    if (expected) return;
    process.stderr.write(`the ${name} chain ended\n`);
    process.exit(1);
  });
  const treasury = treasuryAddress();
  for (const [index, { network, blockTimeMs }] of chains.entries()) {
    const { rpcUrl, stateFile } = await startChain(supervisor, {
      network,
      folder: join(process.argv[2] ?? folder, network),
      logFile: join(folder, `${network}.log`),
      blockTime: blockTimeMs / 1_000,
      preferredPort: firstChainPort + index,
      host: process.env.HOST ?? "127.0.0.1",
    });
    const signers = accountsOf(process.env, network, "signers");
    await prepareChain({ network, rpcUrl, treasury, signers });
    process.stdout.write(`${network} is ready at ${rpcUrl}\n`);
    if (stateFile !== undefined) keepSmall(supervisor, { network, rpcUrl, stateFile, log: print, onGiveUp: endWith });
  }
}

const print = (line: string) => process.stdout.write(`${line}\n`);

function endWith(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** The account that owns the tokens of the sandbox chains: the default one's treasury. */
function treasuryAddress(): string {
  const { network } = chainsOf("sandbox")[0];
  const [address] = accountsOf(process.env, network, "treasury");
  if (address === undefined)
    throw new Error(`${settingPrefix(network)}_TREASURY_ADDRESS is missing: the account that owns the sandbox token`);
  return address;
}

main().catch(endWith);
