import { connect } from "node:net";
import request from "supertest";
import { gateway, useGatewayAlone } from "./opened-gateway";

jest.setTimeout(120_000);

useGatewayAlone();

describe("every answer", () => {
  it.each([
    ["GET", "/config", 200],
    ["GET", "/nothing", 404],
    ["DELETE", "/config", 405],
    ["OPTIONS", "/facilitate", 204],
    ["OPTIONS", "/nothing", 404],
    ["OPTIONS", "/merchant/me", 405],
    ["HEAD", "/config", 200],
    ["GET", "/payments/%ZZ", 400],
    ["GET", "/payments/pay_1", 401],
    ["GET", "/health/live", 200],
  ])("to %s %s carries a request id and the version", async (method, path, status) => {
    const response = await request(gateway.url)[method.toLowerCase() as "get"](path).set("X-Request-Id", "mine");
    expect(response.status).toBe(status);
    expect(response.headers["x-request-id"]).toMatch(/^req_[0-9A-Za-z]{22}$/);
    expect(response.headers["lunas-version"]).toBe("2026-11-20");
    expect(response.headers).not.toHaveProperty("x-powered-by");
  });

  it.each([
    ["no HTTP at all", "hello\r\n\r\n", "request"],
    ["a header without a name", "GET /config HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n", "request"],
    [
      "two lengths",
      "POST /facilitate HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
      "request",
    ],
    ["too many headers", `GET /config HTTP/1.1\r\nHost: x\r\nX-Long: ${"y".repeat(20_000)}\r\n\r\n`, "headers"],
  ])("to %s, too", async (_what, sent, path) => {
    const answer = await exchange(sent);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/\r\nX-Request-Id: req_[0-9A-Za-z]{22}\r\n/);
    expect(answer).toContain("\r\nLunas-Version: 2026-11-20\r\n");
    const { error } = JSON.parse(answer.slice(answer.indexOf("\r\n\r\n")));
    expect([error.code, Object.keys(error.details)]).toEqual(["invalid_request", [path]]);
  });

  it("to an unknown expectation, too", async () => {
    const answer = await exchange("GET /health/live HTTP/1.1\r\nHost: x\r\nExpect: more\r\nConnection: close\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(/\r\nX-Request-Id: req_/);
  });

  /** What comes back for these bytes until the connection ends. */
  async function exchange(sent: string): Promise<string> {
    const { port } = new URL(gateway.url);
    const socket = connect(Number(port), "127.0.0.1");
    socket.setTimeout(10_000, () => socket.destroy(new Error("no answer")));
    socket.write(sent);
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString();
  }

  it("says which methods a path has", async () => {
    const response = await request(gateway.url).delete("/config");
    expect(response.headers.allow).toBe("GET, HEAD, OPTIONS");
    expect(response.body.error.code).toBe("method_not_allowed");
  });
});

describe("GET /config", () => {
  it("publishes both chains, and answers 304 to a matching ETag", async () => {
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
  it("reports each network", async () => {
    const { body } = await request(gateway.url).get("/health").expect(200);
    expect(body.networks.sandbox.blockNumber).toEqual(expect.any(Number));
    expect(body.networks.base.blockNumber).toEqual(expect.any(Number));
    expect(body.x402Facade).toBe(false);
    // No settler has reported a lane here.
    expect(body.status).toBe("degraded");
  });

  it("is alive and ready", async () => {
    await request(gateway.url).get("/health/live").expect(200, { status: "ok" });
    await request(gateway.url).get("/health/ready").expect(200, { status: "ok" });
  });
});
