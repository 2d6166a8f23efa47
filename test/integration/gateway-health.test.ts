import { freePort } from "@lunas/stack/free-port";
import { restartPart } from "@lunas/stack/restart-part";
import { type Services, startServices } from "@lunas/stack/services";
import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import { until } from "@lunas/stack/until";
import { generous } from "./gateway-fixture";

jest.setTimeout(180_000);

let stack: Stack;
let services: Services;

beforeAll(async () => {
  stack = await startStack({ external: {} });
  services = await startServices(stack, { names: ["settler", "gateway"], env: generous });
});
afterAll(() => stack?.stop());

interface Health {
  readonly status: string;
  readonly version: string;
  readonly networks: Readonly<
    Record<"sandbox" | "base", { readonly status: string; readonly blockNumber: number | null }>
  >;
}

async function health(url = services.url): Promise<{ readonly http: number; readonly body: Health }> {
  const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(20_000) });
  return { http: response.status, body: (await response.json()) as Health };
}

async function probe(name: "live" | "ready", url = services.url): Promise<[number, unknown]> {
  const response = await fetch(`${url}/health/${name}`, { signal: AbortSignal.timeout(20_000) });
  return [response.status, await response.json()];
}

/** Waits until `/health` says so; answers the last that it said. */
async function untilHealth(holds: (body: Health) => boolean, url = services.url) {
  let last = await health(url);
  const isSo = async () => {
    last = await health(url);
    return holds(last.body);
  };
  // What the caller expects of it says more than that the time is over.
  void (await until(isSo, { timeoutMs: 40_000 }));
  return last;
}

const untilOk = (url?: string) => untilHealth(({ status }) => status === "ok", url);
const isOk = { http: 200, body: { status: "ok", networks: { sandbox: { status: "ok" }, base: { status: "ok" } } } };

/** A gateway that begins when something is missing. */
async function newcomer(as: string): Promise<string> {
  const port = String(await freePort());
  await services.start("gateway", { as, env: { PORT: port } });
  return `http://127.0.0.1:${port}`;
}

test("ok: with the database, Redis, both chains and signers on each", async () => {
  const all = await untilOk();
  expect(all).toMatchObject(isOk);
  expect(Object.keys(all.body.networks)).toEqual(["sandbox", "base"]);
  expect(all.body.version).toMatch(/\S/);
  for (const { blockNumber } of Object.values(all.body.networks)) expect(blockNumber).toEqual(expect.any(Number));
  expect([await probe("live"), await probe("ready")]).toEqual([
    [200, { status: "ok" }],
    [200, { status: "ok" }],
  ]);
});

test("degraded: without Redis; ok again with it", async () => {
  await stack.supervisor.stop("redis");
  const without = await untilHealth(({ status }) => status === "degraded");
  expect(without).toMatchObject({ ...isOk, body: { ...isOk.body, status: "degraded" } });
  expect((await probe("ready"))[0]).toBe(200);
  await restartPart(stack, "redis");
  expect(await untilOk()).toMatchObject(isOk);
});

test("down: without the database; ok again with it", async () => {
  await stack.supervisor.stop("postgres");
  const without = await untilHealth(({ status }) => status === "down");
  expect([without.http, without.body.status]).toEqual([503, "down"]);
  expect([await probe("live"), await probe("ready")]).toEqual([
    [200, { status: "ok" }],
    [503, { status: "down" }],
  ]);
  await restartPart(stack, "postgres");
  expect(await untilOk()).toMatchObject(isOk);
});

test("degraded without one chain, down without both, ok again with them", async () => {
  await stack.supervisor.stop("sandbox");
  const one = await newcomer("one");
  const oneGone = await untilHealth(({ networks }) => networks.base.status === "ok", one);
  expect(oneGone).toMatchObject({
    http: 200,
    body: { status: "degraded", networks: { sandbox: { status: "down", blockNumber: null }, base: { status: "ok" } } },
  });
  await stack.supervisor.stop("base");
  const none = await newcomer("none");
  const bothGone = await health(none);
  expect(bothGone).toMatchObject({
    http: 503,
    body: { status: "down", networks: { sandbox: { status: "down" }, base: { status: "down" } } },
  });
  expect((await probe("live", none))[0]).toBe(200);
  // Who has seen them before notices that they have gone silent, and still knows how far they were.
  const silent = await untilHealth(({ networks }) => networks.sandbox.status !== "ok");
  expect(silent.body.status).not.toBe("ok");
  expect(silent.body.networks.sandbox.blockNumber).toEqual(expect.any(Number));

  await Promise.all([restartPart(stack, "sandbox"), restartPart(stack, "base")]);
  for (const url of [services.url, one, none]) expect(await untilOk(url)).toMatchObject(isOk);
});
