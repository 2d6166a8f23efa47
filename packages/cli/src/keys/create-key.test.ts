import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Misuse } from "@lunas/command-line/misuse";
import type { CommandContext } from "../command-context";
import { createKey, type NewKeyRequest } from "./create-key";

let server: Server;
let bodies: Record<string, unknown>[];
beforeEach(async () => {
  bodies = [];
  server = createServer((request, response) => {
    request.setEncoding("utf8").on("data", (text: string) => bodies.push(JSON.parse(text)));
    request.on("end", () =>
      response.writeHead(201, { "content-type": "application/json" }).end(JSON.stringify(issued)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const issued = {
  ...{ id: "key_1", prefix: "ipk_sandbox_kkkkkk", type: "secret", environment: "sandbox", label: "" },
  ...{ allowedOrigins: [], scopes: ["events:read"], allowedIps: [], expiresAt: null },
  ...{ createdAt: "2026-11-20T08:00:00.000Z", key: `ipk_sandbox_${"k".repeat(38)}` },
};

async function sent(keyRequest: NewKeyRequest): Promise<Record<string, unknown> | undefined> {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await createKey(keyRequest)({ context: { url, print: () => undefined } as unknown as CommandContext, session: {} });
  return bodies[0];
}

test("the request contains the key's limits", async () => {
  const body = await sent({ scope: ["events:read"], "allow-ip": ["10.0.0.0/8", "::1"], expires: "30d" });
  expect(body).toMatchObject({ scopes: ["events:read"], allowedIps: ["10.0.0.0/8", "::1"] });
  const aheadMs = Date.parse(String(body?.expiresAt)) - Date.now();
  expect(Math.abs(aheadMs - 30 * 86_400_000)).toBeLessThan(60_000);
});

test("without options there are no limits, and a date is passed on unchanged", async () => {
  expect(await sent({})).toEqual({ environment: "sandbox", type: "secret", label: "" });
  bodies = [];
  expect(await sent({ expires: "2099-06-30" })).toMatchObject({ expiresAt: "2099-06-30T00:00:00.000Z" });
});

test.each<NewKeyRequest>([
  { scope: ["payments:write"] },
  { expires: "yesterday" },
  { expires: "2020-01-01" },
  { expires: "0d" },
  { expires: "-3d" },
  { expires: "30" },
  { type: "publishable", origin: ["https://shop.example"], scope: ["sandbox"] },
  { type: "publishable", origin: ["https://shop.example"], "allow-ip": ["::1"] },
  { type: "publishable", origin: ["https://shop.example"], expires: "30d" },
])("%j is refused before any request", (keyRequest) => {
  expect(() => createKey(keyRequest)).toThrow(Misuse);
});
