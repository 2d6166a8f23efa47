import { join } from "node:path";
import type { Network } from "@lunas/catalog/chain";
import { chainOfNetwork } from "@lunas/catalog/chains";
import { rpc } from "@lunas/contracts/rpc";
import { freePort } from "@lunas/stack/free-port";
import type { ServiceName } from "@lunas/stack/services";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { until } from "@lunas/testkit/time/until";
import { Redis } from "ioredis";
import { Pool } from "pg";
import { type RpcProxy, startRpcProxy } from "./rpc-proxy";
import { type Harness, startHarness } from "./start-harness";
import { untilOpen } from "./until-open";

/** Everything real, with several of each service, to be broken and mended: each settler behind an RPC proxy of its own. */
export interface Scenario {
  readonly harness: Harness;
  readonly signers: readonly string[];
  /** The private keys of the signers, in their order. */
  readonly signerKeys: readonly string[];
  rpcUrl(network: Network): string;
  gateway(index: number): string;
  /** Of settler 1, 2, … */
  proxy(settler: number): RpcProxy;
  /** One more settler, or one that has ended, by its number. */
  startSettler(settler: number, env?: Readonly<Record<string, string>>): Promise<void>;
  startGateway(index: number, env?: Readonly<Record<string, string>>): Promise<void>;
  startDispatcher(env?: Readonly<Record<string, string>>): Promise<void>;
  /** SIGTERM. */
  stop(name: string): Promise<void>;
  /** kill -9. */
  kill(name: string): Promise<void>;
  signal(name: string, signal: NodeJS.Signals): Promise<void>;
  /** Who runs now. */
  running(): readonly string[];
  flushRedis(): Promise<void>;
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Everything runs again, and nothing is held up. */
  mend(): Promise<void>;
  /** Until the settlers have shared out the lanes of a chain as they do when nothing is wrong. */
  untilShared(network: Network): Promise<void>;
  close(): Promise<void>;
}

/** What payments and their judges need of it; other harnesses have it too. */
export type Observed = Pick<Scenario, "gateway" | "rpcUrl" | "running" | "query"> & {
  readonly harness: { readonly stack: { readonly databaseUrl: string } };
};

export interface ScenarioPlan {
  readonly settlers: number;
  readonly gateways: number;
  readonly env?: Readonly<Record<string, string>>;
}

const signerCount = 4;
const signerFloat = `0x${(100n * 10n ** 18n).toString(16)}`;
/** Faults make transactions revert on purpose. */
const generousReverts = { SANDBOX_PAYER_REVERTS_PER_HOUR: "100", BASE_PAYER_REVERTS_PER_HOUR: "100" };
const generousWei = String(1_000n * 10n ** 18n);
const gas = {
  SANDBOX_MERCHANT_GAS_BUDGET_WEI: generousWei,
  SANDBOX_CHAIN_GAS_BUDGET_WEI: generousWei,
  BASE_MERCHANT_GAS_BUDGET_WEI: generousWei,
  BASE_CHAIN_GAS_BUDGET_WEI: generousWei,
};
const jumpClock = join(__dirname, "..", "chaos", "fixtures", "jump-clock.cjs");
const clockJumpMs = 300_000;

export async function startScenario(plan: ScenarioPlan): Promise<Scenario> {
  const wallets = Array.from({ length: signerCount }, () => freshWallet());
  const keys = wallets.map(({ privateKey }) => privateKey).join(",");
  const harness = await startHarness({
    stack: { blockTime: { sandbox: 1, base: 1 } },
    services: {
      names: ["dispatcher", "gateway"],
      env: { ...generousReverts, ...gas, ...plan.env, SANDBOX_SIGNER_KEYS: keys, BASE_SIGNER_KEYS: keys },
    },
  });
  const proxies: RpcProxy[] = [];
  const pool = new Pool({ connectionString: harness.stack.databaseUrl, max: 2 });
  pool.on("error", () => undefined);
  const close = async () => {
    await pool.end();
    for (const proxy of proxies) await proxy.close();
    await harness.stop();
  };
  try {
    const signers = wallets.map(({ address }) => address);
    const signerKeys = wallets.map(({ privateKey }) => privateKey);
    const scenario = urlOf({ harness, plan, proxies, pool, signers, signerKeys, close });
    await arrange(scenario, plan);
    return scenario;
  } catch (error) {
    await close();
    throw error;
  }
}

async function arrange(scenario: Scenario, plan: ScenarioPlan): Promise<void> {
  for (const network of ["sandbox", "base"] as const) {
    for (const signer of scenario.signers)
      await rpc(scenario.rpcUrl(network), "anvil_setBalance", [signer, signerFloat]);
  }
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  await Promise.all([
    ...numbers(plan.settlers).map((settler) => scenario.startSettler(settler)),
    ...numbers(plan.gateways - 1).map((index) => scenario.startGateway(index)),
  ]);
  await scenario.untilShared("sandbox");
  for (let index = 0; index < plan.gateways; index += 1) await untilOpen(scenario.gateway(index));
}

interface Parts {
  readonly harness: Harness;
  readonly plan: ScenarioPlan;
  readonly proxies: RpcProxy[];
  readonly pool: Pool;
  readonly signers: readonly string[];
  readonly signerKeys: readonly string[];
  readonly close: () => Promise<void>;
}

function urlOf(parts: Parts): Scenario {
  const { harness, plan, proxies, pool, signers, signerKeys, close } = parts;
  const { supervisor } = harness.stack;
  const alive = new Set<string>(["dispatcher", "gateway"]);
  supervisor.onExit(({ name }) => alive.delete(name));
  const ports = new Map<number, number>();
  const start = async (service: ServiceName, as: string, env: Readonly<Record<string, string>>) => {
    await harness.services.start(service, { as, env });
    alive.add(as);
  };
  const query = async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
    (await pool.query<Row>(sql, [...values])).rows;
  const scenario: Scenario = {
    ...{ harness, signers, signerKeys, query, close },
    rpcUrl: (network) => harness.stack.chains[network].rpcUrl,
    gateway: (index) => (index === 0 ? harness.url : `http://localhost:${ports.get(index)}`),
    proxy: (settler) => proxies[settler - 1] as RpcProxy,
    startSettler: async (settler, env = {}) => {
      proxies[settler - 1] ??= await startRpcProxy(harness.rpcUrl);
      const jump = {
        NODE_OPTIONS: `--require ${jumpClock}`,
        CLOCK_JUMP_MS: String(settler % 2 ? clockJumpMs : -clockJumpMs),
      };
      const url = proxies[settler - 1]?.url ?? "";
      const name = `settler-${settler}`;
      await start("settler", name, { SANDBOX_RPC_URLS: url, SETTLER_NAME: name, ...jump, ...env });
    },
    startGateway: async (index, env = {}) => {
      const port = ports.get(index) ?? (await freePort());
      ports.set(index, port);
      if (index === 0) await start("gateway", "gateway", env);
      else await start("gateway", `gateway-${index}`, { PORT: String(port), ...env });
    },
    startDispatcher: (env = {}) => start("dispatcher", "dispatcher", env),
    stop: async (name) => {
      await supervisor.stop(name);
      alive.delete(name);
    },
    kill: async (name) => {
      await supervisor.signal(name, "SIGKILL");
      await until(() => !alive.has(name), { timeoutMs: 10_000, intervalMs: 5, what: `the end of ${name}` });
    },
    signal: (name, signal) => supervisor.signal(name, signal),
    running: () => [...alive],
    flushRedis: async () => {
      const redis = new Redis(harness.stack.redisUrl);
      await redis.flushall();
      redis.disconnect();
    },
    mend: () => mend(scenario, plan, alive),
    untilShared: (network) => untilShared(scenario, plan, network),
  };
  return scenario;
}

async function untilShared({ query, signers }: Scenario, { settlers }: ScenarioPlan, network: Network): Promise<void> {
  const perOwner = `select owner, count(*)::int as lanes from lanes
    where chain_id = $1 and address = any($2) and owner is not null and lease_until > now() group by owner`;
  const share = signers.length / settlers;
  await until(
    async () => {
      const rows = await query<{ lanes: number }>(perOwner, [chainOfNetwork(network).chainId, signers]);
      const held = rows.reduce((sum, { lanes }) => sum + lanes, 0);
      return (
        held === signers.length &&
        rows.length === Math.min(settlers, signers.length) &&
        rows.every(({ lanes }) => lanes >= Math.floor(share))
      );
    },
    { timeoutMs: 40_000, intervalMs: 50, what: "the lanes to be shared out" },
  );
}

async function mend(scenario: Scenario, plan: ScenarioPlan, alive: ReadonlySet<string>): Promise<void> {
  for (const network of ["sandbox", "base"] as const) {
    await rpc(scenario.rpcUrl(network), "evm_setIntervalMining", [1]);
  }
  const starts: Promise<void>[] = [];
  for (let settler = 1; settler <= plan.settlers; settler += 1) {
    scenario.proxy(settler)?.rule(() => "forward");
    if (!alive.has(`settler-${settler}`)) starts.push(scenario.startSettler(settler));
  }
  if (!alive.has("gateway")) starts.push(scenario.startGateway(0));
  for (let index = 1; index < plan.gateways; index += 1) {
    if (!alive.has(`gateway-${index}`)) starts.push(scenario.startGateway(index));
  }
  if (!alive.has("dispatcher")) starts.push(scenario.startDispatcher());
  await Promise.all(starts);
}
