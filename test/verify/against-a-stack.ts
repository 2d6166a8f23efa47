import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { freePort } from "@lunas/stack/free-port";
import { runConformance } from "../conformance/run-conformance";
import { startHarness } from "../harness/start-harness";
import { untilOpen } from "../harness/until-open";

/** As the interface has them; the first gateway's are wide. */
const interfaceLimits = {
  RATE_LIMIT_FACILITATE: "60",
  RATE_LIMIT_PAYMENTS: "120",
  RATE_LIMIT_MERCHANT: "10",
  RATE_LIMIT_OTHER: "120",
};
const ledgerCli = join(__dirname, "..", "..", "packages", "ops", "dist", "lunas-ops-cli.js");

/** Every row of the interface put to a stack started for it, and what the ledger says of that stack afterwards. */
async function main(wanted: string | undefined): Promise<boolean> {
  const harness = await startHarness({ stack: { blockTime: { sandbox: "automine" } } });
  try {
    const port = String(await freePort());
    await harness.services.start("gateway", { as: "gateway-strict", env: { PORT: port, ...interfaceLimits } });
    await untilOpen(harness.url);
    const place = { url: harness.url, limitsUrl: `http://localhost:${port}` };
    const { passed, failed, pending } = await runConformance(place, (line) => console.log(line));
    console.log(`${passed} passed, ${failed} failed, ${pending.length} pending`);
    if (wanted !== "ledger") return passed > 0 && failed === 0;
    const { databaseUrl, chains } = harness.stack;
    const urls = { SANDBOX_RPC_URLS: chains.sandbox.rpcUrl, BASE_RPC_URLS: chains.base.rpcUrl };
    const env = { ...process.env, DATABASE_URL: databaseUrl, ...urls };
    return spawnSync(process.execPath, [ledgerCli, "ledger"], { stdio: "inherit", env }).status === 0;
  } finally {
    await harness.stop();
  }
}

main(process.argv[2]).then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
