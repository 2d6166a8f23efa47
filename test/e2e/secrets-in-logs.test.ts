import { execFile, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { settings as ops } from "@lunas/ops/config";
import { processSettings } from "@lunas/runtime/process-settings";
import { listSettings, type Setting, type SettingsSchema } from "@lunas/runtime/settings";
import { codeCacheArguments } from "@lunas/stack/code-cache-arguments";
import { commandArguments } from "@lunas/stack/command-entry";
import { cloneFolder } from "@lunas/stack/folders";
import { freePort } from "@lunas/stack/free-port";
import { serviceEntry } from "@lunas/stack/service-entry";
import { serviceEnvironment } from "@lunas/stack/service-environment";
import { type ServiceName, startServices } from "@lunas/stack/services";
import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import { until } from "@lunas/testkit/time/until";
import { settings as console } from "../../services/console/src/config";
import { settings as dispatcher } from "../../services/dispatcher/src/config";
import { settings as gateway } from "../../services/gateway/src/config";
import { settings as settler } from "../../services/settler/src/config";
import { fundedPayer } from "../harness/funded-payer";
import { type OtlpReceiver, startOtlpReceiver } from "../harness/otlp-receiver";
import { facilitate, signedBody } from "../harness/pay";
import { registerMerchant } from "../harness/register-merchant";

/**
 * Each secret setting of each service is wrong once: neither the log nor the health report, the metrics or the traces repeat it. The same for
 * `lunas-ops` and its support bundle.
 */
const marker = "mArK3r0123456789-of-a-secret";
const services = { gateway, settler, dispatcher, console } as const satisfies Record<ServiceName, SettingsSchema>;
const runMs = 4_000;
const atATime = 8;

/** Of its own: what Redis and PostgreSQL refuse here would be a lacking right elsewhere. */
let stack: Stack;
let collector: OtlpReceiver;

beforeAll(async () => {
  [stack, collector] = await Promise.all([startStack(), startOtlpReceiver()]);
}, 90_000);

afterAll(async () => {
  await collector?.close();
  await stack?.stop();
}, 30_000);

interface Case {
  readonly service: ServiceName;
  readonly name: string;
  readonly value: string;
}

const casesOf = (service: ServiceName, schema: SettingsSchema): readonly Case[] =>
  [...listSettings(schema), ...listSettings(processSettings)]
    .filter((setting) => setting.secret)
    .map((setting) => ({ service, name: setting.name, value: wrongValue(service, setting) }));

/** A well-formed value with the marker in each place that may be secret; where the form allows no marker, the marker alone. */
function wrongValue(service: ServiceName, { name, kind }: Setting): string {
  const candidates = [
    withPassword(name === "REDIS_URL" ? redisUrlOf(service) : stack.databaseUrlOf(`lunas_${service}`)),
    `http://u:${marker}@127.0.0.1:9/v2/${marker}?key=${marker}`,
    `ws://u:${marker}@127.0.0.1:9/v2/${marker}?key=${marker}`,
  ];
  return candidates.find((each) => kind.parse(each) !== undefined) ?? marker;
}

/** The console has no user of Redis, and does not use it. */
const redisUrlOf = (service: ServiceName) => stack.redisUrlOf(`lunas_${service === "console" ? "gateway" : service}`);

function withPassword(address: string): string {
  const url = new URL(address);
  url.password = marker;
  return url.href;
}

/** Everything that the process tells until it ends, or for some seconds. */
async function outputOf({ service, name, value }: Case): Promise<string> {
  const port = await freePort();
  const child = spawn(process.execPath, [...codeCacheArguments(), serviceEntry(cloneFolder, service)], {
    cwd: cloneFolder,
    env: {
      PATH: process.env.PATH,
      ...serviceEnvironment(stack, { port, publicUrl: `http://localhost:${port}` }),
      DATABASE_URL: stack.databaseUrlOf(`lunas_${service}`),
      REDIS_URL: redisUrlOf(service),
      HEALTH_PORT: String(port),
      LOG_LEVEL: "debug",
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: "300",
      [name]: value,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([
    ended,
    new Promise((resolve) => {
      timer = setTimeout(resolve, runMs);
    }),
  ]);
  clearTimeout(timer);
  const pages = await Promise.all(["/health", "/health/ready", "/metrics"].map((path) => pageOf(port, path)));
  child.kill("SIGKILL");
  await ended;
  return [Buffer.concat(chunks).toString(), ...pages].join("\n");
}

const pageOf = (port: number, path: string): Promise<string> =>
  fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.text(),
    () => "",
  );

test("a service repeats no secret that is wrong", async () => {
  const cases = (Object.keys(services) as ServiceName[]).flatMap((service) => casesOf(service, services[service]));
  expect(cases.length).toBeGreaterThan(15);
  const reported: { readonly where: string; readonly text: string }[] = [];
  const waiting = [...cases];
  const work = async () => {
    for (let each = waiting.shift(); each !== undefined; each = waiting.shift())
      reported.push({ where: `${each.service} ${each.name}`, text: await outputOf(each) });
  };
  await Promise.all(Array.from({ length: atATime }, work));
  expect(reported.filter(({ text }) => text === "").map(({ where }) => where)).toEqual([]);
  const leaks = reported.filter(
    ({ text }) => text.includes(marker) || text.includes(Buffer.from(marker).toString("base64")),
  );
  expect(leaks.map(({ where, text }) => `${where}: ${around(text)}`)).toEqual([]);
  expect(collector.bodies.filter((body) => body.includes(marker)).map(around)).toEqual([]);
}, 120_000);

test("the trace of a payment repeats no secret of an endpoint that fails", async () => {
  const failing = `http://u:${marker}@127.0.0.1:9/v2/${marker}?key=${marker}`;
  const services = await startServices(stack, {
    env: {
      SANDBOX_RPC_URLS: `${failing},${stack.chains.sandbox.rpcUrl}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: "300",
      LOG_LEVEL: "debug",
    },
  });
  const merchant = await registerMerchant(services.url);
  const payer = await fundedPayer(stack.chains.sandbox.rpcUrl, 1_000_000n);
  const body = await signedBody(payer, { to: merchant.walletAddress, amount: 10_000n });
  const isPaid = async () => (await facilitate(services.url, merchant.apiKey, body)).status === 200;
  await until(isPaid, { what: "a payment", timeoutMs: 60_000 });
  await until(() => collector.spans.some(({ name }) => name === "confirm"), { what: "its spans", timeoutMs: 20_000 });
  expect(collector.bodies.filter((text) => text.includes(marker)).map(around)).toEqual([]);
  for (const name of ["gateway", "settler", "dispatcher"] as const)
    expect(around(readFileSync(services.logFile(name), "utf8"))).not.toContain(marker);
}, 120_000);

test("lunas-ops and its support bundle repeat no secret that is wrong", async () => {
  const secrets = listSettings(ops).filter((setting) => setting.secret);
  expect(secrets.length).toBeGreaterThan(3);
  const outputs = await Promise.all(
    secrets.flatMap((setting) =>
      [["support-bundle", "-"], ["ledger"], ["secrets", "status"]].map(async (command) => ({
        where: `${setting.name}, ${command.join(" ")}`,
        text: await outputOfOps(command, { [setting.name]: wrongValue("gateway", setting) }),
      })),
    ),
  );
  expect(outputs.filter(({ text }) => text === "")).toEqual([]);
  expect(
    outputs.filter(({ text }) => text.includes(marker)).map(({ where, text }) => `${where}: ${around(text)}`),
  ).toEqual([]);
}, 120_000);

/** All that one command writes. */
function outputOfOps(command: readonly string[], wrong: Readonly<Record<string, string>>): Promise<string> {
  const { databaseUrl, chains } = stack;
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "test",
    DATABASE_URL: databaseUrl,
    SANDBOX_RPC_URLS: chains.sandbox.rpcUrl,
    BASE_RPC_URLS: chains.base.rpcUrl,
    ENCRYPTION_KEYS: stack.secrets.encryptionKeys,
    ...wrong,
  };
  const words = [...commandArguments("lunas-ops"), ...command];
  return new Promise((resolve) => {
    execFile(process.execPath, words, { env, timeout: 60_000 }, (_error, stdout, stderr) => resolve(stdout + stderr));
  });
}

function around(text: string): string {
  const at = text.indexOf(marker);
  return text.slice(Math.max(0, at - 120), at + marker.length + 40);
}
