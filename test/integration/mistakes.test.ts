import { freePort } from "@lunas/stack/free-port";
import { makeMistake } from "../mistakes/make-mistake";
import { moneyMistakes } from "../mistakes/money-table";
import type { Place } from "../mistakes/place";
import { mistakes as firstMistakes } from "../mistakes/table";
import { gateway, merchant, stack, useGateway } from "./opened-gateway";

jest.setTimeout(120_000);

const mistakes = [...firstMistakes, ...moneyMistakes];

let place: Place;

useGateway();
beforeAll(async () => {
  const silentUrl = `http://127.0.0.1:${await freePort()}`;
  place = { gatewayUrl: gateway.url, key: merchant.sandboxApiKey, databaseUrl: stack.databaseUrl, silentUrl };
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
