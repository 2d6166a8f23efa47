import type { Database } from "./connect";
import { createOriginStore } from "./origin-store";

/** A database that answers in the next turn of the event loop, with its known origins. */
function databaseKnowing(known: readonly string[]) {
  const requests: string[][] = [];
  const query = async ({ values }: { readonly values: readonly unknown[] }) => {
    const origins = values.flat() as string[];
    requests.push(origins);
    return origins.filter((origin) => known.includes(origin)).map((origin) => ({ origin }));
  };
  return { database: { query } as unknown as Database, requests };
}

test("simultaneous look-ups of origins share a statement, each with its own answer", async () => {
  const shop = "https://shop.example";
  const { database, requests } = databaseKnowing([shop]);
  const store = createOriginStore(database);
  const invented = Array.from({ length: 600 }, (_, at) => `https://${at}.example`);
  const answers = await Promise.all([...invented, shop].map((origin) => store.isRegisteredOrigin(origin)));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(answers.at(-1)).toBe(true);
  expect(requests.length).toBeLessThanOrEqual(4);
  expect(requests.flat()).toHaveLength(601);
});
