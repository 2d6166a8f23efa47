import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import type { Installation } from "../../ha/installation";
import type { Part } from "../../ha/part";
import { absentUsers, refusedCommands } from "../../ha/servers/ask-redis";
import { openRedisFleet } from "../../ha/servers/redis-server";
import { registerMerchant, signIn } from "../../harness/register-merchant";

const lostName = "redis-lost";

/** The only Redis and its data are gone. An empty one comes in its place, at another address. */
export const redisLost: Part = {
  name: "redis-lost",
  title: "The only Redis is lost",
  async arrange(stack) {
    const fleet = openRedisFleet(stack);
    const first = await fleet.start(lostName, []);
    let second = 0;
    const urlAt = (port: number, service: string) =>
      `redis://lunas_${service}:${fleet.passwordOf(`lunas_${service}` as "lunas_gateway")}@127.0.0.1:${port}`;
    const wallet = freshWallet();
    const statuses: number[] = [];
    let cookie = "";
    let confirmedWithout = 0;
    const check = async ({ gateway }: Installation) => {
      statuses.push((await fetch(`${gateway(0)}/merchant/me`, { headers: { cookie } })).status);
    };
    const lose = async (installation: Installation) => {
      cookie = (await registerMerchant(installation.gateway(0), 1337, wallet)).cookie;
      await check(installation);
      await stack.supervisor.signal(lostName, "SIGKILL");
      confirmedWithout = -(await countConfirmed(installation));
    };
    const replace = async (installation: Installation) => {
      confirmedWithout += await countConfirmed(installation);
      await check(installation);
      second = await fleet.start("redis-next", []);
      const services = { settler: "settler", "settler-2": "settler", dispatcher: "dispatcher" } as const;
      for (const [name, service] of Object.entries({ ...services, "gateway-0": "gateway", "gateway-1": "gateway" }))
        await installation.restart(name, { REDIS_URL: urlAt(second, service) });
      await check(installation);
      cookie = await signInAgain(installation, wallet);
      await check(installation);
    };
    return {
      env: (service) => ({ REDIS_URL: urlAt(first, service) }),
      steps: [
        { title: "Redis and its data are gone", act: lose, lastsMs: 10_000 },
        { title: "an empty one at another address, one process after the other", act: replace, lastsMs: 10_000 },
      ],
      examine: async () => ({
        note: `${confirmedWithout} payments confirmed without Redis; a session: ${statuses.join(", ")}`,
        wrong: [
          ...(confirmedWithout > 0 ? [] : ["no payment was confirmed without Redis"]),
          ...(`${statuses}` === "200,503,401,200" ? [] : [`a session had the answers ${statuses.join(", ")}`]),
          ...(await absentUsers(second, fleet.password)).map((user) => `${user} has no connection to the new Redis`),
          ...(await refusedCommands(second, fleet.password)).map((command) => `the new Redis refused ${command}`),
        ],
      }),
    };
  },
};

async function countConfirmed({ query }: Installation): Promise<number> {
  const [row] = await query<{ n: number }>("select count(*)::int as n from payments where status = 'confirmed'");
  return row?.n ?? 0;
}

async function signInAgain({ gateway }: Installation, wallet: Parameters<typeof signIn>[1]): Promise<string> {
  const login = await fetch(`${gateway(0)}/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(await signIn(gateway(0), wallet, { chainId: 1337 })),
  });
  if (login.status !== 200) throw new Error(`login answered ${login.status}`);
  return login.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
}
