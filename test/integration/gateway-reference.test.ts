import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { errorCodes } from "@lunas/protocol/api/errors";
import { operations } from "@lunas/protocol/api/operations";
import request from "supertest";
import { gateway, useGatewayAlone } from "./opened-gateway";

jest.setTimeout(120_000);

useGatewayAlone({ PUBLIC_URL: "https://pay.example", SECURITY_CONTACT: "mailto:security@pay.example" });

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

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const asBrowser = (path: string, language = "en") =>
  request(gateway.url).get(path).set("Accept", "text/html,*/*;q=0.8").set("Accept-Language", language);

/** Every address that a page opens or links to on its own origin. */
const addressesIn = (html: string) =>
  [...html.matchAll(/(?:src|href|data-index)="([^"]+)"/g)].map(([, address = ""]) => address.replaceAll("&amp;", "&"));

interface Visited {
  readonly path: string;
  readonly text: string;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Every page and file that can be reached from the first page, without the dashboard's own. */
async function visitAll(): Promise<ReadonlyMap<string, Visited>> {
  const visited = new Map<string, Visited>();
  const waiting = ["/"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (visited.has(path)) continue;
    const { text = "", headers, type } = await asBrowser(path).expect(200);
    visited.set(path, { path, text, type, headers });
    if (type === "text/html" && !path.startsWith("/dashboard")) waiting.push(...ownAddresses(text));
  }
  return visited;
}

const ownAddresses = (html: string) =>
  addressesIn(html)
    .filter((address) => address.startsWith("/"))
    .map((address) => address.replace(/#.*$/, ""));

test("each page of the documentation is linked, is our own files under a strict policy, and no link in it leads nowhere", async () => {
  const visited = await visitAll();
  const pages = [...visited.values()].filter(
    ({ type, path }) => type === "text/html" && !path.startsWith("/dashboard"),
  );
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining([...documents(), "/docs", "/?lang=id"]));
  const missing: string[] = [];
  for (const { path, text, headers } of pages) {
    expect([path, headers["content-security-policy"]]).toEqual([path, policy]);
    expect(headers).toMatchObject({ "x-request-id": expect.stringMatching(/^req_/), "lunas-version": "2026-11-20" });
    // What stands in the page itself would not run: no script, style or handler without a file.
    expect(text).not.toMatch(/<script(?![^>]*\bsrc=)|<style|<[^>]+\son\w+=|<[^>]+\sstyle=/);
    const local = addressesIn(text).filter((address) => !/^(?:https?|mailto|data):/.test(address));
    missing.push(...local.filter((address) => !leadsSomewhere(visited, path, address)).map((to) => `${path} → ${to}`));
  }
  expect(missing).toEqual([]);
});

/** The address of each Markdown file below `docs/`. */
const documents = () =>
  readdirSync(join(__dirname, "../../docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `/docs/${name.replace(/\.md$/, "").replace(/(^|\/)README$/, "$1overview")}`);

function leadsSomewhere(visited: ReadonlyMap<string, Visited>, from: string, address: string): boolean {
  const [path, id] = address.split("#");
  const target = visited.get(path === "" || path === undefined ? from : path);
  return target !== undefined && (id === undefined || target.text.includes(`id="${id}"`));
}

test("every error code has its section on the page that doc_url names", async () => {
  const { text } = await asBrowser("/docs/errors").expect(200);
  const absent = Object.keys(errorCodes).filter((code) => !text.includes(`id="${code}"`));
  expect(absent).toEqual([]);
  const { body } = await request(gateway.url).get("/nowhere").expect(404);
  expect(body.error.doc_url).toBe("https://pay.example/docs/errors#not_found");
});

test("the first page is for browsers, in their language; a program gets the API's answer", async () => {
  expect((await asBrowser("/").expect(200)).text).toContain('<html lang="en">');
  const { text, headers } = await asBrowser("/", "id-ID,id;q=0.9,en;q=0.5").expect(200);
  expect(text).toContain('<html lang="id">');
  expect(headers.vary).toMatch(/Accept, Accept-Language/);
  expect((await asBrowser("/?lang=en", "id").expect(200)).text).toContain('<html lang="en">');
  for (const accept of ["*/*", "application/json"]) {
    const { body } = await request(gateway.url).get("/").set("Accept", accept).expect(404);
    expect(body.error.code).toBe("not_found");
  }
});

test("a page of the documentation is also Markdown", async () => {
  const { text } = await request(gateway.url)
    .get("/docs/errors.md")
    .expect(200)
    .expect("Content-Type", "text/markdown; charset=utf-8");
  expect(text).toBe(readFileSync(join(__dirname, "../../docs/errors.md"), "utf8"));
});

test("a page answers GET and HEAD, 304 while it has not changed, and packed where the client takes it", async () => {
  const script = "/docs/assets/swagger-ui.js";
  const packed = await request(gateway.url).head(script).set("Accept-Encoding", "br").expect(200);
  expect(packed.headers).toMatchObject({ "content-encoding": "br", vary: expect.stringContaining("Accept-Encoding") });
  expect(Number(packed.headers["content-length"])).toBeLessThan(600_000);
  await request(gateway.url).get("/docs").set("If-None-Match", String(packed.headers.etag)).expect(200);
  const { headers: page } = await request(gateway.url).get("/docs");
  await request(gateway.url).get("/docs").set("If-None-Match", String(page.etag)).expect(304);
  const { body } = await request(gateway.url).post("/docs").expect(405).expect("Allow", "GET, HEAD");
  expect(body.error).toMatchObject({ code: "method_not_allowed", message: "This path does not take POST. Use GET." });
});
