import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chains, settingPrefix } from "@lunas/catalog/chains";
import { freePort } from "@lunas/stack/free-port";
import { consoleEnvironment } from "@lunas/stack/operator-console";
import { query } from "@lunas/stack/postgres/query";
import { serviceEnvironment } from "@lunas/stack/service-environment";
import { type ServiceName, serviceArguments } from "@lunas/stack/services";
import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import { trialEnvironment } from "@lunas/stack/trial-environment";

jest.setTimeout(120_000);

const services = ["gateway", "settler", "dispatcher", "console"] as const;
let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ external: {}, blockTime: { sandbox: "automine", base: "automine" } });
});
afterAll(() => stack?.stop());

interface Checked {
  readonly code: number;
  readonly lastLine: string;
  readonly complaint: string;
}

/** A service's own process, with this flag. */
function check(service: ServiceName, env: Readonly<Record<string, string | undefined>>, flag = "--check") {
  return new Promise<Checked>((resolve) => {
    const words = [...serviceArguments(service), flag];
    execFile(process.execPath, words, { env: { PATH: process.env.PATH, ...env } }, (error, stdout, complaint) => {
      const lastLine = stdout.trimEnd().split("\n").at(-1) ?? "";
      resolve({ code: typeof error?.code === "number" ? error.code : 0, lastLine, complaint });
    });
  });
}

/** What the service is started with beside this stack. */
function environmentOf(service: ServiceName): Record<string, string> {
  const url = "http://localhost:3402";
  const operator = { port: 3404, token: randomBytes(32).toString("base64url") };
  return {
    ...serviceEnvironment(stack, { port: 3402, publicUrl: url }),
    ...(service === "console" && consoleEnvironment({ url, healthPort: () => 1 }, operator)),
    DATABASE_URL: stack.databaseUrlOf(`lunas_${service}`),
    REDIS_URL: stack.redisUrlOf(`lunas_${service}`),
  };
}

/** Nothing that production refuses, but what a test adds. */
function inProduction(service: ServiceName): Record<string, string> {
  const perChain = chains.flatMap(({ network }) => {
    const prefix = settingPrefix(network);
    return [
      [`${prefix}_SINGLE_RPC`, "true"],
      [`${prefix}_PUBLIC_RPC_URL`, `https://${network}.example`],
    ];
  });
  return {
    ...environmentOf(service),
    ...Object.fromEntries(perChain),
    ...{ NODE_ENV: "production", WEBHOOK_ALLOW_PRIVATE_TARGETS: "false", SANDBOX_SINGLE_RPC: "" },
    ...{ PUBLIC_URL: "https://pay.example", SIWE_DOMAINS: "pay.example" },
  };
}

describe.each(services)("%s --check", (service) => {
  test("passes with the settings of its start, and ends", async () => {
    const passed = `${service} check passed: it can start with these settings.`;
    expect(await check(service, environmentOf(service))).toMatchObject({ code: 0, lastLine: passed, complaint: "" });
  });

  test("names every wrong setting at once", async () => {
    const checked = await check(service, { ...environmentOf(service), LOG_LEVEL: "loud", DATABASE_URL: "mysql://db" });
    expect(checked.code).toBe(1);
    expect(checked.complaint).toContain("LOG_LEVEL must be one of");
    expect(checked.complaint).toContain("DATABASE_URL must be");
  });

  test("fails without its database, which it would wait for", async () => {
    const nowhere = `postgresql://lunas@127.0.0.1:${await freePort()}/lunas`;
    const { code, complaint } = await check(service, { ...environmentOf(service), DATABASE_URL: nowhere });
    expect({ code, complaint }).toEqual({ code: 1, complaint: expect.stringContaining(`${service} cannot start.`) });
  });

  test("in production passes with a role of its own, and refuses the owner's", async () => {
    expect(await check(service, inProduction(service))).toMatchObject({ code: 0 });
    const { code, complaint } = await check(service, { ...inProduction(service), DATABASE_URL: stack.databaseUrl });
    expect({ code, complaint }).toEqual({ code: 1, complaint: expect.stringContaining("which owns the tables") });
  });

  test("with --check-settings needs no server", async () => {
    const env = { ...trialEnvironment(service, {}, false), HEALTH_PORT: "0" };
    expect(await check(service, env, "--check-settings")).toMatchObject({ code: 0, complaint: "" });
  });
});

test.each(["gateway", "dispatcher"] as const)("%s --check refuses to lose a key that is in use", async (service) => {
  await query(
    stack.databaseUrl,
    `insert into merchants (id, email, wallet_address, name, default_token, default_network, webhook_secret)
     values ('mer_${service}', 'a@example.com', '0x${service}', 'a', 'IDRX', 'base', 'gone.iv.text')`,
  );
  const { code, complaint } = await check(service, environmentOf(service));
  expect({ code, complaint }).toEqual({
    code: 1,
    complaint: expect.stringContaining('ENCRYPTION_KEYS lacks the key "gone"'),
  });
});

test("settler --check refuses an endpoint that answers for another chain", async () => {
  const swapped = { SANDBOX_RPC_URLS: stack.chains.base.rpcUrl };
  const { code, complaint } = await check("settler", { ...environmentOf("settler"), ...swapped });
  expect({ code, complaint }).toEqual({ code: 1, complaint: expect.stringContaining("sandbox") });
});

describe("a remote key that can never be used stops the settler", () => {
  // No credentials of this machine, and no question to a cloud's metadata server.
  const bare = { HOME: "/nonexistent", AWS_EC2_METADATA_DISABLED: "true", METADATA_SERVER_DETECTION: "none" };
  const version = "projects/p/locations/l/keyRings/r/cryptoKeys/k/cryptoKeyVersions/1";

  test.each<[string, Record<string, string>, string]>([
    ["AWS without a region", { BASE_SIGNERS: "aws-kms:alias/relayer-1" }, "AWS has no region: set AWS_REGION"],
    [
      "AWS without credentials",
      { BASE_SIGNERS: "aws-kms:alias/relayer-1", AWS_REGION: "ap-southeast-3" },
      "AWS has no credentials: give the process a role",
    ],
    ["Google without credentials", { BASE_SIGNERS: `gcp-kms:${version}` }, "Google Cloud has no credentials"],
    ["a server that is no URL", { BASE_SIGNERS: "web3signer:nowhere#0x1" }, "BASE_SIGNERS must be"],
  ])("%s", async (_, own, words) => {
    const env = { ...trialEnvironment("settler", {}, false), ...bare, ...own };
    const { code, complaint } = await check("settler", env, "--check-settings");
    expect({ code, complaint }).toEqual({ code: 1, complaint: expect.stringContaining(words) });
    expect(complaint).toContain("BASE_SIGNERS");
  });
});
