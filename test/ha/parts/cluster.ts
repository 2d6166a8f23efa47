import { execFile } from "node:child_process";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { findRedis } from "@lunas/stack/redis/find-redis";
import type { RedisUserName } from "@lunas/stack/redis/redis-users";
import type { Stack } from "@lunas/stack/stack";
import { until } from "@lunas/testkit/time/until";
import type { Arrangement, Part } from "../part";
import { absentKinds, absentUsers, keysAt, refusedCommands, withRedis } from "../servers/ask-redis";
import { openRedisFleet } from "../servers/redis-server";

const run = promisify(execFile);
const mastersWanted = 3;
const nodeTimeoutMs = 2_000;
const failoverLimit = { timeoutMs: 40_000, intervalMs: 200, what: "a whole Cluster" };
/** The queue that payments need: its keys lie on one master. */
const queueKey = "bull:{settlements-sandbox}:settlements-sandbox:meta";

export const cluster = clusterPart("cluster", false);
/** The nodes tell the name that the certificates have. */
export const clusterTls = clusterPart("cluster-tls", true);

/** Three masters with a replica each. The master with the settlements' queue is killed. */
function clusterPart(name: string, isTls: boolean): Part {
  return { name, title: `Redis Cluster${isTls ? ", TLS everywhere" : ""}`, arrange: (stack) => arrange(stack, isTls) };
}

const namedLines = [
  "tls-cluster yes",
  "cluster-announce-hostname localhost",
  "cluster-preferred-endpoint-type hostname",
];

async function arrange(stack: Stack, isTls: boolean): Promise<Arrangement> {
  const fleet = openRedisFleet(stack, isTls);
  const ports: number[] = [];
  const names = new Map<number, string>();
  for (let number = 1; number <= mastersWanted * 2; number += 1) {
    const name = `node-${number}`;
    const lines = ["cluster-enabled yes", `cluster-node-timeout ${nodeTimeoutMs}`, "cluster-config-file nodes.conf"];
    const port = await fleet.start(name, isTls ? [...lines, ...namedLines] : lines);
    ports.push(port);
    names.set(port, name);
  }
  const hosts = ports.map((port) => `127.0.0.1:${port}`);
  await create(hosts, fleet.password);
  const [first = 0] = ports;
  const { password } = fleet;
  await until(() => isWhole(first, password), failoverLimit);
  const killed: number[] = [];
  const alive = () => ports.filter((port) => !killed.includes(port));
  const kill = async () => {
    const port = await ownerOf(queueKey, first, password);
    await stack.supervisor.signal(names.get(port) ?? "", "SIGKILL");
    killed.push(port);
    const [witness = 0] = alive();
    const isTakenOver = async () => (await ownerOf(queueKey, witness, password)) !== port && isWhole(witness, password);
    await until(isTakenOver, failoverLimit);
  };
  return {
    env: (service) => {
      const user = `lunas_${service}` as RedisUserName;
      const nodes = isTls ? ports.map((port) => `localhost:${fleet.tlsPortOf(port)}`) : hosts;
      const scheme = isTls ? "rediss+cluster" : "redis+cluster";
      return { REDIS_URL: `${scheme}://${user}:${fleet.passwordOf(user)}@${nodes.join(",")}`, ...fleet.trust };
    },
    steps: [{ title: "the master of the settlements' queue is killed", act: kill, lastsMs: 15_000 }],
    examine: async () => {
      const [witness = 0] = alive();
      const owner = await ownerOf(queueKey, witness, password);
      const absent = (await absentUsers(owner, password)).filter((user) => user !== "lunas_dispatcher");
      const counts = await Promise.all(alive().map((port) => keysAt(port, password)));
      const refused = await Promise.all(alive().map((port) => refusedCommands(port, password)));
      const { port, password: own } = new URL(stack.redisUrl);
      return {
        note: `keys on the servers: ${counts.join(", ")}`,
        wrong: [
          ...(killed.includes(owner) ? ["no other server took the slots over"] : []),
          ...absent.map((user) => `${user} is not connected to the queue's new master`),
          ...(await absentKinds(alive(), password)).map((kind) => `no server has a key ${kind}…`),
          ...refused.flat(),
          ...((await keysAt(Number(port), own)) === 0 ? [] : ["a service has used another Redis"]),
        ],
      };
    },
  };
}

async function create(hosts: readonly string[], password: string): Promise<void> {
  const program = await findRedis(console.log);
  if (program.kind !== "native") throw new Error("Redis must be a program of this machine");
  const args = ["--cluster", "create", ...hosts, "--cluster-replicas", "1", "--cluster-yes", "--no-auth-warning"];
  const env = { PATH: process.env.PATH, LD_LIBRARY_PATH: program.libraryFolders.join(":"), REDISCLI_AUTH: password };
  await run(join(dirname(program.path), "redis-cli"), args, { env, timeout: failoverLimit.timeoutMs });
}

function isWhole(port: number, password: string): Promise<boolean> {
  return withRedis({ port, password }, async (client) =>
    /cluster_state:ok/.test(`${await client.call("CLUSTER", "INFO")}`),
  );
}

/** The port of the master that has the key. */
function ownerOf(key: string, port: number, password: string): Promise<number> {
  return withRedis({ port, password }, async (client) => {
    const slot = Number(await client.call("CLUSTER", "KEYSLOT", key));
    const ranges = (await client.call("CLUSTER", "SLOTS")) as [number, number, [string, number]][];
    const range = ranges.find(([from, to]) => from <= slot && slot <= to);
    return range?.[2][1] ?? 0;
  });
}
