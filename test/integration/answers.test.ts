import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import request from "supertest";
import { judgeAnswer } from "../harness/answers/judge-answer";
import { judgedAnswers, takeProblems } from "../harness/answers/watch-answers";

const headers = new Headers({ "x-request-id": "req_1", "lunas-version": "2026-11-20" });
const judge = (path: string, status: number, body: unknown, method = "GET") =>
  judgeAnswer({ method, path, status, headers, text: typeof body === "string" ? body : JSON.stringify(body) });
const error = (code: string) => ({ error: { code, message: "m", details: {}, doc_url: "d", requestId: "r" } });

test("an answer that matches the description has no problem", () => {
  expect(judge("/health/live", 200, { status: "ok" })).toEqual([]);
  expect(judge("/payments/pay_1", 404, error("payment_not_found"))).toEqual([]);
  expect(judge("/nowhere", 404, error("not_found"))).toEqual([]);
});

test.each([
  ["a field that is missing", "/health/live", 200, {}, /must have required property 'status'/],
  ["a field that is not described", "/health/live", 200, { status: "ok", disk: "full" }, /\/ must NOT.*disk/],
  ["a value of another kind", "/health/live", 200, { status: 1 }, /\/status must be string/],
  ["a status that is not described", "/health/live", 202, { status: "ok" }, /not described/],
  [
    "a code that the operation does not have",
    "/payments/pay_1",
    404,
    error("not_found"),
    /\/error\/code must be equal/,
  ],
  ["a code with another status", "/nowhere", 400, error("not_found"), /answered with 404 only/],
  ["an error that is none", "/nowhere", 404, { error: "no" }, /\/error must be object/],
  [
    "a detail that is no string",
    "/nowhere",
    404,
    { error: { code: "not_found", message: "m", details: { a: 1 }, doc_url: "d", requestId: "r" } },
    /a must be string/,
  ],
  ["what is no JSON", "/nowhere", 404, "<html>", /JSON: <html>/],
])("%s is told with its path", (_, path, status, body, reported) => {
  expect(judge(path, status, body).join("\n")).toMatch(reported);
});

test("an answer without its headers is reported", () => {
  const bare = judgeAnswer({ method: "GET", path: "/x", status: 405, headers: new Headers(), text: "{}" });
  expect(bare.join("\n")).toMatch(/X-Request-Id(.|\n)*Lunas-Version(.|\n)*Allow/);
});

describe("over HTTP", () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer((_request, response) => {
      response.setHeaders(headers);
      response.end('{"status":"asleep"}');
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test("whatever a test asks with, the answer is judged", async () => {
    await fetch(`${url}/health/live`);
    await fetch(new Request(`${url}/health/live`, { method: "GET" }));
    await request(url).get("/health/live").expect(200);
    const problems = await takeProblems();
    expect(judgedAnswers()).toBe(3);
    expect(problems).toHaveLength(3);
    for (const problem of problems) expect(problem).toMatch(/^GET \/health\/live → 200: \/status must be equal/);
  });
});
