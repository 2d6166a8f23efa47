import { createHash, randomBytes } from "node:crypto";
import { type RedisUserName, redisUserNames } from "@lunas/stack/redis/redis-users";
import { until } from "@lunas/testkit/time/until";
import { Redis } from "ioredis";
import { administratorCommands } from "../../harness/administrator-commands";
import { sendBytes } from "../../harness/raw-request";
import { registerMerchant } from "../../harness/register-merchant";
import { asking, refusedWith } from "../ask";
import { type Attempt, together, tryEach } from "../attempts";
import { countOfEffects, forgedJobs, forgeNotifications } from "../forged-jobs";
import type { HostileKind } from "../kind";
import type { Target } from "../target";

type Command = readonly string[];

/** What no user may do but the administrator, and no one without a password. */
const ofAdministrators: readonly Command[] = [
  ...administratorCommands,
  ["acl", "deluser", "lunas_settler"],
  ["module", "load", "x.so"],
  ["debug", "sleep", "1"],
  ["select", "1"],
];
/** A key of each kind that is kept there. */
const keptKeys = [
  ...["lunas:limit:other:1", `lunas:session:${"0".repeat(64)}`],
  ...["bull:settlements-sandbox:wait", "bull:settlements-base:1", "bull:faucet-sandbox:wait", "bull:deliveries:1"],
];

const onKey = (key: string): readonly Command[] => [
  ...[["get"], ["del"], ["hgetall"], ["incr"], ["exists"], ["smembers"]].map(([name = ""]) => [name, key]),
  ...[
    ["set", key, "1"],
    ["lpush", key, "1"],
    ["rpush", key, "1"],
    ["hset", key, "data", "{}"],
    ["hget", key, "data"],
    ["xadd", key, "*", "event", "completed"],
    ["zadd", key, "0", "1"],
    ["zrange", key, "0", "-1"],
    ["lrange", key, "0", "-1"],
    ["pexpire", key, "1"],
  ],
  ["eval", "return redis.call('get', KEYS[1])", "1", key],
  ["eval", `return redis.call('set', '${key}', '1')`, "0"],
  ["eval", `return redis.pcall('del', '${key}')`, "0"],
];

/** What each user may reach, written here once more: rights that are widened by mistake are to be found. */
const reach: Readonly<Record<RedisUserName, RegExp>> = {
  lunas_gateway: /^(lunas:limit:|lunas:session:|bull:settlements-|bull:faucet-)/,
  lunas_settler: /^(bull:settlements-|bull:faucet-)/,
  lunas_dispatcher: /^bull:deliveries:/,
  // The console reads queues, and what it must not write there is tried apart.
  lunas_console: /^bull:/,
  // An operator's user sees every key, and has no command of these.
  lunas_operator: /^$/,
};

const reading = ["get", "hgetall", "exists", "smembers", "hget", "zrange", "lrange"];
const writesOnKey = (key: string) =>
  onKey(key).filter(([name = "", text]) => !reading.includes(name) && !text?.startsWith("return redis.call('get'"));

const refusal = /NOPERM|NOAUTH|executing the script can't|command not allowed/;

function refusing(redis: Redis, who: string, [command = "", ...args]: Command): Attempt {
  return {
    input: `${who}: ${command} ${args.join(" ")}`,
    act: async () => {
      try {
        return [`it was done: ${JSON.stringify(await redis.call(command, ...args)).slice(0, 100)}`];
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        return refusal.test(text) ? [] : [`it failed for another reason: ${text}`];
      }
    },
  };
}

const open = (url: string) => new Redis(url, { retryStrategy: () => null, enableReadyCheck: false });

/** Each service's user, and a connection without a user: commands on other services' keys are refused. */
async function tryCommands({ harness: { stack } }: Target) {
  const users = redisUserNames.map((name) => ({ name, redis: open(stack.redisUrlOf(name)) }));
  try {
    const beyond = users.flatMap(({ name, redis }) => [
      ...ofAdministrators.map((command) => refusing(redis, name, command)),
      ...keptKeys
        .filter((key) => !reach[name].test(key))
        .flatMap(onKey)
        .map((command) => refusing(redis, name, command)),
    ]);
    const ofConsole = users
      .filter(({ name }) => name === "lunas_console")
      .flatMap(({ name, redis }) => keptKeys.flatMap(writesOnKey).map((command) => refusing(redis, name, command)));
    const withoutPassword = [...ofAdministrators, ...keptKeys.flatMap(onKey), ["info"], ["scan", "0"]];
    const passwords = ["", "lunas", "password", "redis", "lunas_gateway"];
    const guessed = passwords.flatMap((word) => [...redisUserNames, "default", "admin"].map((name) => [name, word]));
    return together(
      await tryEach([...beyond, ...ofConsole]),
      await tryEach([
        ...withoutPassword.map((command) => refusingUnnamed(stack.redisUrl, [command])),
        ...guessed.map((words) =>
          refusingUnnamed(stack.redisUrl, [
            ["auth", ...words],
            ["get", keptKeys[1] ?? ""],
          ]),
        ),
      ]),
    );
  } finally {
    for (const { redis } of users) redis.disconnect();
  }
}

/** By hand, as the library says a name before anything else: no command of these may be answered with anything but a refusal. */
function refusingUnnamed(url: string, commands: readonly Command[]): Attempt {
  const lines = commands.map((words) => words.map((word) => JSON.stringify(word)).join(" "));
  return {
    input: `without a password: ${lines.join("; ")}`,
    act: async () => {
      const reported = (await sendBytes(url, [...lines, "quit", ""].join("\r\n"))).split("\r\n").slice(0, lines.length);
      // The default user has no password where it may PING and nothing else: AUTH says nothing of what follows.
      const answers = reported.filter((each) => !(lines[0]?.startsWith('"auth" "default"') && each === "+OK"));
      const done = answers.filter((each) => !/^-(NOAUTH|NOPERM|WRONGPASS|ERR \w+ command not allowed)/.test(each));
      return done.length === 0 && answers.length > 0 ? [] : [`it was answered: ${reported.join(" ").slice(0, 100)}`];
    },
  };
}

const keyOf = (token: string) => `lunas:session:${createHash("sha256").update(token).digest("hex")}`;

/** Rows as a session is kept, by who may write them: the gateway's own user. */
function forgedRows(row: string, merchantId: string, rival: string): readonly string[] {
  const good = JSON.parse(row) as Record<string, unknown>;
  const values = [undefined, null, "", 0, -1, 1e18, true, [], {}, "0".repeat(64), rival];
  return [
    ...["", "null", "[]", "{", "{}", "true", '"x"', "[[[[", `{"merchantId":"${merchantId}"}`, row.replace("{", "{{")],
    ...Object.keys(good).flatMap((name) => values.map((value) => JSON.stringify({ ...good, [name]: value }))),
    row.replaceAll(merchantId, rival),
    row,
  ];
}

async function forgeSessions(target: Target) {
  const { harness, shop, rival } = target;
  const redis = open(harness.stack.redisUrlOf("lunas_gateway"));
  try {
    const [name = "", token = ""] = shop.cookie.split("=");
    const row = (await redis.get(keyOf(token))) ?? "";
    if (!row.includes(shop.merchantId)) throw new Error("the shop's session is not where this kind looks for it");
    const under = (forged: string, cookieToken: string): Attempt => {
      const request = { method: "GET", path: "/merchant/me", headers: { cookie: `${name}=${cookieToken}` } };
      const { act } = asking(target, { request, must: refusedWith(401) });
      return {
        input: `session ${forged}`,
        act: async () => {
          await redis.set(keyOf(cookieToken), forged, "PX", 60_000);
          return act();
        },
      };
    };
    const elsewhere = forgedRows(row, shop.merchantId, rival.merchantId).map((forged) =>
      under(forged, randomBytes(32).toString("base64url")),
    );
    // In its own place: all but the true row.
    const own = (await registerMerchant(target.url)).cookie.split("=")[1] ?? "";
    const ownRow = (await redis.get(keyOf(own))) ?? "{}";
    const { merchantId } = JSON.parse(ownRow) as { merchantId: string };
    const inPlace = forgedRows(ownRow, merchantId, rival.merchantId)
      .filter((forged) => !isSame(forged, ownRow))
      .map((forged) => under(forged, own));
    return together(await tryEach(elsewhere), await tryEach(inPlace, { atOnce: 1 }));
  } finally {
    redis.disconnect();
  }
}

/** Some forgeries say the same as the row. */
function isSame(one: string, other: string): boolean {
  const parsed = (text: string) => JSON.stringify(Object.entries(JSON.parse(text) as object).toSorted());
  try {
    return parsed(one) === parsed(other);
  } catch {
    return false;
  }
}

async function forgeJobs(target: Target) {
  const { stack } = target.harness;
  const before = await countOfEffects(stack.databaseUrl);
  const redis = new Redis(stack.redisUrl);
  try {
    const jobs = forgedJobs(target, (name) => open(stack.redisUrlOf(name)));
    const tried = await tryEach(jobs.attempts, { atOnce: 4 });
    const isTaken = async () =>
      (await Promise.all(jobs.queues.map((queue) => redis.llen(`${queue}:wait`)))).every((count) => count === 0);
    await until(isTaken, { timeoutMs: 20_000, what: "the forged jobs to be taken" });
    const after = await countOfEffects(stack.databaseUrl);
    jobs.close();
    const moved =
      JSON.stringify(before) === JSON.stringify(after)
        ? []
        : [`forged jobs had effects: ${JSON.stringify({ before, after })}`];
    return { tried: tried.tried, wrong: [...tried.wrong, ...moved] };
  } finally {
    redis.disconnect();
  }
}

export const writeToRedis: HostileKind = {
  kind: "write to Redis, as each service and as none",
  actor: "neighbour",
  async try(target) {
    return together(
      await tryCommands(target),
      await forgeSessions(target),
      await forgeJobs(target),
      await forgeNotifications(target, open(target.harness.stack.redisUrlOf("lunas_gateway"))),
    );
  },
};
