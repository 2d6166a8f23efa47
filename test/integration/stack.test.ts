import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Address, Chain, Network } from "@lunas/catalog/chain";
import { chainOfNetwork } from "@lunas/catalog/chains";
import { rpc, rpcHex } from "@lunas/contracts/rpc";
import { startChain } from "@lunas/stack/chains/start-chain";
import { preparedDatabases } from "@lunas/stack/postgres/open-database";
import { preparedCluster } from "@lunas/stack/postgres/prepared-cluster";
import { query } from "@lunas/stack/postgres/query";
import { clusterPrograms } from "@lunas/stack/postgres/start-postgres";
import { ping } from "@lunas/stack/redis/ping";
import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import { openSupervisor } from "@lunas/stack/supervise/open-supervisor";
import { isAlive } from "@lunas/stack/supervise/process-identity";
import { readRecord } from "@lunas/stack/supervise/process-record";

jest.setTimeout(120_000);

const automine = { sandbox: "automine", base: "automine" } as const;

function processesOf(stack: Stack) {
  return readRecord(join(dirname(stack.logFolder), "processes.json"))?.processes ?? [];
}

describe("a stack", () => {
  let stack: Stack;

  beforeAll(async () => {
    stack = await startStack({ blockTime: automine, external: {} });
  });
  afterAll(() => stack.stop());

  it("has a PostgreSQL that does not lose what it has committed", async () => {
    const sql = "SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit";
    await expect(query(stack.databaseUrl, sql)).resolves.toEqual([{ fsync: "on", commit: "on" }]);
  });

  it("asks for the password on loopback, too", async () => {
    const thirdParty = new URL(stack.databaseUrl);
    thirdParty.password = "guess";
    await expect(query(thirdParty.href, "SELECT 1")).rejects.toThrow(/password/);
  });

  it("has migrated databases, as many as are asked for, that know nothing of each other", async () => {
    const other = await stack.newDatabase();
    const tables = "SELECT count(*)::int AS count FROM information_schema.tables WHERE table_schema = 'public'";
    const [first] = (await query(stack.databaseUrl, tables)) as [{ count: number }];
    expect(first.count).toBeGreaterThan(5);
    await query(other, "CREATE TABLE only_here (id int)");
    await expect(query(stack.databaseUrl, tables)).resolves.toEqual([first]);
  });

  it("has a Redis, with a password", async () => {
    await expect(ping(stack.redisUrl)).resolves.toBe(true);
    const { port } = new URL(stack.redisUrl);
    await expect(ping(`redis://127.0.0.1:${port}`)).resolves.toBe(false);
  });

  it.each<Network>(["sandbox", "base"])(
    "has a %s chain with every contract where clients look for it",
    async (network) => {
      const { rpcUrl } = stack.chains[network];
      const chain = chainOfNetwork(network);
      expect(Number(await rpcHex(rpcUrl, "eth_chainId", []))).toBe(chain.chainId);
      for (const address of [...contractsOf(chain), ...Object.values(chain.tokens)]) {
        expect(await rpcHex(rpcUrl, "eth_getCode", [address, "latest"])).not.toBe("0x");
      }
    },
  );

  it("runs beside another one", async () => {
    const other = await startStack({ parts: ["redis", "sandbox"], blockTime: automine, external: {} });
    expect(other.redisUrl).not.toBe(stack.redisUrl);
    expect(() => other.databaseUrl).toThrow("postgres is not a part of this stack");
    await other.stop();
    await expect(ping(stack.redisUrl)).resolves.toBe(true);
  });

  it("reports an unexpected exit, and restarts a server at its address", async () => {
    const ended = new Promise((resolve) => stack.supervisor.onExit(resolve));
    await stack.restart("redis", "SIGKILL");
    await expect(ended).resolves.toMatchObject({ name: "redis", signal: "SIGKILL", expected: false });
    await expect(ping(stack.redisUrl)).resolves.toBe(true);
  });

  it("keeps what was committed when PostgreSQL is killed", async () => {
    await query(stack.databaseUrl, "CREATE TABLE survivor AS SELECT 1 AS id");
    await stack.restart("postgres", "SIGKILL");
    await expect(query(stack.databaseUrl, "SELECT id FROM survivor")).resolves.toEqual([{ id: 1 }]);
  });

  it("keeps a chain's state over an orderly stop", async () => {
    const { rpcUrl } = stack.chains.sandbox;
    const account = "0x00000000000000000000000000000000000000bb";
    await rpc(rpcUrl, "anvil_setBalance", [account, "0x1"]);
    await stack.restart("sandbox");
    await expect(rpcHex(rpcUrl, "eth_getBalance", [account, "latest"])).resolves.toBe("0x1");
  });
});

it("leaves neither a process nor a folder behind when it stops", async () => {
  const stack = await startStack({ blockTime: automine, external: {} });
  const processes = processesOf(stack);
  expect(processes.map(({ name }) => name).sort()).toEqual(["base", "postgres", "redis", "sandbox"]);
  await stack.stop();
  await stack.stop();
  expect(processes.filter(isAlive)).toEqual([]);
  expect(existsSync(dirname(stack.logFolder))).toBe(false);
});

it("starts from a copy of a migrated cluster, which the first stack of a version prepares", async () => {
  const lines: string[] = [];
  const start = (log: (line: string) => void) => startStack({ parts: ["postgres"], external: {}, log });
  const first = await start(() => undefined);
  await query(first.databaseUrl, "CREATE TABLE only_in_the_first (id int)");
  const second = await start((line) => lines.push(line));
  try {
    expect(lines.filter((line) => line.startsWith("database migrated"))).toEqual([]);
    const tables = "SELECT count(*)::int AS count FROM information_schema.tables WHERE table_schema = 'public'";
    await expect(query(await first.newDatabase(), tables)).resolves.toEqual(await query(second.databaseUrl, tables));
    await expect(query(second.databaseUrlOf("lunas_gateway"), "SELECT count(*) FROM payments")).resolves.toHaveLength(
      1,
    );
    const absent = "SELECT to_regclass('only_in_the_first') AS name";
    await expect(query(second.databaseUrl, absent)).resolves.toEqual([{ name: null }]);
  } finally {
    await first.stop();
    await second.stop();
  }
});

it("prepares another cluster for other programs, and for other databases", async () => {
  const folder = join(mkdtempSync(join(tmpdir(), "lunas-test-")), "cluster");
  const others = [
    preparedCluster("/another/postgres", preparedDatabases),
    preparedCluster(clusterPrograms(), ["other"]),
  ];
  for (const other of others) await expect((await other).copyTo(folder)).resolves.toBe(false);
  rmSync(dirname(folder), { recursive: true });
});

it("does not start half: what fails takes down what has started", async () => {
  const interrupted = new AbortController();
  const starting = startStack({ external: {}, signal: interrupted.signal, log: () => interrupted.abort() });
  await expect(starting).rejects.toThrow("interrupted");
});

it("lets a chain go on where it stopped, in the present", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lunas-test-"));
  const supervisor = await openSupervisor(
    { recordFile: join(folder, "record"), removeAtEnd: [folder] },
    join(folder, "log"),
  );
  try {
    const plan = { network: "sandbox", folder, logFile: join(folder, "sandbox.log"), blockTime: "automine" } as const;
    const account = "0x00000000000000000000000000000000000000aa";
    const first = await startChain(supervisor, plan);
    await rpc(first.rpcUrl, "anvil_setBalance", [account, "0x7b"]);
    await rpc(first.rpcUrl, "anvil_mine", ["0x5"]);
    await supervisor.stop("sandbox");

    const { rpcUrl } = await startChain(supervisor, plan);
    expect(Number(await rpcHex(rpcUrl, "eth_blockNumber", []))).toBe(5);
    expect(Number(await rpcHex(rpcUrl, "eth_getBalance", [account, "latest"]))).toBe(123);
    await rpc(rpcUrl, "anvil_mine", ["0x1"]);
    const block = (await rpc(rpcUrl, "eth_getBlockByNumber", ["latest", false])) as { timestamp: string };
    expect(Math.abs(Number(block.timestamp) - Date.now() / 1_000)).toBeLessThan(10);
  } finally {
    await supervisor.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

function contractsOf({ contracts: { x402Channels, ...contracts } }: Chain): readonly string[] {
  const ofChannels = x402Channels === null ? [] : Object.values(x402Channels);
  return [...Object.values(contracts), ...ofChannels].filter((address): address is Address => address !== null);
}
