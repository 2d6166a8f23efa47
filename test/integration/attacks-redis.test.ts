import { type RedisUserName, redisRights, redisUserNames } from "@lunas/stack/redis/redis-users";
import { Redis } from "ioredis";
import { type RedisServer, startRedisServer } from "./redis-server";

jest.setTimeout(30_000);

let server: RedisServer;
let admin: Redis;
let commands: readonly ServerCommand[];

interface ServerCommand {
  /** `get`, or `config|set` for a part of a command. */
  readonly name: string;
  /** As many arguments as it needs at least. */
  readonly least: number;
  /** Where the first and the last key are among the words; 0: it has none, or none at a fixed place. */
  readonly firstKey: number;
  readonly lastKey: number;
}

beforeAll(async () => {
  server = await startRedisServer();
  admin = new Redis(server.url, { retryStrategy: () => null });
  commands = await commandsOf(admin);
});
afterAll(async () => {
  admin?.disconnect();
  await server?.stop();
});

/** Redis refuses these to no user: they concern the connection alone. */
const ofEveryConnection = ["auth", "hello", "quit", "reset"];

/** What Redis would answer: `OK`, or why it refuses. */
async function answerTo(
  user: RedisUserName,
  { name, least, firstKey, lastKey }: ServerCommand,
  key: string,
): Promise<string> {
  const words = name.split("|");
  const last = lastKey < 0 ? Number.POSITIVE_INFINITY : lastKey;
  const isKey = (at: number) => firstKey > 0 && at >= firstKey && at <= last;
  while (words.length < least) words.push(isKey(words.length) ? key : "1");
  return String(await admin.call("ACL", "DRYRUN", user, ...words));
}

test.each(redisUserNames)(
  "%s may send the commands that were decided, and no other that this Redis has",
  async (user) => {
    const allowed: string[] = [];
    for (const command of commands) {
      const answer = await answerTo(user, command, "any");
      if (!/no permissions to run/.test(answer)) allowed.push(command.name);
    }
    expect(commands.length).toBeGreaterThan(300);
    // A command of a later version, as HGETDEL, is missing in an older one.
    const known = redisRights[user].commands.filter((name) => commands.some((each) => each.name === name));
    expect(allowed.toSorted()).toEqual([...known, ...ofEveryConnection].toSorted());
  },
);

test.each(redisUserNames.filter((name) => name !== "lunas_operator"))(
  "%s reaches no foreign key with any of them",
  async (user) => {
    const withKeys = commands.filter(({ name, firstKey }) => firstKey > 0 && redisRights[user].commands.includes(name));
    expect(withKeys.length).toBeGreaterThan(10);
    const own = redisRights[user].keys[0]?.replace("*", "x") ?? "";
    for (const command of withKeys) {
      for (const key of ["any", "lunas:secret", "lunas:session", "lunas:limits:1", "xbull:deliveries:1", ""])
        expect([command.name, key, await answerTo(user, command, key)]).toEqual([
          command.name,
          key,
          expect.stringMatching(/no permissions to access/),
        ]);
      expect([command.name, await answerTo(user, command, own)]).toEqual([command.name, "OK"]);
    }
  },
);

/** From the server itself, with the parts of commands. */
async function commandsOf(redis: Redis): Promise<readonly ServerCommand[]> {
  const entries = (await redis.call("COMMAND")) as Entry[];
  return entries.flatMap(flatten);
}

type Entry = readonly [string, number, unknown, number, number, number, unknown, unknown, unknown, (readonly Entry[])?];

function flatten([name, arity, , firstKey, lastKey, , , , , parts = []]: Entry): readonly ServerCommand[] {
  if (parts.length > 0) return parts.flatMap(flatten);
  return [{ name: name.toLowerCase(), least: Math.abs(arity), firstKey, lastKey }];
}
