import { freePort } from "@lunas/stack/free-port";
import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import { makeMistake, type Place } from "../mistakes/make-mistake";
import { mistakes } from "../mistakes/table";
import { type RunningGateway, registerMerchant, startGateway } from "./gateway-fixture";

jest.setTimeout(120_000);

let stack: Stack;
let gateway: RunningGateway;
let place: Place;

beforeAll(async () => {
  stack = await startStack({ external: {}, blockTime: { sandbox: "automine", base: "automine" } });
  gateway = await startGateway(stack);
  const { sandboxApiKey } = await registerMerchant(gateway.url);
  place = { gatewayUrl: gateway.url, key: sandboxApiKey, silentUrl: `http://127.0.0.1:${await freePort()}` };
});
afterAll(async () => {
  await gateway?.stop();
  await stack?.stop();
});

test("the table has more than thirty mistakes, each once", () => {
  expect(mistakes.length).toBeGreaterThan(30);
  expect(new Set(mistakes.map(({ does }) => does)).size).toBe(mistakes.length);
});

test.each(mistakes)("$does: $message", async (mistake) => {
  const message = await makeMistake(mistake, place);
  expect(message.replace(place.silentUrl, "http://127.0.0.1:3402")).toBe(mistake.message);
});
