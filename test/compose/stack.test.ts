import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rpc } from "@lunas/contracts/rpc";
import { until } from "@lunas/testkit/time/until";
import { connectTo } from "../harness/connect-to";
import { fundedPayer } from "../harness/funded-payer";
import { holdBlocks } from "../harness/hold-blocks";
import { readBooks } from "../harness/invariants";
import { registerMerchant, setWebhook } from "../harness/register-merchant";
import { boundaries, endsWithoutDeniedCommands } from "./boundaries";
import { type Compose, openCompose } from "./compose";
import { payPersistently, type Shop } from "./customer";
import { replacesGatewaysBehindTheEdge } from "./edge";
import { fillsTheDashboards, measuresEveryInstance, startsMonitoring } from "./monitoring";
import { restoreLines } from "./restore-lines";

jest.setTimeout(300_000);

const ours = ["gateway", "settler", "dispatcher", "chain", "rpc"];
const project = process.env.LUNAS_COMPOSE_PROJECT ?? "lunas-test";
let compose: Compose;
let shop: Shop;

beforeAll(async () => {
  compose = await openCompose(project, (process.env.LUNAS_COMPOSE_FILES ?? "").split(",").filter(Boolean));
});

const at = (service: keyof Compose["ports"]) => `http://127.0.0.1:${compose.ports[service]}`;
const up = (...args: readonly string[]) => compose("up", "--detach", "--wait", "--wait-timeout", "180", ...args);
const scaled = ["--scale", "settler=3", "--scale", "dispatcher=3"];
const settled = (count: number) => Array.from({ length: count }, () => "settled");

/** So many payments side by side, and meanwhile what is done to the stack; all of them must come through. */
async function under(count: number, fault: () => Promise<unknown>): Promise<void> {
  const payments = Array.from({ length: count }, (_, index) => payPersistently(shop, index));
  const [outcomes] = await Promise.all([Promise.all(payments), fault()]);
  expect(outcomes).toEqual(settled(count));
}

async function kill(service: string): Promise<void> {
  const [victim] = await compose.containers(service);
  if (victim === undefined) throw new Error(`${service} has no container`);
  await compose.docker("kill", "--signal", "KILL", victim);
  await compose.docker("start", victim);
}

it("comes up healthy from nothing", async () => {
  await up();
  const { status } = (await (await fetch(`${at("gateway")}/health`)).json()) as { status: string };
  expect(status).toBe("ok");
});

it("runs without root, on a read-only root, without capabilities, within a bound of memory", async () => {
  for (const service of ours) {
    const [id] = await compose.containers(service);
    const [{ Config, HostConfig }] = JSON.parse(await compose.docker("inspect", id ?? ""));
    expect([service, Config.User, HostConfig.ReadonlyRootfs, HostConfig.CapDrop]).toEqual([
      service,
      "node",
      true,
      ["ALL"],
    ]);
    expect(HostConfig.SecurityOpt).toContain("no-new-privileges:true");
    expect(HostConfig.Memory).toBeGreaterThan(0);
  }
});

boundaries(() => compose);

it("keeps every secret out of the containers' environment", async () => {
  for (const service of ["postgres", "redis", ...ours]) {
    const [id] = await compose.containers(service);
    const [{ Config }] = JSON.parse(await compose.docker("inspect", id ?? ""));
    expect((Config.Env as string[]).filter((line) => /(KEYS?|PASSWORD|DATABASE_URL|REDIS_URL)=./.test(line))).toEqual(
      [],
    );
  }
});

it("reads a copy of the example as no settings at all", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lunas-env-"));
  const config = () => compose("--project-directory", folder, "config", "--format", "json");
  const without = await config();
  await copyFile(join(__dirname, "..", "..", ".env.example"), join(folder, ".env"));
  expect(await config()).toBe(without);
  await rm(folder, { recursive: true });
});

it("hands over to every service what else is set in .env", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lunas-env-"));
  await writeFile(join(folder, ".env"), "TRUST_PROXY=2\n");
  const config = await compose("--project-directory", folder, "config", "--format", "json");
  const { services } = JSON.parse(config) as { services: Record<string, { environment: Record<string, string> }> };
  const given = ["gateway", "settler", "dispatcher"].map((name) => services[name]?.environment.TRUST_PROXY);
  expect(given).toEqual(["2", "2", "2"]);
  await rm(folder, { recursive: true });
});

it("publishes the nodes through a filter that refuses methods that change the chain", async () => {
  expect(await askNode("eth_chainId", [])).toMatch(/^0x/);
  expect(await askNode("anvil_setBalance", [`0x${"1".repeat(40)}`, "0x1"])).toBe("refused");
  expect(await askNode("evm_mine", [])).toBe("refused");
});

it("gives each service a user of the database with its own rights", async () => {
  const as = async (service: string, sql: string) =>
    compose.secret(service, "database-url").then(async (text) => {
      const url = new URL(text);
      url.host = `127.0.0.1:${compose.ports.postgres}`;
      return ask(url.toString(), sql).then(
        () => url.username,
        (error: unknown) => (error as { code: string }).code,
      );
    });
  expect(await as("gateway", "select from payments")).toBe("lunas_gateway");
  expect(await as("gateway", "update transactions set state = 'closed'")).toBe("42501");
  expect(await as("dispatcher", "select from lanes")).toBe("42501");
  expect(await as("settler", "select from api_keys")).toBe("42501");
});

it("pays through the published port, and the merchant gets its webhook", async () => {
  const merchant = await registerMerchant(at("gateway"));
  await setWebhook(at("gateway"), merchant, "http://receiver:8080/hook");
  const payers = await Promise.all([1, 2, 3, 4].map(() => fundedPayer(at("chain"), 1_000_000_000n)));
  shop = { url: at("gateway"), apiKey: merchant.apiKey, walletAddress: merchant.walletAddress, payers };
  expect(await payPersistently(shop, 0)).toBe("settled");
  await until(async () => (await delivered()) === 1, { timeoutMs: 20_000, intervalMs: 100, what: "the webhook" });
});

it("opens a merchant's shop as a profile, which asks for a payment", async () => {
  Object.assign(process.env, { LUNAS_API_KEY: shop.apiKey, LUNAS_PAY_TO: shop.walletAddress });
  await compose("--profile", "demo", "up", "--detach", "--wait", "--wait-timeout", "120", "--no-recreate", "shop");
  const answer = await fetch(`${at("shop")}/article`);
  expect([answer.status, answer.headers.has("payment-required")]).toEqual([402, true]);
});

startsMonitoring(() => compose);

it("scales settler and dispatcher to three", async () => {
  await up("--no-recreate", ...scaled);
  expect([(await compose.containers("settler")).length, (await compose.containers("dispatcher")).length]).toEqual([
    3, 3,
  ]);
  await under(40, async () => undefined);
});

it.each(["settler", "dispatcher", "gateway"])("survives a kill of the %s under load", (service) =>
  under(30, () => kill(service)),
);

it("survives Redis stopped for ten seconds", () =>
  under(30, async () => {
    // By signals: an engine that begins a health check at the moment of `docker pause` waits for it, and never unpauses.
    await compose("kill", "--signal", "SIGSTOP", "redis");
    await pause(10_000);
    await compose("kill", "--signal", "SIGCONT", "redis");
  }));

it("survives Postgres disconnected for five seconds", () =>
  under(30, async () => {
    const [postgres] = await compose.containers("postgres");
    const network = `${project}_back`;
    await compose.docker("network", "disconnect", network, postgres ?? "");
    await pause(5_000);
    await compose.docker("network", "connect", "--alias", "postgres", network, postgres ?? "");
  }));

it("survives a restart of the gateway while requests wait", () => under(30, () => compose("restart", "gateway")));

it("is upgraded one service at a time under load", () =>
  under(40, async () => {
    for (const service of ["settler", "dispatcher", "gateway"]) {
      const scale = service === "gateway" ? [] : ["--scale", `${service}=3`];
      await up("--no-deps", "--force-recreate", ...scale, service);
    }
  }));

measuresEveryInstance(() => compose);

replacesGatewaysBehindTheEdge(
  () => compose,
  () => shop,
);

fillsTheDashboards(
  () => compose,
  [
    "Payments in bundles",
    "Signers that do not answer",
    "Endpoints of nodes that are not used",
    "Refunds that ended",
    "Refused about channels, by code",
    "Spans of traces, by result",
  ],
);

/** A stand-in for the image of PostgreSQL may lack a pg_dump as new as its server. */
const whereDumped = process.env.LUNAS_CAN_DUMP === "true" ? it : it.skip;

whereDumped("is restored by the lines of the operators' page, from a dump with payments in flight", async () => {
  const { backUp, stop, putBack } = restoreLines();
  const database = await databaseUrl();
  const inFlight = async () => (await ask(database, "select from transactions where state = 'open'")).length;
  const folder = await mkdtemp(join(tmpdir(), "lunas-dump-"));
  const held = await holdBlocks(at("chain"));
  try {
    await under(5, async () => {
      const all = async () => (await inFlight()) === 5;
      await until(all, { timeoutMs: 30_000, intervalMs: 100, what: "five payments in flight" });
      await compose.lines(backUp, folder);
      await compose.lines(stop, folder);
      // The chain does not wait for anybody's restore.
      const from = Number(await rpc(at("chain"), "eth_blockNumber", []));
      await held.resume();
      const hasGoneOn = async () => Number(await rpc(at("chain"), "eth_blockNumber", [])) >= from + 2;
      await until(hasGoneOn, { timeoutMs: 30_000, intervalMs: 100, what: "two more blocks" });
      await compose.lines(putBack, folder);
    });
  } finally {
    await held.resume();
    await rm(folder, { recursive: true });
  }
});

it("comes to rest with books that agree: each payment once, no gap in any lane, one event each", async () => {
  const database = await databaseUrl();
  const read = async () => readBooks(database, at("chain"), shop.walletAddress);
  const books = await until(async () => ((await read()).pending === 0 ? read() : null), {
    timeoutMs: 60_000,
    intervalMs: 500,
    what: "every payment to end",
  });
  await until(async () => (await read()).violations.length === 0, {
    timeoutMs: 30_000,
    intervalMs: 500,
    what: "rest",
  }).catch(() => undefined);
  expect((await read()).violations).toEqual([]);
  expect(books.failed).toBe(0);
  // An attempt that a fault took is made again after 5 s and 30 s.
  const wait = { timeoutMs: 90_000, intervalMs: 500, what: "a webhook for each payment" };
  await until(async () => (await delivered()) === books.confirmed, wait).catch(() => undefined);
  expect([await delivered(), await openDeliveries(database)]).toEqual([books.confirmed, []]);
});

endsWithoutDeniedCommands(() => compose);

it("goes down and leaves nothing", async () => {
  await compose("--profile", "*", "down", "--volumes", "--remove-orphans");
  const label = ["--filter", `label=com.docker.compose.project=${project}`, "--quiet"];
  const left = await Promise.all([
    compose.docker("ps", "--all", ...label),
    compose.docker("network", "ls", ...label),
    compose.docker("volume", "ls", ...label),
  ]);
  expect(left).toEqual(["", "", ""]);
});

/** How many events the receiver has heard of. */
async function delivered(): Promise<number> {
  return Number(await (await fetch(at("receiver"))).text());
}

/** The undelivered events, for the message of a failure. */
function openDeliveries(database: string): Promise<unknown[]> {
  return ask(database, "select * from deliveries where status <> 'delivered'");
}

async function ask(database: string, sql: string): Promise<unknown[]> {
  const client = await connectTo(database);
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** As the owner: no service's role may read all of the books. */
async function databaseUrl(): Promise<string> {
  const password = await compose("exec", "-T", "postgres", "cat", "/run/secrets/password");
  return `postgresql://lunas:${password}@127.0.0.1:${compose.ports.postgres}/lunas`;
}

/** The HTTP status of a JSON-RPC call through the published port, or its error's code. */
async function askNode(method: string, params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const headers = { "content-type": "application/json" };
  const answer = (await (await fetch(at("rpc"), { method: "POST", headers, body })).json()) as RpcReply;
  return answer.error === undefined ? answer.result : "refused";
}

interface RpcReply {
  readonly result?: unknown;
  readonly error?: unknown;
}

/** An outage lasts as long as it lasts: this is no waiting for something to happen. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
