import type { Database } from "./connect";
import type { Encryption } from "./encryption";
import { createWebhookStore } from "./webhook-store";

const delivery = { id: "dlv_1", merchantId: "mer_1" };

/** A database with an outbox of so many events, each of which becomes a delivery. */
function databaseWith(outbox: { events: number }) {
  const requested: ("search" | "fan out")[] = [];
  const query = async ({ sql }: { readonly sql: string }) => {
    if (!sql.includes("fan_out_events")) {
      requested.push("search");
      return [{ isNew: outbox.events > 0 }];
    }
    requested.push("fan out");
    return Array.from({ length: outbox.events }, () => delivery);
  };
  return { database: { query } as unknown as Database, requested };
}

test("a relay that found nothing only looks for events, until there is one", async () => {
  const outbox = { events: 0 };
  const { database, requested } = databaseWith(outbox);
  const { fanOut } = createWebhookStore(database, {} as Encryption);
  for (let step = 0; step < 3; step += 1) expect(await fanOut(500)).toEqual([]);
  expect(requested.splice(0)).toEqual(["fan out", "search", "search"]);
  outbox.events = 2;
  for (let step = 0; step < 2; step += 1) expect(await fanOut(500)).toEqual([delivery, delivery]);
  expect(requested).toEqual(["search", "fan out", "fan out"]);
});
