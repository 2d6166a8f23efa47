import type { ChannelState } from "@lunas/protocol/wire/channels";
import type { Hex } from "@lunas/protocol/wire/hex";
import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import {
  type Behaviour,
  correctiveOf,
  fakeChannelShop,
  type PaidRequest,
  shopUrl,
} from "@lunas/testkit/channels/fake-channel-shop";
import { createClient } from "../agent";
import { waitLimit } from "../pay/send-with-retries";
import { channelsInMemory } from "./channel-store";

/** Shops that lie about sums, replay vouchers, or answer nothing. Whatever they do, a purchase is signed for once. */
const privateKey = `0x${"7".repeat(64)}`;
const PRICE = 1_000n;

beforeEach(() => {
  let nowMs = 0;
  jest.spyOn(waitLimit, "now").mockImplementation(() => nowMs);
  jest.spyOn(waitLimit, "sleep").mockImplementation(async (ms) => {
    nowMs += ms;
  });
});
afterEach(() => jest.restoreAllMocks());

function fixture(behaviours: readonly Behaviour[] = [], channels: object = {}) {
  const shop = fakeChannelShop(behaviours, { price: PRICE });
  const store = channelsInMemory();
  const open = () =>
    createClient({
      ...{ environment: "local", privateKey, state: "memory", fetch: shop.send },
      channels: { deposit: "10000", maxOpen: "50000", store, ...channels },
    });
  const vouchers = () => shop.paid.map(({ payload }) => payload.voucher.maxClaimableAmount);
  return { shop, store, open, client: open(), vouchers };
}

const honest: Behaviour = ({ honest: answer }) => answer();
const lost = () => new TypeError("fetch failed");
const charged =
  (answer: (request: PaidRequest) => Response | Error): Behaviour =>
  (request) => {
    request.honest();
    return answer(request);
  };
const pending = () =>
  Response.json({ error: "open", code: "settlement_pending", details: { retryAfterSeconds: "999" } }, { status: 500 });

/** What a shop says of the request's channel, with nothing claimed yet. */
const stateOf = ({ payload }: PaidRequest, change: Partial<ChannelState>) => ({
  channelId: payload.payload.voucher.channelId,
  balance: "1000000",
  totalClaimed: "0",
  withdrawRequestedAt: 0,
  refundNonce: "0",
  ...change,
});

function reported(request: PaidRequest, chargedAmount: string, change: Partial<ChannelState>): Response {
  const settlement = {
    success: true,
    transaction: "",
    network: "eip155:1337",
    amount: "",
    extra: { chargedAmount, channelState: stateOf(request, change) },
  };
  return new Response("served", { headers: { "PAYMENT-RESPONSE": encodePaymentHeader(settlement) } });
}

interface Corrective {
  readonly charged: string;
  readonly signedMax?: string;
  readonly signature?: string;
}

/** A 402 with any state of the channel. */
function corrective(request: PaidRequest, { charged: sum, signedMax, signature }: Corrective): Response {
  const { accepted } = request.payload;
  const channelState = stateOf(request, { chargedCumulativeAmount: sum });
  const voucherState = signedMax === undefined ? {} : { voucherState: { signedMaxClaimable: signedMax, signature } };
  const accepts = [{ ...accepted, extra: { ...accepted.extra, channelState, ...voucherState } }];
  const said = { error: "invalid_batch_settlement_evm_cumulative_amount_mismatch" };
  return Response.json({ x402Version: 2, resource: { url: shopUrl }, accepts, ...said }, { status: 402 });
}

/** Shows the very voucher that it got as its newest one. */
const showsThis =
  (sum?: string): Behaviour =>
  (request) => {
    const { maxClaimableAmount, signature } = request.payload.payload.voucher;
    return corrective(request, { charged: sum ?? maxClaimableAmount, signedMax: maxClaimableAmount, signature });
  };

test("a charge above the price is an error, and the next request goes on from the shop's signed state", async () => {
  const { client, vouchers } = fixture([
    honest,
    charged((request) => reported(request, "1001", { chargedCumulativeAmount: "2001" })),
  ]);
  await client.fetch(shopUrl);
  await expect(client.fetch(shopUrl)).rejects.toMatchObject({
    code: "charge_refused",
    details: { maximumRupiah: "10" },
  });
  expect(await client.channels.list()).toMatchObject([{ charged: "1000" }]);
  // The same purchase: the same voucher, and the shop has counted it.
  await expect(client.fetch(shopUrl)).rejects.toMatchObject({ code: "shop_failed" });
  expect(vouchers()).toEqual(["1000", "2000", "2000"]);
});

test.each([
  ["a sum that does not fit", (request: PaidRequest) => reported(request, "1000", { chargedCumulativeAmount: "9000" })],
  ["no sum", (request: PaidRequest) => reported(request, "1000", {})],
  [
    "another channel's report",
    (request: PaidRequest) => reported(request, "1000", { channelId: `0x${"1".repeat(64)}` }),
  ],
  ["no report", () => new Response("served")],
])("%s leaves the state as it was; the shop's signed state brings it on", async (_what, answer) => {
  const { client, shop, vouchers } = fixture([honest, charged(answer)]);
  for (let call = 0; call < 2; call += 1) expect((await client.fetch(shopUrl)).status).toBe(200);
  expect(await client.channels.list()).toMatchObject([{ charged: "1000" }]);
  for (let call = 0; call < 2; call += 1) expect((await client.fetch(shopUrl)).status).toBe(200);
  expect(vouchers()).toEqual(["1000", "2000", "2000", "3000", "4000"]);
  expect(await client.channels.list()).toMatchObject([{ charged: "4000" }]);
  expect(shop.books.charges).toHaveLength(4);
});

test.each([
  ["before", lost],
  ["after", charged(lost)],
] as const)("a connection that is lost %s the charge: the same bytes are sent again", async (when, behaviour) => {
  const { client, shop } = fixture([honest, behaviour as Behaviour, when === "after" ? showsThis() : honest]);
  await client.fetch(shopUrl);
  if (when === "before") expect((await client.fetch(shopUrl)).status).toBe(200);
  // The shop took the answer for received: the purchase is paid, and nothing more is signed for it.
  else await expect(client.fetch(shopUrl)).rejects.toMatchObject({ code: "shop_failed" });
  expect(new Set(shop.headers.slice(1)).size).toBe(1);
  expect(shop.headers).toHaveLength(3);
});

test("an outcome that stays open: the same purchase sends the same voucher, others go on", async () => {
  const { client, shop, vouchers } = fixture([honest, charged(pending)]);
  await client.fetch(shopUrl);
  await expect(client.fetch(shopUrl)).rejects.toMatchObject({ code: "settlement_pending" });
  expect((await client.fetch("https://shop.example/other")).status).toBe(200);
  await expect(client.fetch(shopUrl)).rejects.toMatchObject({ code: "shop_failed" });
  expect(vouchers()).toEqual(["1000", "2000", "2000", "3000", "2000"]);
  expect((await client.fetch(shopUrl, undefined, { payAgain: true })).status).toBe(200);
  expect(shop.books.charges).toHaveLength(4);
});

test("a voucher that was not counted is not paid for twice, although another purchase used its sum", async () => {
  const { client, vouchers } = fixture([honest, pending]);
  await client.fetch(shopUrl);
  await expect(client.fetch(shopUrl)).rejects.toMatchObject({ code: "settlement_pending" });
  expect((await client.fetch("https://shop.example/other")).status).toBe(200);
  expect((await client.fetch(shopUrl)).status).toBe(200);
  expect(vouchers()).toEqual(["1000", "2000", "2000", "3000"]);
});

test.each<[string, Corrective]>([
  ["no signature", { charged: "500000" }],
  ["another's signature", { charged: "500000", signedMax: "500000", signature: `0x${"5f".repeat(65)}` }],
  ["a charge beyond the signed sum", { charged: "2000", signedMax: "1000" }],
])("a corrective state with %s is not adopted", async (_what, said) => {
  const { client, shop, vouchers } = fixture([honest]);
  await client.fetch(shopUrl);
  const [first] = shop.paid;
  const own = said.signedMax === "1000" ? { signature: first?.payload.voucher.signature } : {};
  shop.now.behaviours = [(request) => corrective(request, { ...said, ...own } as Corrective)];
  await expect(client.fetch(shopUrl)).rejects.toMatchObject({
    code: "channel_disputed",
    details: { reason: "unsigned" },
  });
  expect(await client.channels.list()).toMatchObject([{ charged: "1000", status: "open" }]);
  expect(vouchers()).toEqual(["1000", "2000"]);
});

/** The shop's rows of the first charge alone; the contract has claimed the first three. */
async function restored() {
  const made = fixture();
  for (let call = 0; call < 4; call += 1) await made.client.fetch(shopUrl);
  const [channel] = made.shop.books.channels.values();
  const [first] = made.shop.paid;
  if (channel === undefined || first === undefined) throw new Error("it is open");
  Object.assign(channel, { charged: 1_000n, signedMax: 1_000n, signature: first.payload.voucher.signature });
  channel.claimed = 3_000n;
  return made;
}

test("a shop that lost its books names what the contract has claimed, and the payer goes on from there", async () => {
  const { client, vouchers, shop } = await restored();
  expect((await client.fetch(shopUrl)).status).toBe(200);
  expect(vouchers().slice(4)).toEqual(["5000", "4000"]);
  expect(await client.channels.list()).toMatchObject([{ charged: "4000", status: "open" }]);
  expect([...shop.books.channels.values()]).toMatchObject([{ charged: 4_000n, claimed: 3_000n }]);
});

test("a shop that names a claim that the contract does not have is not believed", async () => {
  const { client, vouchers, shop } = await restored();
  shop.now.behaviours = [(request) => corrective(request, { charged: "3500" })];
  await expect(client.fetch(shopUrl)).rejects.toMatchObject({
    code: "channel_disputed",
    details: { reason: "unsigned" },
  });
  expect(vouchers().slice(4)).toEqual(["5000"]);
});

test("a purchase that the contract has claimed is paid: the shop gets no other voucher for it", async () => {
  const { client, vouchers, shop } = await restored();
  const [channel] = shop.books.channels.values();
  if (channel === undefined) throw new Error("it is open");
  channel.claimed = 5_000n;
  await expect(client.fetch(shopUrl)).rejects.toMatchObject({ code: "shop_failed" });
  await expect(client.fetch(shopUrl)).rejects.toMatchObject({ code: "shop_failed" });
  expect(vouchers().slice(4)).toEqual(["5000", "5000"]);
});

test.each([
  ["all of it", undefined],
  ["a part of it", "1999"],
])("a shop that counted this voucher (%s) and demands another one gets none", async (_what, sum) => {
  const { client, vouchers } = fixture([honest, showsThis(sum), showsThis(sum)]);
  await client.fetch(shopUrl);
  await expect(client.fetch(shopUrl)).rejects.toMatchObject({ code: "shop_failed" });
  await expect(client.fetch(shopUrl)).rejects.toMatchObject({ code: "shop_failed" });
  expect(vouchers()).toEqual(["1000", "2000", "2000"]);
});

test("a shop whose state contradicts its own answers gets no more vouchers", async () => {
  const part = (request: PaidRequest) => reported(request, "400", { chargedCumulativeAmount: "1400" });
  const { client, shop, vouchers } = fixture([honest, part, showsThis("2000")]);
  for (let call = 0; call < 2; call += 1) await client.fetch(shopUrl);
  expect(await client.channels.list()).toMatchObject([{ charged: "1400" }]);
  const [, second] = shop.paid;
  shop.now.behaviours = [
    (request) =>
      corrective(request, { charged: "2000", signedMax: "2000", signature: second?.payload.voucher.signature ?? "" }),
  ];
  await expect(client.fetch(shopUrl)).rejects.toMatchObject({
    code: "channel_disputed",
    details: { reason: "contradicts" },
  });
  expect(await client.channels.list()).toMatchObject([{ status: "disputed" }]);
  await expect(client.fetch(shopUrl)).rejects.toMatchObject({ code: "channel_disputed" });
  await client.fetch(shopUrl, undefined, { payAgain: true });
  // The same voucher once more, and then another channel.
  expect(vouchers()).toEqual(["1000", "2000", "2400", "2400", "1000"]);
});

test("a charge that the shop took back is signed again, for no more than before", async () => {
  const failed: Behaviour = ({ honest: answer, books }) => {
    answer();
    books.void(`chg_${books.charges.length}`);
    return Response.json({ error: "The shop failed.", code: "shop_failed", details: {} }, { status: 500 });
  };
  const { client, vouchers, shop } = fixture([honest, failed]);
  await client.fetch(shopUrl);
  await expect(client.fetch(shopUrl)).rejects.toMatchObject({ code: "shop_failed" });
  expect((await client.fetch(shopUrl)).status).toBe(200);
  expect(vouchers()).toEqual(["1000", "2000", "2000"]);
  expect(shop.books.charges.filter(({ isVoided }) => !isVoided)).toHaveLength(2);
});

test("a shop that reports that it charged nothing after its failure: the next request signs the same sum", async () => {
  const failed: Behaviour = (request) => {
    const answer = reported(request, "0", { chargedCumulativeAmount: "1000" });
    return new Response("{}", { status: 500, headers: answer.headers });
  };
  const { client, vouchers } = fixture([honest, failed]);
  await client.fetch(shopUrl);
  await expect(client.fetch(shopUrl)).rejects.toMatchObject({ code: "not_charged" });
  await client.fetch(shopUrl);
  expect(vouchers()).toEqual(["1000", "2000", "2000"]);
});

test.each([
  ["exhausted", "channel_exhausted"],
  ["unknown", "channel_not_found"],
])("a shop that calls a sound channel %s gets no deposit: the chain says otherwise", async (_what, code) => {
  const { client, shop } = fixture([honest, () => fakeRefusal(code)]);
  await client.fetch(shopUrl);
  await expect(client.fetch(shopUrl)).rejects.toMatchObject({ code });
  expect(shop.paid.filter(({ payload }) => payload.type === "deposit")).toHaveLength(1);
});

function fakeRefusal(code: string): Response {
  return Response.json({ error: code, code, details: {} }, { status: 402 });
}

test("a deposit whose outcome is open: the same purchase sends the same one, another asks the chain first", async () => {
  const { client, shop } = fixture([pending]);
  await expect(client.fetch(shopUrl)).rejects.toMatchObject({ code: "settlement_pending" });
  await expect(client.fetch("https://shop.example/other")).rejects.toMatchObject({ code: "settlement_pending" });
  expect(shop.headers).toHaveLength(1);
  expect((await client.fetch(shopUrl)).status).toBe(200);
  expect(new Set(shop.headers).size).toBe(1);
  const made = fixture([charged(pending)]);
  await expect(made.client.fetch(shopUrl)).rejects.toMatchObject({ code: "settlement_pending" });
  expect((await made.client.fetch("https://shop.example/other")).status).toBe(200);
  expect(made.shop.books.channels.size).toBe(1);
  expect(made.vouchers()).toEqual(["1000", "1000", "2000"]);
});

test("a deposit that was refused is signed again with the same nonce: at most one is made", async () => {
  const refused: Behaviour = () => fakeRefusal("insufficient_balance");
  const { client, shop } = fixture([refused, refused]);
  for (let call = 0; call < 2; call += 1)
    await expect(client.fetch(shopUrl)).rejects.toMatchObject({ code: "insufficient_balance" });
  await client.fetch(shopUrl);
  const nonces = shop.paid.map(({ payload }) =>
    payload.type === "deposit" ? payload.deposit.authorization.permit2Authorization.nonce : "",
  );
  expect([nonces.length, new Set(nonces).size, shop.books.channels.size]).toEqual([3, 1, 1]);
});

test("a restart that has lost its last vouchers goes on from the shop's signed state", async () => {
  const { client, store, open, shop } = fixture();
  await client.fetch(shopUrl);
  const [stale] = await store.list();
  for (let call = 0; call < 3; call += 1) await client.fetch(shopUrl);
  if (stale === undefined) throw new Error("it is kept");
  await store.put({
    ...stale,
    signed: "4000",
    open: [{ purchase: "", status: "unknown", max: "4000", price: "3000", before: "1000" }],
  });
  expect((await open().fetch(shopUrl)).status).toBe(200);
  expect(shop.books.channels.size).toBe(1);
  expect(shop.books.charges).toHaveLength(5);
});

/** Any lies in any order, from a seed. */
function liar(seed: number): Behaviour {
  let state = seed;
  const random = (of: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * of);
  };
  const seen: { readonly max: string; readonly signature: Hex }[] = [];
  return (request) => {
    const { maxClaimableAmount, signature } = request.payload.payload.voucher;
    seen.push({ max: maxClaimableAmount, signature });
    const any = seen[random(seen.length)] ?? { max: "0", signature: "0x" };
    const lower = String(BigInt(any.max) - BigInt(random(1_500)));
    const lies: readonly (() => Response | Error)[] = [
      request.honest,
      request.honest,
      lost,
      pending,
      () => charged(lost)(request) as Error,
      () => charged(pending)(request) as Response,
      () => corrective(request, { charged: any.max, signedMax: any.max, signature: any.signature }),
      () =>
        corrective(request, {
          charged: lower.startsWith("-") ? "0" : lower,
          signedMax: any.max,
          signature: any.signature,
        }),
      () => corrective(request, { charged: "0" }),
      // A claim of any voucher that was sent, and a state without a proof of it.
      () => {
        for (const channel of request.books.channels.values()) if (random(2) === 0) channel.claimed = BigInt(any.max);
        return corrective(request, { charged: any.max });
      },
      () => new Response("served"),
      () => reported(request, String(random(1_200)), { chargedCumulativeAmount: any.max }),
      () => reported(request, "0", { chargedCumulativeAmount: String(BigInt(maxClaimableAmount) - PRICE) }),
      () => fakeRefusal(["channel_exhausted", "channel_not_found", "channel_withdrawing"][random(3)] ?? ""),
      () => demandOf(request),
    ];
    return lies[random(lies.length)]?.() ?? request.honest();
  };
}

function demandOf(request: PaidRequest): Response {
  const extra = {
    ...request.payload.accepted.extra,
    ...correctiveOf(request.books, request.payload.payload.voucher.channelId),
  };
  const said = { code: "channel_out_of_step", error: "It is out of step.", details: {} };
  const accepts = [{ ...request.payload.accepted, extra }];
  return Response.json({ x402Version: 2, resource: { url: shopUrl }, accepts, ...said }, { status: 402 });
}

test.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
  "whatever a shop answers, the vouchers sign for no more than was bought (seed %i)",
  async (seed) => {
    const { client, shop } = fixture([], { maxOpen: "500000" });
    const lie = liar(seed);
    /** Purchases that were begun: one that failed is the same purchase when it is repeated. */
    let begun = 0n;
    const open = new Set<string>();
    for (let call = 0; call < 25; call += 1) {
      const url = `${shopUrl}/${call % 4}`;
      if (!open.has(url)) begun += 1n;
      open.add(url);
      shop.now.behaviours = Array.from({ length: 40 }, () => lie);
      const end = await client.fetch(url).catch((error: Error) => error);
      if (end instanceof Response) open.delete(url);
      const signed = new Map<string, bigint>();
      for (const { payload } of shop.paid) {
        const { channelId, maxClaimableAmount } = payload.voucher;
        const most = signed.get(channelId) ?? 0n;
        signed.set(channelId, BigInt(maxClaimableAmount) > most ? BigInt(maxClaimableAmount) : most);
      }
      expect([...signed.values()].reduce((sum, each) => sum + each, 0n)).toBeLessThanOrEqual(begun * PRICE);
    }
  },
);
