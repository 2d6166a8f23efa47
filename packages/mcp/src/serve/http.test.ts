import { request } from "node:http";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { type Serving, serveHttp } from "./http";

const token = "t".repeat(32);
let serving: Serving;
let created = 0;
const create = () => {
  created += 1;
  const server = new McpServer({ name: "test", version: "1.0.0" });
  server.registerTool("ping", {}, () => ({ content: [{ type: "text", text: "pong" }] }));
  return server;
};

beforeAll(async () => {
  serving = await serveHttp(create, { host: "127.0.0.1", port: 0, token });
});
afterAll(() => serving.close());

test("a stock client with the token calls a tool", async () => {
  const client = new Client({ name: "stock", version: "1.0.0" });
  const headers = { Authorization: `Bearer ${token}` };
  const transport = new StreamableHTTPClientTransport(new URL(serving.url), { requestInit: { headers } });
  await client.connect(transport as Parameters<Client["connect"]>[0]);
  expect(await client.callTool({ name: "ping" })).toMatchObject({ content: [{ text: "pong" }] });
  await client.close();
});

const good = { authorization: `Bearer ${token}`, "content-type": "application/json" };

test.each([
  ["no token", 401, { authorization: "" }, {}],
  ["another token", 401, { authorization: `Bearer ${"x".repeat(32)}` }, {}],
  ["a part of the token", 401, { authorization: `Bearer ${token.slice(1)}` }, {}],
  ["the name of a page that points here", 403, { host: "evil.example:80" }, {}],
  ["no port in the Host", 403, { host: "127.0.0.1" }, {}],
  ["the Origin of another page", 403, { origin: "https://evil.example" }, {}],
  ["an Origin on another port", 403, { origin: "http://localhost:1" }, {}],
  ["an opaque Origin", 403, { origin: "null" }, {}],
  ["another path", 404, {}, { path: "/" }],
  ["another method", 405, {}, { method: "GET" }],
])("%s: %d, and no server is made", async (_what, status, headers, more) => {
  const before = created;
  expect(await send({ ...good, ...headers }, more)).toBe(status);
  expect(created).toBe(before);
});

test("it listens on this machine only, and never without a token", async () => {
  const refused = [
    { host: "0.0.0.0", port: 0, token },
    { host: "127.0.0.1", port: 0, token: undefined },
    { host: "127.0.0.1", port: 0, token: "short" },
  ];
  for (const options of refused) {
    await expect(serveHttp(create, options)).rejects.toMatchObject({ code: "invalid_option" });
  }
});

function send(headers: Record<string, string>, more: { path?: string; method?: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(serving.url, { method: "POST", path: "/mcp", ...more, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.once("error", reject);
    sent.end("{}");
  });
}
