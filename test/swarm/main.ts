/** `npm run verify -- swarm`: the stack of infra/swarm on a real engine, changed under load; prints a table, and exits by it. */
import { execFileSync } from "node:child_process";
import { fundedPayer } from "../harness/funded-payer";
import { registerMerchant, setWebhook } from "../harness/register-merchant";
import { type Load, startLoad, type Tally } from "../upgrade/load";
import { findTroubles, type Result } from "./find-troubles";
import { openSwarm, type Swarm } from "./open-swarm";
import { brokenTag, type Phase, phases, secondTag } from "./phases";

const customers = 8;
const funds = 1_000_000_000n;
/** So long the load goes on after a change has ended. */
const afterwardsMs = 5_000;

async function run(): Promise<boolean> {
  const began = Date.now();
  const one = { GATEWAY_REPLICAS: "1", SETTLER_REPLICAS: "1", DISPATCHER_REPLICAS: "1" };
  const swarm = await openSwarm(`lunas-test-${process.pid}`, one);
  try {
    console.log(`deployed in ${seconds(Date.now() - began)} s`);
    makeImages();
    const { load, wallet } = await openShop(swarm);
    const rows = await playAll(swarm, load);
    const last = performance.now();
    await load.stop();
    rows.push({ title: "after the last phase", tookMs: performance.now() - last, allowed: undefined, ...load.tally() });
    return report(rows, await findTroubles(swarm, wallet));
  } finally {
    await swarm.close();
    execFileSync("docker", ["image", "rm", "--force", ...Object.keys(madeImages)], { stdio: "ignore" });
  }
}

/** Of the services' images: the same code with a label more, and a gateway that ends at once. */
const madeImages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["database", "gateway", "settler", "dispatcher"].map((name) => [
      `lunas-${name}:${secondTag}`,
      "LABEL version=next",
    ]),
  ),
  [`lunas-gateway:${brokenTag}`]: 'CMD ["node", "-e", "process.exit(1)"]',
};

function makeImages(): void {
  for (const [image, line] of Object.entries(madeImages)) {
    const input = `FROM ${image.split(":")[0]}:latest\n${line}\n`;
    execFileSync("docker", ["build", "--quiet", "--tag", image, "-"], { input, stdio: ["pipe", "ignore", "inherit"] });
  }
}

async function openShop({ url, rpcUrl }: Swarm) {
  const merchant = await registerMerchant(url);
  await setWebhook(url, merchant, "http://receiver:8080/hook");
  const payers = await Promise.all(Array.from({ length: customers }, () => fundedPayer(rpcUrl, funds)));
  return { wallet: merchant.walletAddress, load: startLoad({ merchant, payers, gateways: () => [url] }) };
}

interface Row extends Tally, Pick<Phase, "title"> {
  readonly allowed: RegExp | undefined;
  readonly tookMs: number;
}

async function playAll(swarm: Swarm, load: Load): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { title, change, allowed } of phases) {
    const began = performance.now();
    await change(swarm);
    const tookMs = performance.now() - began;
    await new Promise((resolve) => setTimeout(resolve, afterwardsMs));
    const row = { title, tookMs, allowed, ...load.tally() };
    rows.push(row);
    console.log(`${title}: ${row.payments} payments`);
  }
  return rows;
}

const columns = ["phase", "took s", "payments", "lost", "reads", "slowest s", "refused connections", "other answers"];
const isRefusal = (what: string) => what.includes("ECONNREFUSED");

function report(rows: readonly Row[], { confirmed, webhooks, ledger, troubles }: Result): boolean {
  const cells = rows.map(({ title, tookMs, payments, lost, reads, slowestMs, unexpected, allowed }) => {
    const met = [...unexpected];
    const refused = met.reduce((sum, [what, count]) => sum + (isRefusal(what) ? count : 0), 0);
    const others = met.filter(([what]) => !isRefusal(what));
    const said = others.map(([what, count]) => `${count} × ${what}${allowed?.test(what) ? ", allowed" : ""}`);
    const numbers = [seconds(tookMs), payments, lost, reads, seconds(slowestMs), refused].map(String);
    return [title, ...numbers, said.join("; ") || "none"];
  });
  const table = [columns, ...cells];
  const widths = columns.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
  const sum = rows.reduce((all, { payments }) => all + payments, 0);
  // Its tables of the lanes are too wide for this one.
  console.log(
    ledger
      .split("\n")
      .filter((line) => /^\w/.test(line))
      .join("\n"),
  );
  console.log(`${sum} payments, ${confirmed} confirmed, ${webhooks} webhooks, ${troubles.length} troubles`);
  for (const trouble of troubles) console.log(`  ${trouble}`);
  return sum > 0 && troubles.length === 0 && rows.every(isGood);
}

function isGood({ lost, payments, unexpected, allowed }: Row): boolean {
  return payments > 0 && lost === 0 && [...unexpected.keys()].every((what) => allowed?.test(what) === true);
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(1);
}

run().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
