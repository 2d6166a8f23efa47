import { createHash } from "node:crypto";
import type { RedisUserName } from "@lunas/stack/redis/redis-users";
import { Redis } from "ioredis";
import { administratorCommands } from "../harness/administrator-commands";
import { type RedisServer, startRedisServer } from "./redis-server";

jest.setTimeout(30_000);

let server: RedisServer;
let users: Record<RedisUserName, Redis>;

beforeAll(async () => {
  server = await startRedisServer();
  const as = (name: RedisUserName) => new Redis(server.urlOf(name), { retryStrategy: () => null });
  users = {
    lunas_gateway: as("lunas_gateway"),
    lunas_settler: as("lunas_settler"),
    lunas_dispatcher: as("lunas_dispatcher"),
    lunas_console: as("lunas_console"),
    lunas_operator: as("lunas_operator"),
  };
});
afterAll(async () => {
  for (const user of Object.values(users)) user.disconnect();
  await server?.stop();
});

const session = `lunas:session:${createHash("sha256").update("token").digest("hex")}`;
const script = (key: string) => ["eval", "return redis.call('get', KEYS[1])", "1", key];
const undeclared = (key: string) => ["eval", `return redis.call('set', '${key}', '1')`, "0"];

const forbiddenCommands: readonly (readonly string[])[] = [...administratorCommands, ["module", "list"]];
const services = ["lunas_gateway", "lunas_settler", "lunas_dispatcher"] as const;
const workers = ["lunas_settler", "lunas_dispatcher"] as const;

const refused: readonly (readonly [RedisUserName, readonly string[]])[] = [
  ...[...services, "lunas_console" as const, "lunas_operator" as const].flatMap((name) =>
    forbiddenCommands.map((command) => [name, command] as const),
  ),
  ...services.map((name) => [name, ["scan", "0"]] as const),
  ...services.map((name) => [name, ["acl", "log"]] as const),
  ...workers.flatMap((name) => [
    [name, ["get", session]] as const,
    [name, ["set", session, "{}"]] as const,
    [name, ["del", session]] as const,
    [name, ["set", "lunas:limit:other:1", "0"]] as const,
    [name, script(session)] as const,
    [name, undeclared(session)] as const,
  ]),
  ["lunas_gateway", ["lpush", "bull:deliveries:wait", "1"]],
  ["lunas_gateway", script("bull:deliveries:id")],
  ["lunas_gateway", ["bzpopmin", "bull:settlements-base:marker", "1"]],
  ["lunas_settler", ["hgetall", "bull:deliveries:1"]],
  ["lunas_settler", undeclared("bull:deliveries:id")],
  ["lunas_dispatcher", ["lpush", "bull:settlements-base:wait", "1"]],
  ["lunas_dispatcher", ["hset", "bull:faucet-sandbox:1", "data", "{}"]],
  ["lunas_dispatcher", undeclared("bull:faucet-sandbox:id")],
  ["lunas_console", ["get", session]],
  ["lunas_console", ["scan", "0"]],
  ["lunas_console", ["acl", "log"]],
  ["lunas_console", ["hset", "bull:deliveries:1", "data", "{}"]],
  ["lunas_console", ["lpush", "bull:settlements-base:wait", "1"]],
  ["lunas_console", ["del", "bull:faucet-sandbox:id"]],
  ["lunas_console", script(session)],
  ["lunas_console", undeclared("bull:deliveries:id")],
  ["lunas_operator", ["get", session]],
  ["lunas_operator", ["hgetall", "bull:deliveries:1"]],
  ["lunas_operator", ["set", session, "{}"]],
  ["lunas_operator", script(session)],
];

it.each(refused)("refuses %s %j", async (name, [command = "", ...args]) => {
  await expect(users[name].call(command, ...args)).rejects.toThrow(/NOPERM|executing the script can't/);
});

it("lets an operator see how Redis does, and who was refused what", async () => {
  const operator = users.lunas_operator;
  await expect(operator.call("info", "memory")).resolves.toContain("used_memory");
  await expect(operator.call("scan", "0")).resolves.toHaveLength(2);
  await expect(operator.call("llen", "bull:deliveries:wait")).resolves.toBe(0);
  expect(JSON.stringify(await operator.call("acl", "log", "128"))).toContain("lunas_settler");
});
