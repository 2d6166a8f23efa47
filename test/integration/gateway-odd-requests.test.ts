import { gzipSync } from "node:zlib";
import { judgeAnswer } from "../harness/answers/judge-answer";
import { type RawRequest, sendBytes, sendRaw } from "../harness/raw-request";
import { cookie, gateway, merchant, useGateway } from "./opened-gateway";

jest.setTimeout(120_000);

useGateway();

const json = { "content-type": "application/json" };

/** Sends to `POST /facilitate` with a good key unless told otherwise; every answer has to be as described. */
async function send(given: RawRequest) {
  const { method = "POST", path = "/facilitate" } = given;
  const headers = { ...json, "x-api-key": merchant.sandboxApiKey, cookie, ...given.headers };
  const answer = await sendRaw(gateway.url, { ...given, method, path, headers });
  expect(judgeAnswer({ ...answer, method, path: path.split("?")[0] ?? path })).toEqual([]);
  const body = answer.text === "" ? {} : JSON.parse(answer.text);
  return { ...answer, body, code: body.error?.code, details: body.error?.details };
}

const change = (body: string | Buffer) => send({ method: "PATCH", path: "/merchant/me", body });
const ofBytes = (bytes: number) => `{"x":"${"y".repeat(bytes - 8)}"}`;

describe("size", () => {
  test("64 kB are read", async () => {
    expect(await send({ body: ofBytes(65_536) })).toMatchObject({ status: 400, code: "invalid_request" });
  });

  test("one byte more is too large", async () => {
    expect(await send({ body: ofBytes(65_537) })).toMatchObject({ status: 413, code: "payload_too_large" });
  });

  test("little that unpacks to much is too large", async () => {
    const body = gzipSync(ofBytes(10_000_000));
    const headers = { "content-encoding": "gzip" };
    expect(await send({ headers, body })).toMatchObject({ status: 413, code: "payload_too_large" });
  });

  test("too many chunks without a stated length are too large", async () => {
    const init = { method: "POST", headers: json, body: new Blob([ofBytes(100_000)]).stream(), duplex: "half" };
    const response = await fetch(`${gateway.url}/facilitate`, init as RequestInit);
    const { error } = (await response.json()) as { error: { code: string } };
    expect([response.status, error.code]).toEqual([413, "payload_too_large"]);
  });
});

test.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/jsonp",
  "application/json; charset=utf-16",
  "nonsense",
])("%s is no media type of ours", async (type) => {
  expect(await send({ headers: { "content-type": type }, body: "{}" })).toMatchObject({
    status: 415,
    code: "unsupported_media_type",
  });
});

test("a body without a content type is refused", async () => {
  const { "content-type": _, ...headers } = { ...json, "x-api-key": merchant.sandboxApiKey };
  const answer = await sendRaw(gateway.url, { path: "/facilitate", headers, body: "{}" });
  expect([answer.status, JSON.parse(answer.text).error.code]).toEqual([415, "unsupported_media_type"]);
});

describe("malformed and unusual JSON", () => {
  test.each<[string, string | Buffer]>([
    ["brackets without end", "[".repeat(60_000)],
    ["deep nesting", `${'{"a":'.repeat(9_000)}1${"}".repeat(9_000)}`],
    ["deep nesting within a payment", `{"paymentPayload":${"[".repeat(20_000)}${"]".repeat(20_000)}}`],
    ["a list", "[]"],
    ["a word", "null"],
    ["nothing", ""],
    ["a number without end", `{"x402Version":${"9".repeat(50_000)}}`],
    ["a number beyond all", '{"x402Version":1e400}'],
    ["a raw NUL", '{"description":"a\0b"}'],
    ["an escaped NUL", '{"description":"a\\u0000b"}'],
    ["half a surrogate pair", '{"description":"\\ud800"}'],
    [
      "bytes that are no UTF-8",
      Buffer.concat([Buffer.from('{"description":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]),
    ],
    ["an overlong NUL", Buffer.concat([Buffer.from('{"description":"'), Buffer.from([0xc0, 0x80]), Buffer.from('"}')])],
    ["a prototype", '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'],
  ])("%s is an invalid request", async (_, body) => {
    expect(await send({ body })).toMatchObject({ status: 400, code: "invalid_request" });
  });

  test("of a name that is there twice, the last one counts", async () => {
    expect(await change('{"name":"First","name":"Last"}')).toMatchObject({ status: 200, body: { name: "Last" } });
    expect(await change('{"name":"Good","name":7}')).toMatchObject({
      status: 400,
      details: { name: expect.anything() },
    });
  });

  test("what cannot be stored as it was sent changes nothing", async () => {
    await change('{"name":"Kedai"}');
    for (const name of ["\\u0000", "\\udfff", "x".repeat(101), ""]) {
      expect(await change(`{"name":"${name}"}`)).toMatchObject({ status: 400, details: { name: expect.anything() } });
    }
    const bytes = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff]), Buffer.from('"}')]);
    expect(await change(bytes)).toMatchObject({ status: 400, details: { body: "must be UTF-8" } });
    expect(await send({ method: "GET", path: "/merchant/me" })).toMatchObject({ body: { name: "Kedai" } });
  });
});

describe("methods and paths", () => {
  test.each([
    ["PUT", "/facilitate", "POST, OPTIONS"],
    ["TRACE", "/config", "GET, HEAD, OPTIONS"],
    ["PROPFIND", "/merchant/me", "GET, HEAD, PATCH"],
    ["DELETE", "/payments/pay_1", "GET, HEAD"],
    ["OPTIONS", "/sandbox/fund", "POST"],
    ["PATCH", "/docs", "GET, HEAD"],
  ])("%s %s is told what there is", async (method, path, allow) => {
    const answer = await send({ method, path });
    expect(answer).toMatchObject({ status: 405, code: "method_not_allowed", details: {} });
    expect(answer.headers.get("allow")).toBe(allow);
  });

  test.each([
    "/",
    "/Facilitate",
    "/facilitate/x",
    "/v1/facilitate",
    "/%00",
    "/payments/pay_1/x",
    "//config",
    "/.env",
    "/docs/../.env",
    "/docs/x.js",
    `/${"a".repeat(8_000)}`,
  ])("there is nothing at %s", async (path) => {
    expect(await send({ method: "GET", path })).toMatchObject({ status: 404, code: "not_found", details: {} });
  });

  test("an address that cannot be read is an invalid request", async () => {
    expect(await send({ method: "GET", path: "/payments/%ZZ" })).toMatchObject({
      status: 400,
      code: "invalid_request",
    });
    expect(await send({ method: "GET", path: "/payments/%00" })).toMatchObject({
      status: 400,
      code: "invalid_request",
    });
  });
});

describe("malformed HTTP", () => {
  test.each([
    ["no HTTP at all", "hello\r\n\r\n"],
    ["a method that nobody knows", "PAY /facilitate HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["headers over 16 kB", `GET /config HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`],
    ["a header without a name", "GET /config HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n"],
    ["two lengths", "POST /facilitate HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n"],
    [
      "a length and chunks",
      "POST /facilitate HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
  ])("%s is answered in the shape of every error", async (_, bytes) => {
    const [head = "", body = ""] = (await sendBytes(gateway.url, bytes)).split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nX-Request-Id: req_\w+\r\nLunas-Version: 2026-11-20\r\n/);
    expect(JSON.parse(body)).toEqual({
      error: {
        code: "invalid_request",
        message: expect.stringMatching(/^The (headers|request) must /),
        details: expect.any(Object),
        doc_url: expect.stringMatching(/\/docs\/errors#invalid_request$/),
        requestId: expect.stringMatching(/^req_/),
      },
    });
  });

  test.each([
    ["no host", "GET /health/live HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["an expectation", "GET /health/live HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nConnection: close\r\n\r\n"],
  ])("%s is no reason to be answered otherwise", async (_, bytes) => {
    const answer = await sendBytes(gateway.url, bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\nX-Request-Id: req_/);
    expect(answer).toContain('{"status":"ok"}');
  });
});
