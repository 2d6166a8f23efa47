import express, { type RequestHandler } from "express";
import request from "supertest";
import { answerErrors } from "../http/answer-problem";
import { setContext } from "../http/context";
import type { Limits } from "../http/limits";
import { bindDashboard, type Dashboard } from "./bind-dashboard";
import { dashboardPolicy } from "./policy";

const script = { type: "text/javascript; charset=utf-8", plain: Buffer.from("plain"), brotli: null, gzip: null };
const built: Dashboard = {
  files: { page: Buffer.from("<!doctype html>"), assets: new Map([["index-abc.js", script]]) },
  policy: dashboardPolicy("http://127.0.0.1:8545/path?key=1"),
};

function serve(dashboard: Dashboard) {
  const counted: string[] = [];
  const by = (name: string): RequestHandler => {
    return (_request, _response, next) => {
      counted.push(name);
      next();
    };
  };
  const app = express();
  app.use((_request, response, next) => {
    setContext(response, { operation: "" } as never);
    next();
  });
  bindDashboard(app, { limits: { by } as unknown as Limits }, dashboard);
  app.use(answerErrors(() => undefined));
  return { app, counted };
}

test.each(["/dashboard", "/dashboard/", "/dashboard/payments/pay_1", "/dashboard/keys?env=production"])(
  "%s is the page: with its policy, asked for anew each time, counted",
  async (path) => {
    const { app, counted } = serve(built);
    const answer = await request(app).get(path).expect(200);
    expect(answer.text).toBe("<!doctype html>");
    expect(answer.headers["cache-control"]).toBe("no-cache");
    expect(answer.headers["content-security-policy"]).toBe(built.policy);
    expect(counted).toEqual(["other"]);
    await request(app).get(path).set("If-None-Match", String(answer.headers.etag)).expect(304);
  },
);

test("the policy opens the page's own origin and the sandbox's endpoint by its origin alone", () => {
  const { policy } = built;
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'self' http://127.0.0.1:8545;");
  expect(policy).not.toMatch(/unsafe|\*|key=1/);
});

test("a file is kept for a year, packed where the browser takes it, and counts against no limit", async () => {
  const brotli = Buffer.from("packed");
  const assets = new Map([["index-abc.js", { ...script, brotli }]]);
  const { app, counted } = serve({ ...built, files: { page: Buffer.from(""), assets } });
  const plain = await request(app).get("/dashboard/assets/index-abc.js").set("Accept-Encoding", "identity");
  expect([plain.status, plain.text]).toEqual([200, "plain"]);
  expect(plain.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "text/javascript; charset=utf-8",
    vary: "Accept-Encoding",
  });
  const head = await request(app).head("/dashboard/assets/index-abc.js").set("Accept-Encoding", "br, gzip");
  expect(head.headers).toMatchObject({ "content-encoding": "br", "content-length": "6" });
  expect(counted).toEqual([]);
});

test.each([
  "/dashboard/assets/none.js",
  "/dashboard/assets/..%2findex.html",
  "/dashboard/assets/..%2f..%2fpackage.json",
])("%s is no file", async (path) => {
  const answer = await request(serve(built).app).get(path);
  expect([answer.status, answer.body.error.code]).toEqual([404, "not_found"]);
});

test("other methods are told what there is, and a gateway without the page says how to build it", async () => {
  const refused = await request(serve(built).app).post("/dashboard/keys").expect(405);
  expect(refused.headers.allow).toBe("GET, HEAD");
  const missing = await request(serve({ ...built, files: null }).app)
    .get("/dashboard")
    .expect(404);
  expect(missing.body.error.message).toContain("npm run setup");
});
