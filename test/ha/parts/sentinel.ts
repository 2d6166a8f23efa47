import type { RedisUserName } from "@lunas/stack/redis/redis-users";
import type { Stack } from "@lunas/stack/stack";
import { until } from "@lunas/testkit/time/until";
import type { Part } from "../part";
import { absentUsers, keysAt, refusedCommands, withRedis } from "../servers/ask-redis";
import { openRedisFleet } from "../servers/redis-server";

const masterName = "lunas";
const downAfterMs = 2_000;
const failoverLimit = { timeoutMs: 30_000, intervalMs: 100, what: "another master" };

/** A master, a replica and three Sentinels. The master is killed, and then the new one hangs. */
export const sentinel: Part = {
  name: "sentinel",
  title: "Redis with Sentinel",
  async arrange(stack) {
    const fleet = openRedisFleet(stack);
    const first = await fleet.start("redis-1", []);
    const second = await fleet.start("redis-2", [`replicaof 127.0.0.1 ${first}`]);
    const names = new Map([
      [first, "redis-1"],
      [second, "redis-2"],
    ]);
    const ports: number[] = [];
    for (const number of [1, 2, 3]) {
      ports.push(
        await fleet.startSentinel(`sentinel-${number}`, [
          `sentinel monitor ${masterName} 127.0.0.1 ${first} 2`,
          `sentinel sentinel-pass ${fleet.password}`,
          `sentinel auth-pass ${masterName} ${fleet.password}`,
          `sentinel down-after-milliseconds ${masterName} ${downAfterMs}`,
          `sentinel failover-timeout ${masterName} 10000`,
        ]),
      );
    }
    await untilReplicated(first, fleet.password);
    const hosts = ports.map((port) => `127.0.0.1:${port}`).join(",");
    const urlOf = (user: RedisUserName) =>
      `redis+sentinel://${user}:${fleet.passwordOf(user)}@${hosts}/${masterName}?sentinelPassword=${fleet.password}`;
    const master = () => masterAt(ports[0] ?? 0, fleet.password);
    const masters = [first];
    const failOver = async (signal: "SIGKILL" | "SIGSTOP") => {
      const before = await master();
      await stack.supervisor.signal(names.get(before) ?? "", signal);
      await until(async () => (await master()) !== before, failoverLimit);
      masters.push(await master());
    };
    return {
      env: (service) => ({ REDIS_URL: urlOf(`lunas_${service}` as RedisUserName) }),
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
  },
};

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
