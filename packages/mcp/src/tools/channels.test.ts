import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Behaviour, fakeChannelShop, shopUrl } from "@lunas/testkit/channels/fake-channel-shop";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { createServer } from "../create-server";
import { Settings } from "../settings/read-settings";
import { openWallet } from "../wallet/open-wallet";

/** An assistant at a shop that takes channels: deposits are the owner's decision. */
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lunas-mcp-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Result = CallToolResult & { structuredContent: Record<string, unknown> };

async function fixture(more: Partial<Settings>, behaviours: readonly Behaviour[] = []) {
  const shop = fakeChannelShop(behaviours);
  const addresses: Record<string, string> = {};
  const requested: string[] = [];
  const send: typeof fetch = async (input, init) => {
    requested.push(new Request(input, init).url);
    return shop.send(input, init);
  };
  const open = async () => {
    const settings = Settings.parse({ environment: "local", perDay: "5000", stateFolder: folder, ...more });
    const resolve = async (host: string) => [addresses[host] ?? "93.184.216.34"];
    const wallet = openWallet(settings, `0x${"1".repeat(64)}`, { fetch: send, resolve });
    const client = new Client({ name: "stock", version: "1.0.0" });
    const [left, right] = InMemoryTransport.createLinkedPair();
    await Promise.all([createServer(wallet).connect(left), client.connect(right)]);
    return (name: string, given: object = {}) => client.callTool({ name, arguments: { ...given } }) as Promise<Result>;
  };
  return { shop, open, addresses, requested, types: () => shop.paid.map(({ payload }) => payload.type) };
}

test("where the owner allows deposits each call is a voucher, also after a restart, and the deposit can be closed", async () => {
  const { shop, open, types } = await fixture({ deposit: "2000" });
  let call = await open();
  expect((await call("get_price", { url: shopUrl })).structuredContent).toMatchObject({ price: "Rp\u00a010,00" });
  for (let time = 0; time < 3; time += 1) {
    const { structuredContent } = await call("pay_and_fetch", { url: shopUrl });
    expect(structuredContent).toMatchObject({ status: 200, payment: { rupiah: "10", status: "settled" } });
  }
  call = await open();
  await call("pay_and_fetch", { url: shopUrl });
  expect(types()).toEqual(["deposit", "voucher", "voucher", "voucher"]);
  expect((await call("list_channels")).structuredContent).toMatchObject({
    ...{ deposit: "2000", maxOpen: "2000" },
    channels: [{ status: "open", deposited: "Rp\u00a02.000,00", charged: "Rp\u00a040,00", left: "Rp\u00a01.960,00" }],
  });
  expect((await call("list_payments")).structuredContent).toMatchObject({ total: 4 });
  expect((await call("close_channels")).structuredContent).toMatchObject({ channels: [{ status: "closed" }] });
  expect(shop.books.charges).toHaveLength(4);
});

test("a shop whose name leads into the owner's network is not requested, and the other channels are closed", async () => {
  const { shop, open, addresses, requested } = await fixture({ deposit: "2000", maxOpen: "4000" });
  const call = await open();
  const other = "https://other.example/call";
  for (const url of [shopUrl, other]) await call("pay_and_fetch", { url });
  addresses["shop.example"] = "192.168.1.1";
  requested.length = 0;
  const { structuredContent, isError } = await call("close_channels");
  expect(structuredContent).toMatchObject({
    channels: [
      { status: "open", error: { code: "target_refused", message: expect.stringContaining("private network") } },
      { status: "closed" },
    ],
  });
  expect(isError).toBe(true);
  expect(requested).not.toContain(shopUrl);
  expect(shop.paid.filter(({ payload }) => payload.type === "refund")).toHaveLength(1);
});

test("without the owner's word nothing is deposited", async () => {
  const { shop, open } = await fixture({});
  const call = await open();
  expect(await call("pay_and_fetch", { url: shopUrl })).toMatchObject({ isError: true });
  expect(await call("close_channels")).toMatchObject({ isError: true });
  expect((await call("list_channels")).structuredContent).toEqual({ deposit: null, maxOpen: null, channels: [] });
  expect(shop.paid).toEqual([]);
});

test("a deposit above the owner's limit is refused, with the reason", async () => {
  const { shop, open } = await fixture({ deposit: "999" });
  const call = await open();
  const { structuredContent } = await call("pay_and_fetch", { url: shopUrl });
  expect(structuredContent).toMatchObject({
    code: "deposit_refused",
    details: { option: "deposit", demandedRupiah: "1000" },
  });
  expect(shop.paid).toEqual([]);
});

const failed = (code: string, status: number): Response =>
  Response.json({ error: "It failed.", code, details: { status: "failed" } }, { status });

describe.each([
  ["deposit", 0],
  ["voucher", 1],
])("a shop's word that a %s failed is no proof", (type, served) => {
  test.each<[string, number, string]>([
    ["tx_failed", 402, "refused"],
    ["tx_failed", 500, "open"],
    ["nonce_already_used", 402, "refused"],
    ["not_charged", 402, "refused"],
  ])("%s with status %p", async (code, status, outcome) => {
    const settling: Behaviour = ({ honest }) => {
      honest();
      return failed(code, status);
    };
    const before: Behaviour[] = Array.from({ length: served }, () => (request) => request.honest());
    const { shop, open, types } = await fixture({ deposit: "2000" }, [...before, settling]);
    const call = await open();
    for (const _ of before) await call("pay_and_fetch", { url: shopUrl });
    const { structuredContent } = await call("pay_and_fetch", { url: shopUrl });
    expect(structuredContent).toMatchObject({ code, outcome, payment: { status: "open", rupiah: "10" } });
    expect(types().at(-1)).toBe(type);
    // The shop has lied: the charge is in its books.
    expect(shop.books.charges).toHaveLength(served + 1);
  });
});
