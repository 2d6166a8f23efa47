import { fakeChannelShop, shopUrl } from "@lunas/testkit/channels/fake-channel-shop";
import { createClient } from "../agent";

/** Shops that do not give a deposit back as they should. */
const privateKey = `0x${"8".repeat(64)}`;
const other = "https://other.example/call";

afterEach(() => jest.useRealTimers());

type Answering = (request: Request) => Promise<Response> | null;

/** A client with a channel at each of two shops. From now on `answer` goes first. */
async function fixture() {
  const shop = fakeChannelShop();
  const now: { answer: Answering } = { answer: () => null };
  const sent: Request[] = [];
  const send = (async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    sent.push(request);
    return now.answer(request) ?? shop.send(request);
  }) as typeof fetch;
  const client = createClient({
    ...{ environment: "local", privateKey, state: "memory", fetch: send },
    channels: { deposit: "10000", maxOpen: "50000" },
  });
  await client.fetch(shopUrl);
  await client.fetch(other);
  sent.length = 0;
  const toShops = () => sent.filter(({ url }) => new URL(url).hostname.endsWith(".example")).map(({ url }) => url);
  return { client, now, shop, sent, toShops };
}

const isAt = ({ url }: Request, address: string) => new URL(url).origin === new URL(address).origin;
const redirect = (Location: string) => Promise.resolve(new Response(null, { status: 302, headers: { Location } }));

test.each<[string, string, Answering]>([
  ["redirects elsewhere", "redirect_refused", () => redirect("http://192.168.1.1/admin")],
  ["offers no channel any more", "channel_not_offered", async () => new Response("gone", { status: 410 })],
  ["is away", "unreachable", () => Promise.reject(new TypeError("fetch failed"))],
])("a shop that %s keeps no other channel open: each has its end", async (_, code, bad) => {
  const { client, now, toShops } = await fixture();
  now.answer = (request) => (isAt(request, shopUrl) ? bad(request) : null);
  const ends = await client.channels.close();
  expect(ends).toMatchObject([
    { status: "open", txHash: null, error: { code } },
    { status: "closed", txHash: expect.stringMatching(/^0x/) },
  ]);
  expect(ends[1]?.error).toBeUndefined();
  expect(toShops()).toEqual([shopUrl, other, other]);
  expect(await client.channels.list()).toMatchObject([{ origin: new URL(shopUrl).origin }]);
  const [{ channelId } = { channelId: "0x" as const }] = ends;
  await expect(client.channels.close(channelId)).rejects.toMatchObject({ code });
});

test("a redirect within the shop is followed, and the payment's header with it", async () => {
  const { client, now, toShops } = await fixture();
  now.answer = (request) => (request.url === shopUrl ? redirect("/call/") : null);
  expect(await client.channels.close()).toMatchObject([{ status: "closed" }, { status: "closed" }]);
  expect(toShops()).toEqual([shopUrl, `${shopUrl}/`, `${shopUrl}/`, other, other]);
});

test("a redirect without an end does not hold the closing", async () => {
  const { client, now, toShops } = await fixture();
  now.answer = (request) => (isAt(request, shopUrl) ? redirect("/again") : null);
  expect(await client.channels.close()).toMatchObject([{ error: { code: "channel_not_offered" } }, {}]);
  expect(toShops()).toHaveLength(8);
});

test.each([
  ["the demand", false, 31_000],
  ["the refund", true, 121_000],
])("a shop that does not answer %s has a time limit, and the next one its own", async (_, isPaid, ms) => {
  const { client, now } = await fixture();
  jest.useFakeTimers();
  now.answer = (request) =>
    isAt(request, shopUrl) && request.headers.has("payment-signature") === isPaid ? new Promise(() => undefined) : null;
  const closing = client.channels.close();
  await jest.advanceTimersByTimeAsync(ms);
  expect(await closing).toMatchObject([{ error: { code: "connection_lost" } }, { status: "closed" }]);
});

test("what the caller does not allow is not requested", async () => {
  const { client, now, toShops } = await fixture();
  now.answer = (request) => (request.url === other ? redirect("/private") : null);
  const check = async (url: string) => {
    if (url !== other) throw new Error("not there");
  };
  const ends = await client.channels.close(undefined, { check });
  expect(ends).toMatchObject([{ error: { code: "unexpected_answer" } }, { error: { code: "unexpected_answer" } }]);
  expect(toShops()).toEqual([other]);
});
