import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "@lunas/stack/free-port";
import { query } from "@lunas/stack/postgres/query";
import { until } from "@lunas/testkit/time/until";
import { dumpRows } from "../harness/dump-rows";
import { fundedPayer } from "../harness/funded-payer";
import { holdBlocks } from "../harness/hold-blocks";
import { readBooks } from "../harness/invariants";
import { facilitate, payMerchant, signedBody } from "../harness/pay";
import { registerMerchant } from "../harness/register-merchant";
import { type Harness, startHarness } from "../harness/start-harness";

jest.setTimeout(120_000);

const root = join(__dirname, "../..");
const services = ["gateway", "settler", "dispatcher"] as const;

/** The names in the tables of docs/metrics.md. */
const documented = [...readFileSync(join(root, "docs/metrics.md"), "utf8").matchAll(/^\| `(lunas_\w+)`/gm)].map(
  ([, name = ""]) => name,
);

let harness: Harness;
let ports: Readonly<Record<(typeof services)[number], number>>;
const startAll = async () => {
  await harness.services.start("settler", { env: { HEALTH_PORT: String(ports.settler) } });
  await harness.services.start("dispatcher", { env: { HEALTH_PORT: String(ports.dispatcher) } });
  await harness.services.start("gateway");
};
beforeAll(async () => {
  const [gateway, settler, dispatcher] = await Promise.all([freePort(), freePort(), freePort()]);
  ports = { gateway, settler, dispatcher } as typeof ports;
  harness = await startHarness({ services: { names: [], env: { METRICS_PORT: String(ports.gateway) } } });
  await startAll();
});
afterAll(() => harness.stop());

const scrape = async (service: (typeof services)[number]) =>
  (await fetch(`http://127.0.0.1:${ports[service]}/metrics`)).text();

/** The sum of a metric's series with a label; undefined if no series has it. */
function sumOf(text: string, name: string, label = ""): number | undefined {
  const found = text.split("\n").filter((line) => line.startsWith(`${name}{`) && line.includes(label));
  return found.length === 0 ? undefined : found.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}

test("a payment shows on every service's metrics, and what stands in the database on its workers'", async () => {
  const merchant = await registerMerchant(harness.url);
  const payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
  const answer = await payMerchant(harness.url, merchant, { payer, amount: 10_000n });
  expect(answer.status).toBe(200);
  const reported = async () => (sumOf(await scrape("dispatcher"), "lunas_outbox_events") === 0 ? true : null);
  await until(reported, { timeoutMs: 30_000, intervalMs: 200, what: "the relay to take up the event" });
  const [gateway, settler, dispatcher] = (await Promise.all(services.map(scrape))) as [string, string, string];
  expect(sumOf(gateway, "lunas_gateway_request_seconds_count", 'operation="facilitate",status="200"')).toBe(1);
  expect(sumOf(gateway, "lunas_gateway_stage_seconds_count")).toBeGreaterThan(0);
  expect(sumOf(settler, "lunas_payments_ended_total", 'network="sandbox",outcome="confirmed"')).toBe(1);
  for (const part of ["before_broadcast", "on_chain", "after_block"])
    expect([part, sumOf(settler, `lunas_settlement_${part}_seconds_count`, 'network="sandbox"')]).toEqual([part, 1]);
  expect(sumOf(settler, "lunas_fee_cap_gwei", 'network="sandbox"')).toBeGreaterThan(0);
  expect(sumOf(settler, "lunas_settlements_waiting", 'network="sandbox"')).toBe(0);
  expect(sumOf(settler, "lunas_lanes", 'network="base"')).toBe(harness.stack.secrets.signerKeys.base.length);
  expect(sumOf(dispatcher, "lunas_webhook_deliveries_pending")).toBe(0);
});

interface Dashboard {
  readonly title: string;
  readonly uid: string;
  readonly panels: readonly { readonly id: number; readonly gridPos: { readonly x: number; readonly y: number } }[];
}

test("every metric is documented, and each that is documented exists", async () => {
  const texts = await Promise.all(services.map(scrape));
  const shown = new Set(texts.flatMap((text) => [...text.matchAll(/^# HELP (lunas_\w+)/gm)].map(([, name]) => name)));
  // The console does not run here: what it counts stands in its composition.
  const consoleCode = readFileSync(join(root, "services/console/src/compose.ts"), "utf8");
  for (const [, name = ""] of consoleCode.matchAll(/"(lunas_console_\w+)"/g)) shown.add(name);
  expect([...shown].sort()).toEqual([...documented].sort());
});

const jsonFilesOf = (folder: string) => readdirSync(folder).filter((name) => name.endsWith(".json"));

test("each dashboard has its own id, and its panels have theirs and do not overlap", () => {
  const folder = join(root, "infra/grafana");
  const dashboards = jsonFilesOf(folder).map(
    (name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Dashboard,
  );
  expect(new Set(dashboards.map(({ uid }) => uid)).size).toBe(dashboards.length);
  for (const { title, panels } of dashboards) {
    const [ids, places] = [panels.map(({ id }) => id), panels.map(({ gridPos }) => `${gridPos.x} ${gridPos.y}`)];
    expect([title, new Set(ids).size, new Set(places).size]).toEqual([title, panels.length, panels.length]);
  }
});

test("what dashboards ask of Node.js' own metrics exists, too", async () => {
  const text = await scrape("gateway");
  const folder = join(root, "infra/grafana");
  const used = jsonFilesOf(folder).flatMap((name) =>
    [...readFileSync(join(folder, name), "utf8").matchAll(/\b(?:process|nodejs)_[a-z0-9_]+/g)].map(
      ([metric]) => metric,
    ),
  );
  expect(used.length).toBeGreaterThan(2);
  expect(used.filter((metric) => !text.includes(`# HELP ${metric} `))).toEqual([]);
});

test("alarms and dashboards ask for metrics that exist, and alarms lead to a section that exists", () => {
  const files = ["infra/prometheus", "infra/grafana"].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => /\.(?:json|yml)$/.test(name))
      .map((name) => join(root, folder, name)),
  );
  const text = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const requests = [...text.matchAll(/\blunas_[a-z_]+/g)].map(([name]) => name.replace(/_(bucket|sum|count)$/, ""));
  expect(requests.length).toBeGreaterThan(20);
  // A network of compose, and the label with the address of the runbooks.
  const others = ["lunas_back", "lunas_url"];
  expect([...new Set(requests)].filter((name) => !others.includes(name) && !documented.includes(name))).toEqual([]);
  const headings = [...readFileSync(join(root, "docs/operations.md"), "utf8").matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = ""]) =>
      heading
        .toLowerCase()
        .replace(/[^a-z0-9 -]/g, "")
        .replaceAll(" ", "-"),
  );
  const led = [...text.matchAll(/docs\/operations(?:\.md)?#([\w-]+)/g)].map(([, anchor = ""]) => anchor);
  expect(led.length).toBeGreaterThan(5);
  expect([...new Set(led)].filter((anchor) => !headings.includes(anchor))).toEqual([]);
});

test("a dump that was taken with payments in flight is restored, and all of them settle once", async () => {
  const { databaseUrl } = harness.stack;
  const count = 5;
  const merchant = await registerMerchant(harness.url);
  const payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
  const held = await holdBlocks(harness.rpcUrl);
  for (let index = 0; index < count; index += 1) {
    const body = await signedBody(payer, { to: merchant.walletAddress, amount: 10_000n });
    // The request is cut off below.
    void facilitate(harness.url, merchant.apiKey, body).catch(() => undefined);
  }
  const open = "select from transactions where state = 'open' and purpose = 'payment'";
  const inFlight = async () => ((await query(databaseUrl, open)).length === count ? true : null);
  await until(inFlight, { timeoutMs: 60_000, intervalMs: 100, what: "the payments to be in flight" });
  const dump = await dumpRows(databaseUrl);
  for (const service of services) await harness.services.stop(service);
  // The chain does not wait for anybody's restore.
  await held.resume();
  await query(databaseUrl, "truncate merchants cascade");
  await dump.restore();
  await startAll();
  const confirmed = "select from payments where merchant_id = $1 and status = 'confirmed'";
  const settled = async () =>
    (await query(databaseUrl, confirmed, [merchant.merchantId])).length === count ? true : null;
  await until(settled, { timeoutMs: 60_000, intervalMs: 200, what: "the payments to settle" });
  const books = async () => readBooks(databaseUrl, harness.rpcUrl, merchant.walletAddress);
  const atRest = async () => ((await books()).violations.length === 0 ? true : null);
  await until(atRest, { timeoutMs: 30_000, intervalMs: 200, what: "books that agree" }).catch(() => undefined);
  expect(await books()).toMatchObject({ confirmed: expect.any(Number), pending: 0, failed: 0, violations: [] });
});
