/** `npm run test:upgrade [-- --keep]`: two versions side by side while migrations run; prints a table, and exits by it. */
import { rmSync } from "node:fs";
import { startStack } from "@lunas/stack/start-stack";
import { Wallet } from "ethers";
import { fundedPayer } from "../harness/funded-payer";
import { registerMerchant, setWebhook } from "../harness/register-merchant";
import { startWebhookReceiver, type WebhookReceiver } from "../harness/webhook-receiver";
import { findTroubles } from "./find-troubles";
import { type Fleet, openFleet } from "./fleet";
import { type Load, startLoad, type Tally } from "./load";
import { phases } from "./phases";
import { type Refunder, startRefunder } from "./refunder";
import { thisVersion, versionBefore } from "./version-before";

const customers = 8;
const funds = 1_000_000_000n;

async function run(): Promise<boolean> {
  const clones = { before: versionBefore(console.log), this: thisVersion };
  const stack = await startStack({ blockTime: { sandbox: 1 } });
  const receiver = await startWebhookReceiver();
  try {
    const fleet = await openFleet(stack, clones);
    await fleet.migrate("before");
    for (const service of ["settler", "dispatcher", "gateway"] as const) await fleet.start("before", service);
    const { rpcUrl } = stack.chains.sandbox;
    const { load, refunder, wallet } = await openShops(fleet, rpcUrl, receiver.url);
    const rows = await playAll(fleet, load, refunder);
    await Promise.all([load.stop(), refunder.stop()]);
    rows.push({ title: "after the last phase", ...load.tally(), refunds: refunder.tally() });
    const refunds = rows.reduce((sum, row) => sum + row.refunds, 0);
    const { databaseUrl } = fleet;
    return report(rows, await findTroubles({ databaseUrl, rpcUrl, wallet, receiver, refunds }), receiver);
  } finally {
    await receiver.close();
    await stack.stop();
    if (!process.argv.includes("--keep")) rmSync(clones.before, { recursive: true, force: true });
  }
}

/** Two merchants with their customers: one has payments, the other one refunds each of them. */
async function openShops(fleet: Fleet, rpcUrl: string, hook: string) {
  const [url = ""] = fleet.gateways();
  const merchant = await registerMerchant(url);
  const payers = await Promise.all(Array.from({ length: customers }, () => fundedPayer(rpcUrl, funds)));
  const [wallet, payer] = [await fundedPayer(rpcUrl, funds), await fundedPayer(rpcUrl, funds)];
  const generous = await registerMerchant(url, 1337, new Wallet(wallet.privateKey));
  for (const each of [merchant, generous]) await setWebhook(url, each, hook);
  return {
    wallet: merchant.walletAddress,
    load: startLoad({ merchant, payers, gateways: () => fleet.gateways() }),
    refunder: startRefunder({ merchant: generous, wallet, payer, gateway: () => fleet.newGateway() }),
  };
}

interface Row extends Tally {
  readonly title: string;
  readonly refunds: number;
}

async function playAll(fleet: Fleet, load: Load, refunder: Refunder): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { title, change, lastsMs } of phases) {
    await change(fleet);
    await new Promise((resolve) => setTimeout(resolve, lastsMs));
    const row = { title, ...load.tally(), refunds: refunder.tally() };
    rows.push(row);
    console.log(`${title}: ${row.payments} payments, ${row.refunds} refunds`);
  }
  return rows;
}

const columns = ["phase", "payments", "lost", "refunds", "reads", "slowest s", "unexpected answers"];

function report(rows: readonly Row[], troubles: readonly string[], { received }: WebhookReceiver): boolean {
  const cells = rows.map(({ title, payments, lost, refunds, reads, slowestMs, unexpected }) => [
    title,
    ...[payments, lost, refunds, reads, (slowestMs / 1_000).toFixed(1)].map(String),
    [...unexpected].map(([what, count]) => `${count} × ${what}`).join(", ") || "none",
  ]);
  const table = [columns, ...cells];
  const widths = columns.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  for (const row of table) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  const sum = rows.reduce((all, { payments }) => all + payments, 0);
  console.log(`${sum} payments, ${received.length} webhooks, ${troubles.length} troubles`);
  for (const trouble of troubles) console.log(`  ${trouble}`);
  return sum > 0 && troubles.length === 0 && rows.every(({ lost, unexpected }) => lost === 0 && unexpected.size === 0);
}

run().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
