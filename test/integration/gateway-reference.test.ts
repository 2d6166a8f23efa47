import { readFileSync } from "node:fs";
import { join } from "node:path";
import { operations } from "@lunas/protocol/api/operations";
import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import request from "supertest";
import { type RunningGateway, startGateway } from "./gateway-fixture";

jest.setTimeout(120_000);

let stack: Stack;
let gateway: RunningGateway;

beforeAll(async () => {
  stack = await startStack({ external: {}, blockTime: { sandbox: "automine", base: "automine" } });
  gateway = await startGateway(stack, {
    PUBLIC_URL: "https://pay.example",
    SECURITY_CONTACT: "mailto:security@pay.example",
  });
});
afterAll(async () => {
  await gateway?.stop();
  await stack?.stop();
});

const endpointsOf = (document: { paths: object }) =>
  Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((verb) => `${verb} ${path}`));

test("the description names what is served, at the address where it is", async () => {
  const { body, headers } = await request(gateway.url).get("/openapi.json").expect(200);
  expect(body.openapi).toBe("3.1.0");
  expect(body.servers).toEqual([{ url: "https://pay.example" }]);
  const committed = JSON.parse(readFileSync(join(__dirname, "../../docs/openapi.json"), "utf8"));
  const off = operations
    .filter(({ tag }) => tag === "x402")
    .map(({ method, path }) => `${method.toLowerCase()} ${path}`);
  expect(endpointsOf(body)).toEqual(endpointsOf(committed).filter((each) => !off.includes(each)));
  await request(gateway.url).get("/openapi.json").set("If-None-Match", String(headers.etag)).expect(304);
});

test("every operation that it names is answered, and its 405 names the method", async () => {
  const { body } = await request(gateway.url).get("/openapi.json");
  for (const [path, methods] of Object.entries<object>(body.paths)) {
    const { headers } = await request(gateway.url)
      .put(path.replace(/\{\w+\}/g, "x"))
      .expect(405);
    const allowed = String(headers.allow).toLowerCase().split(", ");
    expect(allowed).toEqual(expect.arrayContaining(Object.keys(methods)));
  }
});

test("security.txt names the contact for vulnerabilities", async () => {
  const { text, headers } = await request(gateway.url).get("/.well-known/security.txt").expect(200);
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(text).toMatch(/^Contact: mailto:security@pay\.example\n/);
  const expiresMs = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? "");
  expect(expiresMs).toBeGreaterThan(Date.now());
  expect(text).toContain("Canonical: https://pay.example/.well-known/security.txt\n");
  await request(gateway.url).get("/.well-known/security.txt").set("If-None-Match", String(headers.etag)).expect(304);
  await request(gateway.url).post("/.well-known/security.txt").expect(405);
});

test("the reference is our own files under a strict policy", async () => {
  const { text, headers } = await request(gateway.url)
    .get("/docs")
    .expect(200)
    .expect("Content-Type", /^text\/html/);
  expect(headers["content-security-policy"]).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(headers).toMatchObject({ "x-request-id": expect.stringMatching(/^req_/), "lunas-version": "2026-11-20" });
  const named = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => String(path));
  const files = named.filter((path) => path !== "data:,");
  expect(files.length).toBeGreaterThan(4);
  for (const path of files) {
    expect(path).toMatch(/^\/[a-z]/);
    await request(gateway.url).get(path).expect(200);
  }
  // What stands in the page itself would not run: no script, style or handler without a file.
  expect(text).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=/);
});

test("a page answers GET and HEAD, and 304 while it has not changed", async () => {
  const { headers } = await request(gateway.url).head("/docs/assets/swagger-ui.js").expect(200);
  await request(gateway.url).get("/docs").set("If-None-Match", String(headers.etag)).expect(200);
  const { headers: page } = await request(gateway.url).get("/docs");
  await request(gateway.url).get("/docs").set("If-None-Match", String(page.etag)).expect(304);
  const { body } = await request(gateway.url).post("/docs").expect(405).expect("Allow", "GET, HEAD");
  expect(body.error.code).toBe("method_not_allowed");
});
