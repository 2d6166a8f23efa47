import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Behaviour, fakeChannelShop, type ShopOptions, shopUrl } from "@lunas/testkit/channels/fake-channel-shop";
import { type AgentClientOptions, createClient } from "../agent";
import type { Spending, SpendingStore } from "../pay/budget";
import { channelsInMemory } from "./channel-store";

/** One deposit, then a voucher for each request. */
const privateKey = `0x${"7".repeat(64)}`;

function fixture(
  behaviours: readonly Behaviour[] = [],
  shopOptions: ShopOptions = {},
  more: Partial<AgentClientOptions> = {},
) {
  const shop = fakeChannelShop(behaviours, shopOptions);
  let spent: readonly Spending[] = [];
  const store: SpendingStore = {
    update: async (next) => {
      spent = next(spent);
    },
  };
  const client = createClient({
    ...{ environment: "local", privateKey, state: "memory", fetch: shop.send },
    channels: { deposit: "10000", maxOpen: "50000" },
    budget: { store },
    ...more,
  });
  const counted = () => spent.reduce((sum, { amount }) => sum + amount, 0n);
  return { shop, client, counted, types: () => shop.paid.map(({ payload }) => payload.type) };
}

test("a channel is opened with the first request, and every other one is paid by a voucher", async () => {
  const { shop, client, types, counted } = fixture();
  const charges: unknown[] = [];
  for (let call = 0; call < 5; call += 1) {
    const response = await client.fetch(shopUrl, undefined, {
      onSettled: ({ amount, transaction }) => charges.push([amount, transaction === ""]),
    });
    expect(await response.json()).toEqual({ served: true });
  }
  expect(types()).toEqual(["deposit", "voucher", "voucher", "voucher", "voucher"]);
  expect(shop.books.charges.map(({ amount }) => amount)).toEqual(Array(5).fill(1_000n));
  expect(charges).toEqual([["1000", false], ...Array(4).fill(["1000", true])]);
  // Vouchers count, not the deposit.
  expect(counted()).toBeGreaterThanOrEqual(5_000n);
  expect(counted()).toBeLessThanOrEqual(8_000n);
  const [channel, ...others] = await client.channels.list();
  expect(channel).toMatchObject({ status: "open", balance: "1000000", charged: "5000", available: "995000" });
  expect(others).toEqual([]);
});

test("parallel requests of one channel follow each other", async () => {
  const { shop, client, types } = fixture();
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.fetch(shopUrl)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(types().filter((type) => type === "deposit")).toHaveLength(1);
  expect(shop.paid).toHaveLength(20);
  expect(shop.books.charges).toHaveLength(20);
});

test("parallel requests spread over at most so many channels", async () => {
  const { shop, client, types } = fixture([], {}, { channels: { deposit: "10000", maxOpen: "50000", perShop: 3 } });
  await Promise.all(Array.from({ length: 20 }, () => client.fetch(shopUrl)));
  expect(types().filter((type) => type === "deposit")).toHaveLength(3);
  expect(shop.books.channels.size).toBe(3);
  expect(new Set(shop.paid.map(({ payload }) => payload.channelConfig.salt)).size).toBe(3);
  expect((await client.channels.list()).map(({ charged }) => BigInt(charged)).reduce((a, b) => a + b)).toBe(20_000n);
});

test("a channel with too little is topped up, within what may be open", async () => {
  const { shop, client, types } = fixture(
    [],
    { price: 400_000n },
    { channels: { deposit: "10000", maxOpen: "25000" } },
  );
  for (let call = 0; call < 5; call += 1) await client.fetch(shopUrl);
  expect(types()).toEqual(["deposit", "voucher", "deposit", "voucher", "voucher"]);
  expect(shop.books.channels.size).toBe(1);
  expect((await client.channels.list())[0]).toMatchObject({ balance: "2000000", charged: "2000000" });
});

test.each([
  ["the shop demands a larger deposit", { extra: { minDeposit: "1000001" } }, {}, "deposit"],
  ["the price is above the deposit", { price: 1_000_001n }, {}, "deposit"],
] as const)("nothing is signed where %s", async (_what, shopOptions, more, option) => {
  const { shop, client } = fixture([], shopOptions, more);
  await expect(client.fetch(shopUrl)).rejects.toMatchObject({ code: "deposit_refused", details: { option } });
  expect(shop.paid).toEqual([]);
  expect(await client.channels.list()).toEqual([]);
});

test("what all channels hold together is limited", async () => {
  const channels = { deposit: "10000", maxOpen: "15000" };
  const { shop, client } = fixture([], { extra: { minDeposit: "1000000" } }, { channels });
  await client.fetch(shopUrl);
  await expect(client.fetch("https://other.example/call")).rejects.toMatchObject({
    code: "deposit_refused",
    details: { option: "maxOpen", allowedRupiah: "5010" },
  });
  expect(shop.paid).toHaveLength(1);
});

describe("two deposits at once, where one is all that may be open", () => {
  const other = "https://other.example/call";
  const channels = { deposit: "10000", maxOpen: "10000" };
  const codeOf = (end: PromiseSettledResult<Response>) =>
    end.status === "fulfilled" ? end.value.status : (end.reason as { code: string }).code;

  test("two shops of one client", async () => {
    const { client, types } = fixture([], {}, { channels });
    const ends = await Promise.allSettled([client.fetch(shopUrl), client.fetch(other)]);
    expect(ends.map(codeOf).toSorted()).toEqual([200, "deposit_refused"].toSorted());
    expect(types()).toEqual(["deposit"]);
    expect(await client.channels.list()).toHaveLength(1);
  });

  test("after a deposit that was not signed the next one is made", async () => {
    const { client, shop, types } = fixture([], {}, { channels });
    shop.now.price = 2_000_000n;
    const dear = expect(client.fetch(shopUrl)).rejects.toMatchObject({ code: "deposit_refused" });
    await dear;
    shop.now.price = 1_000n;
    expect((await client.fetch(other)).status).toBe(200);
    expect(types()).toEqual(["deposit"]);
  });

  test("two processes of one wallet", async () => {
    const folder = await mkdtemp(join(tmpdir(), "lunas-channels-"));
    const shop = fakeChannelShop();
    // The chain is slow: both have read what is open before one of them keeps its deposit.
    const slow: typeof fetch = async (input, init) => {
      if (String(input).includes("/rpc")) await new Promise((resolve) => setTimeout(resolve, 150));
      return shop.send(input, init);
    };
    const open = () => createClient({ environment: "local", privateKey, state: { folder }, fetch: slow, channels });
    for (let round = 0; round < 3; round += 1) {
      const ends = await Promise.allSettled([open().fetch(shopUrl), open().fetch(other)]);
      expect(ends.map(codeOf)).toContain("deposit_refused");
    }
    expect(shop.books.channels.size).toBe(1);
    expect(shop.paid.filter(({ payload }) => payload.type === "deposit")).toHaveLength(1);
    await rm(folder, { recursive: true });
  });

  test("a store that several clients share", async () => {
    const shared = { ...channels, store: channelsInMemory() };
    const shop = fakeChannelShop();
    const open = () =>
      createClient({ environment: "local", privateKey, state: "memory", fetch: shop.send, channels: shared });
    const ends = await Promise.allSettled([open().fetch(shopUrl), open().fetch(other)]);
    expect(ends.map(codeOf).toSorted()).toEqual([200, "deposit_refused"].toSorted());
    expect(shop.books.channels.size).toBe(1);
  });
});

test("what a file says of the charges counts, not what was charged when the deposit was made", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lunas-channels-"));
  const channels = { deposit: "10000", maxOpen: "15000" };
  const { client, shop } = fixture([], { price: 400_000n }, { channels, state: { folder } });
  for (let call = 0; call < 2; call += 1) await client.fetch(shopUrl);
  // Rp 2.000 are left of the first channel.
  expect((await client.fetch("https://other.example/call")).status).toBe(200);
  expect(shop.books.channels.size).toBe(2);
  expect([...shop.books.channels.values()].map(({ balance }) => balance)).toEqual([1_000_000n, 1_000_000n]);
  await rm(folder, { recursive: true });
});

test("where no deposit is allowed another way of the shop is taken", async () => {
  const exact = {
    ...{ scheme: "exact", network: "eip155:1337", asset: "0x143E78B38C423c405a03Dc1B82327501D280B202", amount: "1000" },
    ...{ payTo: `0x${"b".repeat(40)}`, maxTimeoutSeconds: 60, extra: { assetTransferMethod: "permit2" } },
  };
  const schemes: string[] = [];
  const serve: Behaviour = ({ payload }) => {
    schemes.push(payload.accepted.scheme);
    return new Response("served");
  };
  const { client } = fixture([serve], { extra: { minDeposit: "9000000" }, others: [exact] });
  expect((await client.fetch(shopUrl)).status).toBe(200);
  const without = fixture([serve], { others: [exact] }, { channels: undefined });
  expect((await without.client.fetch(shopUrl)).status).toBe(200);
  const both = fixture([serve], { others: [exact] });
  await both.client.fetch(shopUrl);
  expect(schemes).toEqual(["exact", "exact", "batch-settlement"]);
});

test.each([
  ["above maxPrice", { maxPrice: "9" }, "price_refused"],
  ["above the budget", { budget: { perOrigin: "25", total: "25" } }, "budget_exceeded"],
])("a price %s is not signed", async (_what, more, code) => {
  const { shop, client } = fixture([], {}, more);
  const ends: string[] = [];
  for (let call = 0; call < 3; call += 1)
    ends.push(
      await client.fetch(shopUrl).then(
        () => "served",
        ({ code: of }) => of,
      ),
    );
  expect(ends.at(-1)).toBe(code);
  expect(shop.paid.length).toBeLessThan(3);
});

test.each([
  [{ deposit: "0", maxOpen: "5" }, "deposit"],
  [{ deposit: "10", maxOpen: "5" }, "maxOpen"],
  [{ deposit: "10", maxOpen: "50", perShop: 0 }, "perShop"],
  [{ deposit: "10", maxOpen: "50", perShops: 2 }, "perShop"],
  [{ deposit: 10, maxOpen: "50" }, "deposit"],
])("the options %j are refused, with the name of the wrong one", (channels, name) => {
  expect(() => fixture([], {}, { channels: channels as never })).toThrow(name);
});

test.each([
  ["another contract", { contract: `0x${"1".repeat(40)}` }],
  ["another collector", { permit2Collector: `0x${"1".repeat(40)}` }],
])("a configuration with %s is refused", async (_what, change) => {
  const { channelConfig } = await import("@lunas/testkit/channels/channel-config");
  const batchSettlement = { ...channelConfig.x402.batchSettlement, ...change };
  const config = { ...channelConfig, x402: { ...channelConfig.x402, batchSettlement } };
  const shop = fakeChannelShop();
  const send = (async (input: Request | string, init?: RequestInit) =>
    String((input as Request).url ?? input).endsWith("/config")
      ? Response.json({ sandbox: config, production: config, networks: [] })
      : shop.send(input, init)) as typeof fetch;
  const { client } = fixture([], {}, { fetch: send });
  await expect(client.fetch(shopUrl)).rejects.toMatchObject({ code: "config_refused" });
  expect(shop.paid).toEqual([]);
});

test.each([
  ["no receiver authorizer", { receiverAuthorizer: undefined }],
  ["the zero address as receiver authorizer", { receiverAuthorizer: `0x${"0".repeat(40)}` }],
  ["a delay of a month", { withdrawDelay: 2_592_000 }],
])("a demand with %s is not paid by a channel", async (_what, extra) => {
  const { shop, client } = fixture([], { extra });
  await expect(client.fetch(shopUrl)).rejects.toMatchObject({ code: "unsupported_network" });
  expect(shop.paid).toEqual([]);
});

test("close gives back what is unused, and the next request opens a new channel", async () => {
  const { shop, client, types } = fixture();
  await client.fetch(shopUrl);
  await client.fetch(shopUrl);
  const [end] = await client.channels.close();
  expect(end).toMatchObject({ status: "closed", txHash: shop.books.transactions[1] });
  expect(await client.channels.list()).toEqual([]);
  await client.fetch(shopUrl);
  expect(types()).toEqual(["deposit", "voucher", "refund", "deposit"]);
  // The refund signs for nothing beyond what was charged.
  expect(shop.paid[2]?.payload.voucher.maxClaimableAmount).toBe("2000");
});

test("a shop that only says that it gave the money back closes nothing", async () => {
  const { shop, client } = fixture();
  await client.fetch(shopUrl);
  shop.now.behaviours = [() => new Response("done")];
  expect(await client.channels.close()).toMatchObject([{ status: "open", txHash: null }]);
  expect(await client.channels.list()).toMatchObject([{ status: "open", available: "999000" }]);
});

test("withdraw starts on the chain, and ends there after the delay; nothing is signed meanwhile", async () => {
  const { shop, client, types } = fixture();
  await client.fetch(shopUrl);
  const [{ channelId } = { channelId: "0x" as const }] = await client.channels.list();
  const begun = await client.channels.withdraw(channelId);
  expect(begun).toMatchObject({ status: "withdrawing", txHash: `0x${"ab".repeat(32)}` });
  const channel = shop.books.channels.get(channelId);
  Object.assign(channel ?? {}, { withdrawRequestedAt: Math.floor(Date.now() / 1_000) });
  expect(await client.channels.withdraw(channelId)).toMatchObject({ status: "withdrawing", txHash: null });
  await client.fetch(shopUrl);
  expect(types()).toEqual(["deposit", "deposit"]);
  Object.assign(channel ?? {}, { withdrawRequestedAt: Math.floor(Date.now() / 1_000) - 86_401 });
  expect(await client.channels.withdraw(channelId)).toMatchObject({ status: "closed" });
  expect(await client.channels.list()).toHaveLength(1);
});

test("a client without the option says how to get channels", async () => {
  const { client } = fixture([], {}, { channels: undefined });
  expect(await client.channels.list()).toEqual([]);
  await expect(client.channels.close()).rejects.toMatchObject({ code: "invalid_option" });
});
