import { newApiKey } from "@lunas/domain/merchant/api-key";
import { compose } from "@lunas/gateway/compose";
import { readConfig } from "@lunas/gateway/settings/read-config";
import { createMetrics } from "@lunas/runtime/metrics";
import { inOrder } from "@lunas/runtime/parts";
import { SettingsError } from "@lunas/runtime/settings-error";
import { silentLogger } from "@lunas/runtime/silent-logger";
import { freePort } from "@lunas/stack/free-port";
import { restartPart } from "@lunas/stack/restart-part";
import { serviceEnvironment } from "@lunas/stack/service-environment";
import { type Services, startServices } from "@lunas/stack/services";
import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import { until } from "@lunas/stack/until";
import { createPayer } from "@lunas/testkit/payer/create-payer";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import request from "supertest";
import { askLinks, postToLink } from "../harness/payment-link";
import { generous, registerMerchant, type TestMerchant } from "./gateway-fixture";

jest.setTimeout(180_000);

let stack: Stack;
let services: Services;
let merchant: TestMerchant;
const payer = createPayer();

beforeAll(async () => {
  stack = await startStack({ external: {} });
  // Processes, not compositions within this one: an outage may do to them what it wants.
  services = await startServices(stack, { names: ["gateway"], env: { ...generous, SETTLE_WAIT_MS: "400" } });
  merchant = await registerMerchant(services.url);
});
afterAll(async () => {
  await stack?.stop();
});

/** One more gateway, beside the first. */
async function another(as: string, env: Record<string, string> = {}): Promise<string> {
  const port = await freePort();
  await services.start("gateway", { as, env: { ...env, PORT: String(port) } });
  return `http://127.0.0.1:${port}`;
}

async function facilitate() {
  const authorization = await payer.authorize({ to: merchant.address, amount: 100n });
  return request(services.url)
    .post("/facilitate")
    .set("X-API-Key", merchant.sandboxApiKey)
    .send({ paymentPayload: paymentPayload(authorization), paymentRequirements: requirementsFor(authorization) });
}

const networks = async () => (await request(services.url).get("/health")).body.networks;

/** Pays a link of the merchant's by the API; the payer has no money. */
async function linkPayer() {
  const terms = { method: "POST", body: { title: "Kopi", amount: "500000", maxPayments: 1 } };
  const { body } = await askLinks(services.url, { "x-api-key": merchant.sandboxApiKey }, terms);
  const authorization = await payer.authorize({ to: merchant.address, amount: 500_000n });
  const { linkId, url } = body as { linkId?: string; url?: string };
  const state = async () =>
    (await askLinks(services.url, { "x-api-key": merchant.sandboxApiKey }, { path: `/${linkId}` })).body;
  const page = async (gateway = services.url) => (await fetch(`${gateway}${new URL(String(url)).pathname}`)).text();
  return { state, page, pay: () => postToLink(String(url), authorization) };
}

test("without a chain its payments get 503 with Retry-After, and other chains' payments do not", async () => {
  const { pay, state, page } = await linkPayer();
  const saysDown = "Jaringan sedang tidak dapat dihubungi";
  expect(await page()).not.toContain(saysDown);
  await stack.supervisor.stop("sandbox");
  const { status, body } = await pay();
  expect([status, body.error?.code]).toEqual([503, "chain_unavailable"]);
  expect(JSON.stringify(body)).not.toContain(stack.chains.sandbox.rpcUrl);
  // The link stays open, and its one place is free.
  expect(await state()).toMatchObject({ status: "open", placesTaken: 0 });
  const response = await facilitate();
  expect([response.status, response.body.error.code]).toEqual([503, "chain_unavailable"]);
  expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  expect(response.text).not.toContain(stack.chains.sandbox.rpcUrl);
  await request(services.url).get("/health/ready").expect(200);

  const reborn = await another("reborn");
  const health = await request(reborn).get("/health");
  expect(health.body.networks).toMatchObject({ sandbox: { status: "down" }, base: { status: "degraded" } });
  // The page of the link says so, too, and takes no payment.
  const pageWhileDown = await page(reborn);
  expect(pageWhileDown).toContain(saysDown);
  expect(pageWhileDown).toContain("&quot;isOpen&quot;:false");
  await restartPart(stack, "sandbox");
  const isBack = async () =>
    (await request(reborn).get("/health")).body.networks.sandbox.status !== "down" &&
    (await networks()).sandbox.status !== "down";
  expect(await until(isBack, { timeoutMs: 20_000 })).toBe(true);
  await stack.supervisor.stop("reborn");
  expect((await pay()).body.error?.code).toBe("insufficient_balance");
  expect(await page()).not.toContain(saysDown);
});

test("without Redis payments are judged as ever and limits still count; only sessions wait", async () => {
  const narrow = await another("narrow", { RATE_LIMIT_OTHER: "3" });
  await stack.supervisor.stop("redis");
  const judged = await facilitate();
  expect([judged.status, judged.body.error.code]).toEqual([400, "insufficient_balance"]);
  const signedIn = await request(services.url).get("/merchant/me").set("Cookie", "lunas_session=some");
  expect([signedIn.status, signedIn.body.error.code]).toEqual([503, "service_unavailable"]);
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await request(narrow).get("/config")).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  await restartPart(stack, "redis");
  const isBack = async () =>
    (await request(services.url).get("/merchant/me").set("Cookie", "lunas_session=some")).status === 401;
  expect(await until(isBack, { timeoutMs: 10_000 })).toBe(true);
});

test("without the database the gateway is not ready and says 503", async () => {
  await stack.supervisor.stop("postgres");
  const ready = await request(services.url).get("/health/ready");
  expect([ready.status, ready.body]).toEqual([503, { status: "down" }]);
  expect((await request(services.url).get("/health")).status).toBe(503);
  const response = await facilitate();
  expect([response.status, response.body.error.code]).toEqual([503, "service_unavailable"]);
  await request(services.url).get("/config").expect(200);
  // A key with a wrong checksum is refused without a query; an unknown key with a right one must be looked up.
  const { key } = newApiKey({ type: "secret", environment: "sandbox" });
  const lookUp = (given: string) => request(services.url).get("/payments/pay_1").set("X-API-Key", given);
  const wrong = key.slice(0, -1) + (key.endsWith("0") ? "1" : "0");
  expect([(await lookUp(wrong)).status, (await lookUp(key)).status]).toEqual([401, 503]);
  expect((await lookUp(key)).headers.ratelimit).toMatch(/^"other"/);
  await restartPart(stack, "postgres");
  const isBack = async () => (await request(services.url).get("/health/ready")).status === 200;
  expect(await until(isBack, { timeoutMs: 20_000 })).toBe(true);
});

test("chains that differ from the settings stop the start, with all problems at once", async () => {
  const env = serviceEnvironment(stack, { port: 0, publicUrl: "http://localhost:3402" });
  const swapped = { SANDBOX_RPC_URLS: stack.chains.base.rpcUrl, BASE_RPC_URLS: stack.chains.sandbox.rpcUrl };
  const tools = { logger: silentLogger, metrics: createMetrics("gateway") };
  const parts = inOrder(compose(readConfig({ ...env, ...swapped }), tools), silentLogger);
  const problem = await parts.start().catch((error: unknown) => error);
  await parts.stop();
  if (!(problem instanceof SettingsError)) throw new Error("it started");
  const { problems } = problem;
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.stringContaining("chain id 1337 was expected, the node answers 8453"),
      expect.stringContaining("chain id 8453 was expected, the node answers 1337"),
      expect.stringMatching(/^base, .* there is no code of IDRX/),
    ]),
  );
});
