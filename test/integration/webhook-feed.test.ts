import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Chain } from "@lunas/catalog/chain";
import { base } from "@lunas/catalog/chains/base";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { createEventFeed } from "@lunas/database/event-feed";
import { type EventId, type MerchantId, newId } from "@lunas/domain/shared/id";
import type { Client } from "pg";
import { connectTo } from "../harness/connect-to";
import { registered, rowsOf } from "./database-postgres";
import { stores, url, useFreshStores } from "./opened-stores";

jest.setTimeout(120_000);

useFreshStores();

const scopeOf = (merchantId: MerchantId) => ({ merchantId, environment: "sandbox" }) as const;

const insert = (merchantId: MerchantId, id: string, createdAt = "clock_timestamp()") =>
  `insert into events (id, type, merchant_id, environment, created_at)
   values ('${id}', 'webhook.test', '${merchantId}', 'sandbox', ${createdAt})`;

/** A failed payment on a chain, with the event of its end. */
async function withPayment(merchantId: MerchantId, { event, chainId }: { event: string; chainId: number }) {
  await rowsOf(
    stores,
    `with paid as (
       insert into payments (id, merchant_id, api_key_id, environment, network, chain_id, permit2, payer, nonce,
         token_symbol, asset, amount, pay_to, spender, deadline, valid_after, signature, source, body_hash,
         checked_at_block, status, failure_code, failure_message, ended_at)
       values ('pay_${event}', '${merchantId}', (select id from api_keys where merchant_id = '${merchantId}'), 'sandbox',
         'sandbox', ${chainId}, '0x0', '0x${event}', 1, 'IDRX', '0x0', 1, '0x0', '0x0', 0, 0, '0x', 'server', '0x', 1,
         'failed', 'expired', 'It expired.', now())
       returning id)
     insert into events (id, type, merchant_id, environment, payment_id)
     select '${event}', 'payment.failed', '${merchantId}', 'sandbox', id from paid`,
  );
}

/** A transaction that begins early and commits late, or not at all, with several events in it; answers those that it left. */
async function writeSome(client: Client, merchant: MerchantId): Promise<string[]> {
  const ids = Array.from({ length: randomInt(1, 4) }, () => newId("evt"));
  await client.query("begin");
  for (const id of ids) {
    await client.query(insert(merchant, id));
    if (randomInt(4) === 0) await wait(randomInt(15));
  }
  const isKept = randomInt(8) > 0;
  await client.query(isKept ? "commit" : "rollback");
  return isKept ? ids : [];
}

describe("the feed of events", () => {
  test("misses nothing, doubles nothing and keeps its order while many commit at once and two relay", async () => {
    const merchants = [await registered(stores), await registered(stores)];
    const feed = createEventFeed(stores.database);
    const written = new Map<MerchantId, string[]>(merchants.map((id) => [id, []]));
    let areWriting = true;
    const writer = async () => {
      const client = await connectTo(url);
      for (let round = 0; round < 25; round += 1) {
        const merchant = merchants[randomInt(2)] as MerchantId;
        written.get(merchant)?.push(...(await writeSome(client, merchant)));
      }
      await client.end();
    };
    const relay = async () => {
      let hadSome = true;
      while (areWriting || hadSome) {
        await stores.webhooks.fanOut(7);
        hadSome = (await unplaced()) > 0;
      }
    };
    const unplaced = async () => (await rowsOf(stores, "select from events where position is null limit 1")).length;
    const poll = async (merchant: MerchantId) => {
      const seen: EventId[] = [];
      const isDone = () => !areWriting && seen.length >= (written.get(merchant)?.length ?? 0);
      const endAt = Date.now() + 60_000;
      for (let after: EventId | null = null; !isDone() && Date.now() < endAt; ) {
        const page = await feed.page(scopeOf(merchant), after, randomInt(1, 6));
        if (page === null) throw new Error(`${after} is unknown`);
        seen.push(...page.events.map(({ event }) => event.id));
        after = page.cursor;
      }
      // What comes after the last one is nothing.
      const rest = await feed.page(scopeOf(merchant), seen.at(-1) ?? null, 10);
      expect(rest?.events).toEqual([]);
      return seen;
    };
    const polls = Promise.all(merchants.map(poll));
    const relays = Promise.all([relay(), relay()]);
    await Promise.all(Array.from({ length: 8 }, writer));
    areWriting = false;
    await relays;
    const seen = await polls;
    for (const [index, merchant] of merchants.entries()) {
      const rows = await rowsOf<{ id: EventId }>(
        stores,
        `select id from events where merchant_id = '${merchant}' order by position`,
      );
      expect(seen[index]).toEqual(rows.map(({ id }) => id));
      expect(new Set(seen[index])).toEqual(new Set(written.get(merchant)));
    }
  });

  test("has only the events of its merchant and environment, and says whose events arrived", async () => {
    const [one, other] = [await registered(stores), await registered(stores)];
    const feed = createEventFeed(stores.database);
    const before = await feed.news(null);
    expect(before.scopes).toEqual([]);
    await rowsOf(stores, insert(one, "evt_one"));
    await rowsOf(stores, insert(other, "evt_other").replace("'sandbox'", "'production'"));
    await rowsOf(stores, insert(one, "evt_two"));
    // Without a place it is the newest: nothing is after it, and it is not shown.
    expect(await feed.page(scopeOf(one), "evt_one", 10)).toEqual({ events: [], hasMore: false, cursor: "evt_one" });
    expect(await feed.page(scopeOf(one), "latest", 10)).toEqual({ events: [], hasMore: false, cursor: null });
    await stores.webhooks.fanOut(10);
    const news = await feed.news(before.position);
    expect(news.position).toBe(before.position + 3n);
    expect(news.scopes).toHaveLength(2);
    expect(news.scopes).toEqual(
      expect.arrayContaining([scopeOf(one), { merchantId: other, environment: "production" }]),
    );
    expect(await feed.page(scopeOf(one), null, 1)).toMatchObject({
      events: [{ event: { id: "evt_one" } }],
      hasMore: true,
      cursor: "evt_one",
    });
    expect(await feed.page(scopeOf(one), "latest", 1)).toEqual({ events: [], hasMore: false, cursor: "evt_two" });
    expect(await feed.page(scopeOf(other), null, 10)).toEqual({ events: [], hasMore: false, cursor: null });
    expect(await feed.page(scopeOf(one), "evt_other", 10)).toBeNull();
  });

  test("of one chain has only the events of payments on it, and continues after any event", async () => {
    const merchant = await registered(stores);
    const feed = createEventFeed(stores.database);
    await withPayment(merchant, { event: "evt_here", chainId: sandbox.chainId });
    await withPayment(merchant, { event: "evt_there", chainId: base.chainId });
    await rowsOf(stores, insert(merchant, "evt_without"));
    await withPayment(merchant, { event: "evt_here_too", chainId: sandbox.chainId });
    await stores.webhooks.fanOut(10);
    const on = async ({ chainId }: Chain, after: EventId | null, limit = 10) => {
      const page = await feed.page({ ...scopeOf(merchant), chainId }, after, limit);
      return page && { ...page, events: page.events.map(({ event }) => event.id) };
    };
    const both = { events: ["evt_here", "evt_here_too"], hasMore: false, cursor: "evt_here_too" };
    expect(await on(sandbox, null)).toEqual(both);
    expect(await on(sandbox, null, 1)).toEqual({ events: ["evt_here"], hasMore: true, cursor: "evt_here" });
    expect(await on(sandbox, "evt_there")).toEqual({ ...both, events: ["evt_here_too"] });
    expect(await on(base, null)).toEqual({ events: ["evt_there"], hasMore: false, cursor: "evt_there" });
    expect(await on(base, "evt_there")).toEqual({ events: [], hasMore: false, cursor: "evt_there" });
  });
});

describe("events of ninety days ago", () => {
  const olderThanMs = Date.now() - 90 * 86_400_000;
  const old = "now() - interval '91 days'";
  const endpoint = "https://shop.example/hook";

  async function listening(): Promise<MerchantId> {
    const id = await registered(stores);
    const webhookSecrets = { current: "whsec_1", previous: null, previousUntilMs: null };
    await stores.merchants.update(id, { webhookUrl: endpoint, webhookSecrets });
    return id;
  }
  const left = async () =>
    (await rowsOf<{ id: string }>(stores, "select id from events order by id")).map(({ id }) => id);

  test("go in batches, with their deliveries and attempts, and nothing else does", async () => {
    const merchant = await listening();
    for (const id of ["evt_1", "evt_2", "evt_3"]) await rowsOf(stores, insert(merchant, id, old));
    await stores.webhooks.fanOut(10);
    await rowsOf(stores, insert(merchant, "evt_young"));
    const made = await stores.webhooks.fanOut(10);
    await rowsOf(
      stores,
      "update deliveries set status = 'delivered', next_attempt_at = null where event_id <> 'evt_young'",
    );
    await rowsOf(
      stores,
      "insert into delivery_attempts (delivery_id, number, started_at, duration_ms) select id, 1, now(), 5 from deliveries",
    );
    expect(await stores.webhooks.prune(olderThanMs, 2)).toBe(2);
    expect(await left()).toEqual(["evt_3", "evt_young"]);
    expect(await stores.webhooks.prune(olderThanMs, 2)).toBe(1);
    expect(await stores.webhooks.prune(olderThanMs, 2)).toBe(0);
    expect(await left()).toEqual(["evt_young"]);
    expect(await rowsOf(stores, "select delivery_id from delivery_attempts")).toEqual([{ delivery_id: made[0]?.id }]);
  });

  test("stay while they are being delivered, while a process locks them, and when they are the newest", async () => {
    const merchant = await listening();
    for (const id of ["evt_1", "evt_2", "evt_3", "evt_last"]) await rowsOf(stores, insert(merchant, id, old));
    await stores.webhooks.fanOut(10);
    await rowsOf(stores, "update deliveries set status = 'failed', next_attempt_at = null where event_id <> 'evt_1'");
    const holder = await connectTo(url);
    await holder.query("begin");
    await holder.query("select from events where id = 'evt_2' for key share");
    // It passes over what is held instead of waiting for it: the statement would end by its time limit.
    expect(await stores.webhooks.prune(olderThanMs, 10)).toBe(1);
    expect(await left()).toEqual(["evt_1", "evt_2", "evt_last"]);
    await holder.query("rollback");
    await holder.end();
    expect(await stores.webhooks.prune(olderThanMs, 10)).toBe(1);
    expect(await left()).toEqual(["evt_1", "evt_last"]);
  });
});

test("the sweep finds the oldest of every merchant, however many one has", async () => {
  const loud = await registered(stores);
  const quiet = await registered(stores);
  const webhookSecrets = { current: "whsec_1", previous: null, previousUntilMs: null };
  for (const id of [loud, quiet])
    await stores.merchants.update(id, { webhookUrl: "https://a.example", webhookSecrets });
  await rowsOf(
    stores,
    `insert into events (id, type, merchant_id, environment)
     select 'evt_' || n, 'webhook.test', '${loud}', 'sandbox' from generate_series(1, 300) n`,
  );
  await stores.webhooks.fanOut(500);
  await rowsOf(stores, insert(quiet, "evt_quiet"));
  await stores.webhooks.fanOut(500);
  const due = await stores.webhooks.due(10);
  expect(due.slice(0, 2).map(({ merchantId }) => merchantId)).toEqual(expect.arrayContaining([loud, quiet]));
  expect((await stores.webhooks.due(1_000)).filter(({ merchantId }) => merchantId === loud)).toHaveLength(64);
  expect(await stores.webhooks.dueOf(quiet, 10)).toHaveLength(1);
});
