import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectDatabase } from "@lunas/database/connect";
import { freePort } from "@lunas/stack/free-port";
import { query } from "@lunas/stack/postgres/query";
import { serverUser } from "@lunas/stack/postgres/server-user";
import type { Stack } from "@lunas/stack/stack";
import { until } from "@lunas/testkit/time/until";
import { Redis } from "ioredis";
import { startDispatcherProcess } from "../harness/dispatcher-process";
import { selfSigned } from "../harness/self-signed";
import { startPostgresOnly } from "./database-postgres";
import { type RedisServer, startRedisServer } from "./redis-server";

jest.setTimeout(60_000);

/** PostgreSQL and Redis that speak TLS, with a certificate of their own CA, as the operators' page says to reach them. */
let stack: Stack;
let redis: RedisServer;
let tlsPort: number;
let folder: string;
let ca: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "lunas-tls-"));
  const { key, cert } = selfSigned();
  ca = join(folder, "ca.pem");
  const keyFile = join(folder, "key.pem");
  writeFileSync(ca, cert);
  writeFileSync(keyFile, key, { mode: 0o600 });
  const user = serverUser();
  if (user !== undefined) for (const path of [folder, keyFile]) chownSync(path, user.uid, user.gid);
  tlsPort = await freePort();
  const tls = [`tls-port ${tlsPort}`, `tls-cert-file ${ca}`, `tls-key-file ${keyFile}`, "tls-auth-clients no"];
  redis = await startRedisServer(tls);
  stack = await startPostgresOnly();
  for (const [name, value] of [
    ["ssl_cert_file", ca],
    ["ssl_key_file", keyFile],
    ["ssl", "on"],
  ] as const)
    await query(stack.databaseUrl, `alter system set ${name} = '${value}'`);
  await query(stack.databaseUrl, "select pg_reload_conf()");
  const isOn = async () => JSON.stringify(await query(stack.databaseUrl, "show ssl")).includes("on");
  await until(isOn, { what: "TLS of PostgreSQL" });
});
afterAll(async () => {
  await stack?.stop();
  await redis?.stop();
  rmSync(folder, { recursive: true });
});

function databaseUrl(host: string, parameters: string): string {
  const url = new URL(stack.databaseUrlOf("lunas_dispatcher"));
  url.hostname = host;
  return `${url}?${parameters}`;
}

const redisUrl = (host: string) => `rediss://lunas_dispatcher:lunas_dispatcher@${host}:${tlsPort}`;

/** What a dispatcher says of its stores. */
async function healthOf(
  urls: { databaseUrl: string; redisUrl: string },
  env: Record<string, string>,
  whileUp: () => Promise<unknown> = async () => undefined,
) {
  const secrets = { encryptionKeys: `k1:${Buffer.alloc(32).toString("base64")}` } as Stack["secrets"];
  const dispatcher = await startDispatcherProcess({ ...urls, secrets }, env);
  const read = async () => (await fetch(`http://127.0.0.1:${dispatcher.healthPort}/health/ready`)).text();
  await whileUp();
  const health = await read();
  await dispatcher.end();
  return JSON.parse(health) as unknown;
}

const verified = () => `sslmode=verify-full&sslrootcert=${ca}`;

it("carries both connections of a service", async () => {
  const urls = { databaseUrl: databaseUrl("localhost", verified()), redisUrl: redisUrl("localhost") };
  const admin = new Redis(redis.url);
  // The worker's connection, beside the producer's that the health check asks about.
  const isWorking = async () => String(await admin.client("LIST")).includes("cmd=bzpopmin");
  const health = await healthOf(urls, { NODE_EXTRA_CA_CERTS: ca }, () => until(isWorking, { what: "the worker" }));
  admin.disconnect();
  expect(health).toMatchObject({ status: "ok", checks: { database: { status: "ok" }, redis: { status: "ok" } } });
});

it.each([
  ["a CA that nobody named", "localhost", {}],
  ["a certificate for another host", "127.0.0.1", { NODE_EXTRA_CA_CERTS: "ca" }],
])("refuses Redis with %s", async (_, host, env: Record<string, string>) => {
  const urls = { databaseUrl: databaseUrl("localhost", verified()), redisUrl: redisUrl(host) };
  const given = Object.fromEntries(Object.keys(env).map((name) => [name, ca]));
  expect(await healthOf(urls, given)).toMatchObject({
    checks: { database: { status: "ok" }, redis: { status: "down" } },
  });
});

it.each([
  ["a CA that nobody named", "localhost", () => "sslmode=verify-full"],
  ["a certificate for another host", "127.0.0.1", verified],
])("refuses PostgreSQL with %s", async (_, host, parameters) => {
  const options = { poolSize: 1, applicationName: "lunas-test" };
  const database = connectDatabase({ url: databaseUrl(host, parameters()), ...options });
  await expect(database.ping()).rejects.toThrow();
  await database.close();
  const good = connectDatabase({ url: databaseUrl("localhost", verified()), ...options });
  await expect(good.ping()).resolves.toBeUndefined();
  await good.close();
});
