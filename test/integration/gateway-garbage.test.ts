import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import { createPayer } from "@lunas/testkit/payer/create-payer";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import fc from "fast-check";
import request from "supertest";
import { type RunningGateway, registerMerchant, signIn, startGateway, type TestMerchant } from "./gateway-scene";

jest.setTimeout(180_000);

let stack: Stack;
let gateway: RunningGateway;
let merchant: TestMerchant;
let cookie: string;

beforeAll(async () => {
  stack = await startStack({ external: {}, blockTime: { sandbox: "automine", base: "automine" } });
  gateway = await startGateway(stack);
  merchant = await registerMerchant(gateway.url);
  cookie = await signIn(gateway.url, merchant);
});
afterAll(async () => {
  await gateway?.stop();
  await stack?.stop();
});

const paths = ["/facilitate", "/auth/register", "/auth/login", "/merchant/me", "/sandbox/fund", "/payments/x", "/y"];

/** What must hold whatever is sent: an answer in the one shape, which is no bug of ours. */
function expectOrderly({ status, body, headers }: request.Response): void {
  expect(status).not.toBe(500);
  if (status >= 400) expect(Object.keys(body.error).sort()).toEqual(["code", "details", "message"]);
  expect(headers["x-request-id"]).toMatch(/^req_/);
}

test("no garbage makes a 500", async () => {
  const method = fc.constantFrom("get", "post", "patch", "delete", "put");
  const type = fc.constantFrom("application/json", "application/json; charset=utf-16", "text/plain", "");
  const text = fc.oneof(fc.json(), fc.string(), fc.constant("[".repeat(30_000)), fc.constant('{"__proto__":1}'));
  await fc.assert(
    fc.asyncProperty(method, fc.constantFrom(...paths), type, text, async (verb, path, contentType, body) => {
      const asked = request(gateway.url)
        [verb as "post"](path)
        .set({ "X-API-Key": merchant.sandboxApiKey, Cookie: cookie });
      expectOrderly(await (contentType === "" ? asked : asked.type(contentType)).send(body));
    }),
    { numRuns: 150 },
  );
});

test("no wrong value anywhere in a good payment makes a 500", async () => {
  const authorization = await createPayer().authorize({ to: merchant.address, amount: 100n });
  const good = JSON.stringify({
    paymentPayload: paymentPayload(authorization),
    paymentRequirements: requirementsFor(authorization),
    resource: "https://shop.example",
    description: "x",
    metadata: { a: "b" },
  });
  const leaves: string[][] = [];
  const walk = (value: unknown, path: string[]) => {
    leaves.push(path);
    if (typeof value === "object" && value !== null) for (const [k, v] of Object.entries(value)) walk(v, [...path, k]);
  };
  walk(JSON.parse(good), []);
  const odd = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      -1,
      1e300,
      "",
      "0x",
      "0",
      "-1",
      "\0",
      "9".repeat(400),
      `0x${"f".repeat(64)}`,
      [],
      {},
    ),
    fc.jsonValue(),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...leaves.slice(1)), odd, async (path, value) => {
      const body = JSON.parse(good);
      const last = path.at(-1) ?? "";
      path.slice(0, -1).reduce((at, key) => at[key], body)[last] = value;
      const asked = request(gateway.url).post("/facilitate").set("X-API-Key", merchant.sandboxApiKey);
      expectOrderly(await asked.send(body));
    }),
    { numRuns: 300 },
  );
});
