import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chains, chainsOf, settingPrefix } from "@lunas/catalog/chains";
import { keepSmall } from "./chains/keep-small";
import { prepareChain } from "./chains/prepare-chain";
import { startChain } from "./chains/start-chain";
import { firstChainPort } from "./compose/render-chains";
import { addressOf } from "./private-key";
import { openSupervisor } from "./supervise/open-supervisor";

/**
 * The local chains as a process of their own, for compose: at 8545 and the ports after it in the catalog's order, prepared and
 * with ether for the accounts of <NETWORK>_TREASURY_KEY and <NETWORK>_SIGNER_KEYS. The state stays in the folder that the first
 * argument names; without one it goes with the process. For a private network only: a client of a development node can cheat.
 */
const keysOf = (name: string) =>
  secretText(name)
    .split(",")
    .filter((key) => key !== "");

/** The setting itself, or the file that `<NAME>_FILE` names. */
function secretText(name: string): string {
  const file = process.env[`${name}_FILE`];
  return file ? readFileSync(file, "utf8").trim() : (process.env[name] ?? "");
}

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
  const treasury = addressOf(treasuryKey());
  for (const [index, { network, blockTimeMs }] of chains.entries()) {
    const { rpcUrl, stateFile } = await startChain(supervisor, {
      network,
      folder: join(process.argv[2] ?? folder, network),
      logFile: join(folder, `${network}.log`),
      blockTime: blockTimeMs / 1_000,
      preferredPort: firstChainPort + index,
      host: process.env.HOST ?? "127.0.0.1",
    });
    const signers = keysOf(`${settingPrefix(network)}_SIGNER_KEYS`).map(addressOf);
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

/** The key that owns the tokens of the sandbox chains: the default one's treasury. */
function treasuryKey(): string {
  const name = `${settingPrefix(chainsOf("sandbox")[0].network)}_TREASURY_KEY`;
  const [key] = keysOf(name);
  if (key === undefined) throw new Error(`${name} is missing: the key that owns the sandbox token`);
  return key;
}

main().catch(endWith);
