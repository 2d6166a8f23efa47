import { freePort } from "@lunas/stack/free-port";
import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import { makeMistake } from "../mistakes/make-mistake";
import { moneyMistakes } from "../mistakes/money-table";
import type { Place } from "../mistakes/place";
import { mistakes as firstMistakes } from "../mistakes/table";
import { type RunningGateway, registerMerchant, startGateway } from "./gateway-fixture";

jest.setTimeout(120_000);

const mistakes = [...firstMistakes, ...moneyMistakes];

let stack: Stack;
let gateway: RunningGateway;
let place: Place;

beforeAll(async () => {
  stack = await startStack({ external: {}, blockTime: { sandbox: "automine", base: "automine" } });
  gateway = await startGateway(stack);
  const { sandboxApiKey } = await registerMerchant(gateway.url);
  const silentUrl = `http://127.0.0.1:${await freePort()}`;
  place = { gatewayUrl: gateway.url, key: sandboxApiKey, databaseUrl: stack.databaseUrl, silentUrl };
});
afterAll(async () => {
  await gateway?.stop();
  await stack?.stop();
});

test("the tables have more than forty-five mistakes, each once", () => {
  expect(mistakes.length).toBeGreaterThan(45);
  expect(new Set(mistakes.map(({ does }) => does)).size).toBe(mistakes.length);
});

test.each(mistakes)("$does: $message", async (mistake) => {
  const message = await makeMistake(mistake, place);
  const shown = message
    .replaceAll(place.silentUrl, "http://127.0.0.1:3402")
    .replaceAll(place.gatewayUrl, "http://127.0.0.1:3402")
    .replace(/ +\d+ ms/g, " … ms")
    .replace(place.key.slice(0, 18), "ipk_sandbox_…");
  expect(shown).toBe(mistake.message);
});
