import { createHash } from "node:crypto";
import type { RequestHandler } from "express";
import request from "supertest";
import { operatorTokens } from "../access/operator-tokens";
import { sessionCookie } from "../access/session-cookie";
import { createSessions } from "../access/sessions";
import { consoleApp } from "./console-app";

const url = "http://console.example:3404";
const token = "t".repeat(43);
const tokens = operatorTokens.parse(`ani:${createHash("sha256").update(token).digest("hex")}`) ?? [];

const nothing: RequestHandler = (_request, _response, next) => next();

function serve({ noteSignIn = async (): Promise<void> => undefined, running = false, board = nothing } = {}) {
  const done: unknown[] = [];
  const refused: string[] = [];
  const app = consoleApp({
    ...{ url, tokens, cookie: sessionCookie(url) },
    sessions: createSessions({ now: () => 0 }),
    board,
    files: { page: Buffer.from("<!doctype html>"), assets: new Map() },
    views: {
      health: async (query) => ({ query, amount: 1n }),
      lanes: () => Promise.reject(new Error("postgresql://lunas:secret@db")),
    },
    change: async (operator, words) => {
      done.push([operator, words]);
      return words[0] === "bad" ? { text: "there is no merchant", isGood: false } : { text: "done", isGood: true };
    },
    startLedger: async () => !running,
    noteSignIn,
    onSignInRefused: (address, reason) => void refused.push(`${address} ${reason}`),
    onFault: () => undefined,
  });
  const own = (call: request.Test) => call.set("Host", "console.example:3404").set("Origin", url);
  const signIn = async () => {
    const answer = await own(request(app).post("/ops/api/session")).send({ token }).expect(200);
    return String(answer.headers["set-cookie"]).split(";")[0] ?? "";
  };
  return { app, own, signIn, done, refused };
}

test.each(["health", "lanes", "session"])("GET /ops/api/%s needs a session", async (name) => {
  const { app, own } = serve();
  const answer = await own(request(app).get(`/ops/api/${name}`)).expect(401);
  expect(answer.body.error.code).toBe("unauthorized");
  await own(request(app).get(`/ops/api/${name}`))
    .set("Cookie", "lunas-console=guess")
    .expect(401);
});

test.each(["changes", "ledger"])("POST /ops/api/%s needs a session", async (name) => {
  const { app, own, done } = serve();
  await own(request(app).post(`/ops/api/${name}`))
    .send({ words: ["pauses"] })
    .expect(401);
  expect(done).toEqual([]);
});

test("a token opens a session that no script and no other site can use", async () => {
  const { app, own, signIn } = serve();
  const answer = await own(request(app).post("/ops/api/session")).send({ token }).expect(200);
  expect(answer.body).toEqual({ operator: "ani" });
  expect(String(answer.headers["set-cookie"])).toMatch(/^lunas-console=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  const cookie = await signIn();
  const read = await own(request(app).get("/ops/api/health?a=1&b=2&b=3")).set("Cookie", cookie).expect(200);
  expect(read.body).toEqual({ query: { a: "1" }, amount: "1" });
  await own(request(app).delete("/ops/api/session")).set("Cookie", cookie).send({}).expect(200);
  await own(request(app).get("/ops/api/health")).set("Cookie", cookie).expect(401);
});

test("over https the cookie is for this host and for https only", () => {
  const cookie = sessionCookie("https://ops.example");
  const headers: string[] = [];
  cookie.write({ setHeader: (_name: string, value: string) => headers.push(value) } as never, "id");
  expect(headers).toEqual(["__Host-lunas-console=id; Path=/; HttpOnly; Secure; SameSite=Strict"]);
});

test("the sixth failed sign-in of a minute is throttled, also with the right token, and each is reported", async () => {
  const { app, own, refused } = serve();
  const attempt = (given: string) => own(request(app).post("/ops/api/session")).send({ token: given });
  for (let tried = 0; tried < 5; tried += 1) {
    const answer = await attempt("w".repeat(43)).expect(401);
    expect(answer.body.error.code).toBe("wrong_token");
    expect(answer.headers["set-cookie"]).toBeUndefined();
  }
  const answer = await attempt(token).expect(429);
  expect(answer.body.error.code).toBe("rate_limited");
  expect(refused.map((line) => line.split(" ")[1])).toEqual([...Array(5).fill("wrong_token"), "rate_limited"]);
  expect(refused[0]).toMatch(/127\.0\.0\.1 /);
});

test("the queues' page is for operators who are signed in; others are sent to the sign-in", async () => {
  const board: RequestHandler = (_request, response) => void response.send("the queues");
  const { app, own, signIn } = serve({ board });
  const sent = await own(request(app).get("/ops/queues/queue/deliveries")).expect(302);
  expect(sent.headers.location).toBe("/ops");
  const cookie = await signIn();
  const page = await own(request(app).get("/ops/queues")).set("Cookie", cookie).expect(200);
  expect(page.text).toBe("the queues");
  await request(app).get("/ops/queues").set("Host", "attacker.example").set("Cookie", cookie).expect(421);
});

test("a sign-in that the audit log cannot take opens no session", async () => {
  const { app, own } = serve({ noteSignIn: () => Promise.reject(new Error("down")) });
  const answer = await own(request(app).post("/ops/api/session")).send({ token }).expect(503);
  expect(answer.headers["set-cookie"]).toBeUndefined();
});

test("another host is refused: a foreign name may resolve to this address", async () => {
  const { app } = serve();
  for (const path of ["/ops", "/ops/api/session"]) {
    await request(app).get(path).set("Host", "attacker.example").expect(421);
  }
});

test.each([
  ["no origin", {}],
  ["another port of this host", { Origin: "http://console.example:3000" }],
  ["a page without an origin", { Origin: "null" }],
])("a change is refused from %s", async (_what, headers) => {
  const { app, signIn, done } = serve();
  const sent = request(app)
    .post("/ops/api/changes")
    .set("Host", "console.example:3404")
    .set("Cookie", await signIn());
  const answer = await sent
    .set(headers)
    .send({ words: ["suspend", "mer_1"] })
    .expect(403);
  expect([answer.body.error.code, done]).toEqual(["foreign_origin", []]);
});

test("a form is refused, even from the console's own origin", async () => {
  const { app, own, signIn, done } = serve();
  const sent = own(request(app).post("/ops/api/changes")).set("Cookie", await signIn());
  await sent
    .type("form")
    .send({ words: ["suspend"] })
    .expect(403);
  expect(done).toEqual([]);
});

test("a change is the operator's; a refusal says why", async () => {
  const { app, own, signIn, done } = serve();
  const cookie = await signIn();
  const change = (words: unknown) => own(request(app).post("/ops/api/changes")).set("Cookie", cookie).send({ words });
  await change(["suspend", "mer_1"]).expect(200, { message: "done" });
  expect(done).toEqual([["ani", ["suspend", "mer_1"]]]);
  const refused = await change(["bad"]).expect(422);
  expect(refused.body.error.message).toBe("there is no merchant");
  for (const words of ["suspend", [1], ["x".repeat(501)], Array(9).fill("x")]) await change(words).expect(400);
});

test("a second proof is refused while one runs", async () => {
  const { app, own, signIn } = serve({ running: true });
  const cookie = await signIn();
  const answer = await own(request(app).post("/ops/api/ledger")).set("Cookie", cookie).send({}).expect(409);
  expect(answer.body.error.code).toBe("already_running");
});

test.each(["\u0000", "a\u0000b", "\ud800"])(
  "a text that cannot be stored (%j) is refused, and no fault",
  async (text) => {
    const { app, own, signIn, done } = serve();
    const cookie = await signIn();
    const sent = own(request(app).post("/ops/api/changes"))
      .set("Cookie", cookie)
      .set("Content-Type", "application/json");
    const answer = await sent.send(JSON.stringify({ words: ["pause", "chain", "base", text] })).expect(400);
    expect([answer.body.error.code, done]).toEqual(["invalid_request", []]);
    if (text === "\ud800") return;
    const read = own(request(app).get(`/ops/api/health?search=${encodeURIComponent(text)}`)).set("Cookie", cookie);
    expect((await read.expect(400)).body.error.code).toBe("invalid_request");
  },
);

test("every answer has the strict policy, and a fault tells nothing of itself", async () => {
  const { app, own, signIn } = serve();
  const cookie = await signIn();
  const page = await own(request(app).get("/ops")).expect(200);
  const fault = await own(request(app).get("/ops/api/lanes")).set("Cookie", cookie).expect(503);
  expect(JSON.stringify(fault.body)).not.toContain("secret");
  const missing = await own(request(app).get("/ops/api/none")).set("Cookie", cookie).expect(404);
  for (const { headers } of [page, fault, missing]) {
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'/);
    expect(headers["content-security-policy"]).not.toMatch(/unsafe|\*/);
    expect(headers).toMatchObject({ "x-frame-options": "DENY", "cache-control": "no-store" });
    expect(headers["x-powered-by"]).toBeUndefined();
  }
});
