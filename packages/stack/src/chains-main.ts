import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Network } from "@lunas/catalog/chain";
import { prepareChain } from "./chains/prepare-chain";
import { startChain } from "./chains/start-chain";
import { addressOf } from "./private-key";
import { openSupervisor } from "./supervise/open-supervisor";

/**
 * The local chains as their own process, for compose: sandbox at 8545, the stand-in for base at 8546, prepared and with
 * ether for the accounts of SANDBOX_TREASURY_KEY, SANDBOX_SIGNER_KEYS and BASE_SIGNER_KEYS. The state is lost at the
 * end. For a private network only: a client of a development node can cheat.
 */
const ports: Readonly<Record<Network, number>> = { sandbox: 8545, base: 8546 };
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
  const [treasuryKey] = keysOf("SANDBOX_TREASURY_KEY");
  if (treasuryKey === undefined)
    throw new Error("SANDBOX_TREASURY_KEY is missing: the key that owns the sandbox token");
  const treasury = addressOf(treasuryKey);
  for (const network of ["sandbox", "base"] as const) {
    const { rpcUrl } = await startChain(supervisor, {
      network,
      folder: join(folder, network),
      logFile: join(folder, `${network}.log`),
      blockTime: network === "sandbox" ? 1 : 2,
      preferredPort: ports[network],
      host: process.env.HOST ?? "127.0.0.1",
    });
    const signers = keysOf(`${network.toUpperCase()}_SIGNER_KEYS`).map(addressOf);
    await prepareChain({ network, rpcUrl, treasury, signers });
    process.stdout.write(`${network} is ready at ${rpcUrl}\n`);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
