import type { RedisUserName } from "@lunas/stack/redis/redis-users";
import type { Stack } from "@lunas/stack/stack";
import { until } from "@lunas/testkit/time/until";
import type { Arrangement, Part } from "../part";
import { absentUsers, keysAt, refusedCommands, withRedis } from "../servers/ask-redis";
import { openRedisFleet } from "../servers/redis-server";

const masterName = "lunas";
const downAfterMs = 2_000;
const failoverLimit = { timeoutMs: 30_000, intervalMs: 100, what: "another master" };

export const sentinel = sentinelPart("sentinel", false);
/** The Sentinels tell the name that the certificates have, and the ports with TLS. */
export const sentinelTls = sentinelPart("sentinel-tls", true);

/** A master, a replica and three Sentinels. The master is killed, and then the new one hangs. */
function sentinelPart(name: string, isTls: boolean): Part {
  return {
    name,
    title: `Redis with Sentinel${isTls ? ", TLS everywhere" : ""}`,
    arrange: (stack) => arrange(stack, isTls),
  };
}

async function arrange(stack: Stack, isTls: boolean): Promise<Arrangement> {
  const host = isTls ? "localhost" : "127.0.0.1";
  const fleet = openRedisFleet(stack, isTls);
  const first = await fleet.start("redis-1", isTls ? ["replica-announce-ip localhost"] : []);
  const second = await fleet.start("redis-2", [
    `replicaof ${host} ${fleet.tlsPortOf(first)}`,
    ...(isTls ? ["replica-announce-ip localhost"] : []),
  ]);
  const names = new Map([
    [first, "redis-1"],
    [second, "redis-2"],
  ]);
  const ports: number[] = [];
  for (const number of [1, 2, 3]) {
    ports.push(
      await fleet.startSentinel(`sentinel-${number}`, [
        ...(isTls
          ? ["sentinel resolve-hostnames yes", "sentinel announce-hostnames yes", `sentinel announce-ip ${host}`]
          : []),
        `sentinel monitor ${masterName} ${host} ${fleet.tlsPortOf(first)} 2`,
        `sentinel sentinel-pass ${fleet.password}`,
        `sentinel auth-pass ${masterName} ${fleet.password}`,
        `sentinel down-after-milliseconds ${masterName} ${downAfterMs}`,
        `sentinel failover-timeout ${masterName} 10000`,
      ]),
    );
  }
  await untilReplicated(first, fleet.password);
  const hosts = ports.map((port) => `${host}:${fleet.tlsPortOf(port)}`).join(",");
  const urlOf = (user: RedisUserName) =>
    `${isTls ? "rediss" : "redis"}+sentinel://${user}:${fleet.passwordOf(user)}@${hosts}/${masterName}?sentinelPassword=${fleet.password}`;
  const plain = new Map([first, second].map((port) => [fleet.tlsPortOf(port), port]));
  const master = async () => plain.get(await masterAt(ports[0] ?? 0, fleet.password)) ?? 0;
  const masters = [first];
  const failOver = async (signal: "SIGKILL" | "SIGSTOP") => {
    const before = await master();
    await stack.supervisor.signal(names.get(before) ?? "", signal);
    await until(async () => (await master()) !== before, failoverLimit);
    masters.push(await master());
  };
  return {
    env: (service) => ({ REDIS_URL: urlOf(`lunas_${service}` as RedisUserName), ...fleet.trust }),
    steps: [
      { title: "the master is killed", act: () => failOver("SIGKILL"), lastsMs: 10_000 },
      { title: "the killed server comes back as a replica", act: () => restart(stack), lastsMs: 5_000 },
      { title: "the new master hangs", act: () => failOver("SIGSTOP"), lastsMs: 10_000 },
    ],
    examine: async () => {
      const absent = await absentUsers(await master(), fleet.password);
      const elsewhere = await keysAt(Number(new URL(stack.redisUrl).port), new URL(stack.redisUrl).password);
      return {
        note: `${masters.length - 1} failovers`,
        wrong: [
          ...(masters.length === 3 && masters[0] === masters[2] ? [] : ["the master has not changed twice"]),
          ...absent.map((user) => `${user} is not connected to the last master`),
          ...(await refusedCommands(await master(), fleet.password)),
          ...(elsewhere === 0 ? [] : ["a service has used another Redis"]),
        ],
      };
    },
    // A stopped process ends by SIGKILL only.
    close: async () => void (await stack.supervisor.signal("redis-2", "SIGCONT").catch(() => undefined)),
  };
  async function restart({ supervisor }: Stack): Promise<void> {
    await supervisor.startAgain("redis-1");
    await untilReplicated(second, fleet.password);
  }
}

async function masterAt(sentinelPort: number, password: string): Promise<number> {
  return withRedis({ port: sentinelPort, password }, async (client) => {
    const answer = (await client.call("SENTINEL", "get-master-addr-by-name", masterName)) as string[];
    return Number(answer[1]);
  });
}

async function untilReplicated(port: number, password: string): Promise<void> {
  const isReplicated = () =>
    withRedis({ port, password }, async (client) => /state=online/.test(await client.info("replication")));
  await until(isReplicated, { ...failoverLimit, what: "a replica" });
}
