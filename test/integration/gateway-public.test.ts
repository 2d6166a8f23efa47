import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import request from "supertest";
import { type RunningGateway, startGateway } from "./gateway-scene";

jest.setTimeout(120_000);

let stack: Stack;
let gateway: RunningGateway;

beforeAll(async () => {
  stack = await startStack({ blockTime: { sandbox: "automine", base: "automine" }, external: {} });
  gateway = await startGateway(stack);
});
afterAll(async () => {
  await gateway?.stop();
  await stack?.stop();
});

describe("every answer", () => {
  it.each([
    ["GET", "/config", 200],
    ["GET", "/nothing", 404],
    ["DELETE", "/config", 405],
    ["OPTIONS", "/facilitate", 204],
  ])("to %s %s carries a request id and the version", async (method, path, status) => {
    const response = await request(gateway.url)[method.toLowerCase() as "get"](path).set("X-Request-Id", "mine");
    expect(response.status).toBe(status);
    expect(response.headers["x-request-id"]).toMatch(/^req_[0-9A-Za-z]{22}$/);
    expect(response.headers["lunas-version"]).toBe("2026-11-20");
    expect(response.headers).not.toHaveProperty("x-powered-by");
  });

  it("says which methods a path has", async () => {
    const response = await request(gateway.url).delete("/config");
    expect(response.headers.allow).toBe("GET, HEAD, OPTIONS");
    expect(response.body.error.code).toBe("method_not_allowed");
  });
});

describe("GET /config", () => {
  it("publishes both chains and answers 304 to whoever has it", async () => {
    const { body, headers } = await request(gateway.url).get("/config").expect(200);
    expect(body.sandbox).toMatchObject({ chainId: 1337, network: "sandbox", tokenDecimals: { IDRX: 2 } });
    expect(body.production).toMatchObject({ chainId: 8453, network: "base", x402: { caip2Network: "eip155:8453" } });
    expect(headers["cache-control"]).toContain("max-age=60");
    const again = await request(gateway.url)
      .get("/config")
      .set("If-None-Match", headers.etag ?? "");
    expect(again.status).toBe(304);
    expect(again.headers["x-request-id"]).toBeDefined();
  });
});

describe("health", () => {
  it("tells of each network", async () => {
    const { body } = await request(gateway.url).get("/health").expect(200);
    expect(body.networks.sandbox.blockNumber).toEqual(expect.any(Number));
    expect(body.networks.base.blockNumber).toEqual(expect.any(Number));
    // No settler has reported a lane here.
    expect(body.status).toBe("degraded");
  });

  it("is alive and ready", async () => {
    await request(gateway.url).get("/health/live").expect(200, { status: "ok" });
    await request(gateway.url).get("/health/ready").expect(200, { status: "ok" });
  });
});
