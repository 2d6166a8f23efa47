import { createClient } from "@lunas/client/agent";
import { decodePaymentHeader, encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { type ChargeResponse, Lunas, type LunasError, type PaymentRecord } from "@lunas/server";
import { withPayment } from "@lunas/server/next";
import { fakeChannelService } from "@lunas/testkit/channels/fake-channel-service";

/** Both libraries with each other: a shop that takes channels, a payer that has them, and a service of fake books that checks signatures. */
const payTo = `0x${"b".repeat(40)}`;
const url = "https://shop.example/call";
const apiKey = `ipk_sandbox_${"k".repeat(38)}`;
const privateKey = `0x${"7".repeat(64)}`;

type Handler = (
  request: Request,
  context: unknown,
  paid: ChargeResponse | PaymentRecord,
) => Response | Promise<Response>;
const serve: Handler = () => Response.json({ served: true });

function fixture(handler: Handler = serve, options: object = { price: "10", channel: true }) {
  const service = fakeChannelService();
  const lunas = new Lunas(apiKey, { environment: "local", payTo, fetch: service.send });
  const route = withPayment<Request, unknown>(lunas, options as never, handler as never);
  const headers: (string | null)[] = [];
  const answers: Response[] = [];
  const send = (async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    if (!request.url.startsWith("https://shop.example")) return service.send(request);
    headers.push(request.headers.get("payment-signature"));
    const answer = await route(request, null);
    answers.push(answer.clone());
    return answer;
  }) as typeof fetch;
  const open = (more: object = {}) =>
    createClient({
      ...{ environment: "local", privateKey, state: "memory", fetch: send },
      channels: { deposit: "10000", maxOpen: "50000" },
      ...more,
    });
  return { service, lunas, route, headers, answers, send, open, client: open() };
}

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test("one 402 offers both ways; below the least payment a channel alone", async () => {
  const offers = async (price: string) => {
    const { route } = fixture(serve, { price, channel: true });
    const answer = await route(new Request(url), null);
    const { accepts } = (await answer.json()) as { accepts: { scheme: string; amount: string; extra: object }[] };
    return accepts;
  };
  expect((await offers("5000")).map(({ scheme }) => scheme)).toEqual(["exact", "batch-settlement"]);
  const [only, ...others] = await offers("10");
  expect(others).toEqual([]);
  expect(only).toMatchObject({
    ...{ scheme: "batch-settlement", amount: "1000" },
    extra: { minDeposit: "100000", withdrawDelay: 86_400, receiverAuthorizer: `0x${"6".repeat(40)}` },
  });
  // A deposit covers ten requests.
  expect((await offers("500"))[1]?.extra).toMatchObject({ minDeposit: "500000" });
});

test("ten requests are one deposit and nine vouchers, and each handler gets its charge", async () => {
  const paid: unknown[] = [];
  const { client, service } = fixture((_request, _context, given) => {
    paid.push((given as ChargeResponse).chargeId);
    return Response.json({ served: true });
  });
  for (let call = 0; call < 10; call += 1) expect((await client.fetch(url)).status).toBe(200);
  expect(service.calls).toEqual(Array(10).fill("/facilitate"));
  expect(paid).toEqual(Array.from({ length: 10 }, (_, at) => `chg_${at + 1}`));
  expect(service.books.charges).toHaveLength(10);
  expect((await client.channels.list())[0]).toMatchObject({ charged: "10000", available: "990000" });
});

test.each([
  ["answers 500", () => new Response("no", { status: 500 })],
  [
    "throws",
    () => {
      throw new Error("broken");
    },
  ],
] as const)(
  "a handler that %s: the charge is taken back, and the same header is served again",
  async (_what, broken) => {
    let fails = 1;
    const { client, service, headers } = fixture(() => (fails-- > 0 ? broken() : Response.json({ served: true })));
    await client.fetch(url).catch(() => undefined);
    expect(service.calls).toEqual(["/facilitate", "/charges/chg_1/void"]);
    expect((await client.fetch(url)).status).toBe(200);
    expect(service.books.charges.filter(({ isVoided }) => !isVoided)).toHaveLength(1);
    expect(headers.filter((header) => header !== null).length).toBeLessThanOrEqual(3);
  },
);

test("a client that has lost its state gets a corrective 402 and goes on", async () => {
  const { client, service, answers, open } = fixture();
  for (let call = 0; call < 3; call += 1) await client.fetch(url);
  const channel = [...service.books.channels.values()][0];
  if (channel === undefined) throw new Error("it is open");
  // The shop charges once more, for a request whose answer the payer never got.
  const [{ channelId = "" } = {}] = await client.channels.list();
  expect(channelId).toMatch(/^0x[0-9a-f]{64}$/);
  channel.charged -= 1_000n;
  await client.fetch(url);
  const demand = answers.find(
    (answer) => answer.status === 402 && answer.headers.get("payment-required")?.length !== 0,
  );
  expect(demand).toBeDefined();
  const corrective = answers.at(-2);
  const decoded = decodePaymentHeader(corrective?.headers.get("payment-required") ?? "");
  expect(decoded).toMatchObject({
    ok: true,
    value: {
      error: "invalid_batch_settlement_evm_cumulative_amount_mismatch",
      accepts: [
        {
          extra: {
            channelState: { channelId, chargedCumulativeAmount: "2000" },
            voucherState: { signedMaxClaimable: "3000" },
          },
        },
      ],
    },
  });
  expect(await corrective?.json()).toMatchObject({ code: "channel_out_of_step", details: { charged: "2000" } });
  void open;
});

test("a lost answer of the service is requested for again with the same voucher; the payer signs once", async () => {
  const { client, service, headers } = fixture();
  await client.fetch(url);
  service.disturb.next = ["lost_before"];
  expect((await client.fetch(url)).status).toBe(200);
  expect(headers.filter((header) => header !== null)).toHaveLength(2);
});

test("a busy channel is waited for, and never a failure of the payer", async () => {
  const { client, service } = fixture();
  await client.fetch(url);
  const busy = { error: { code: "channel_busy", message: "busy", details: {} } };
  service.disturb.next = [Response.json(busy, { status: 409, headers: { "Retry-After": "0" } })];
  expect((await client.fetch(url)).status).toBe(200);
});

test("closing a channel runs no handler", async () => {
  let served = 0;
  const { client, service, answers } = fixture(() => {
    served += 1;
    return new Response("served");
  });
  await client.fetch(url);
  expect(await client.channels.close()).toMatchObject([{ status: "closed", txHash: service.books.transactions[1] }]);
  expect(served).toBe(1);
  expect(await answers.at(-1)?.json()).toMatchObject({ refunded: true, amount: "999000" });
});

const change = (header: string, path: readonly string[], value: unknown): string => {
  const decoded = decodePaymentHeader(header);
  if (!decoded.ok) throw new Error("unreadable");
  const copy = structuredClone(decoded.value) as Record<string, unknown>;
  const holder = path
    .slice(0, -1)
    .reduce<Record<string, unknown>>((of, name) => of[name] as Record<string, unknown>, copy);
  holder[path.at(-1) ?? ""] = value;
  return encodePaymentHeader(copy);
};

test.each<[string, readonly string[], unknown, number]>([
  ["another sum", ["payload", "voucher", "maxClaimableAmount"], "1999", 402],
  ["another receiver", ["payload", "channelConfig", "receiver"], `0x${"c".repeat(40)}`, 402],
  ["another authorizer", ["payload", "channelConfig", "receiverAuthorizer"], `0x${"c".repeat(40)}`, 402],
  ["another delay", ["payload", "channelConfig", "withdrawDelay"], 900, 402],
  ["a lower price", ["accepted", "amount"], "1", 402],
  ["another network", ["accepted", "network"], "eip155:8453", 402],
  ["no salt", ["payload", "channelConfig", "salt"], undefined, 400],
  ["a claim", ["payload", "type"], "claim", 400],
])("a header with %s is refused without a call of the service", async (_what, path, value, status) => {
  const { client, service, route, headers } = fixture();
  await client.fetch(url);
  await client.fetch(url);
  const header = change(headers.at(-1) ?? "", path, value);
  const before = service.calls.length;
  const answer = await route(new Request(url, { headers: { "PAYMENT-SIGNATURE": header } }), null);
  expect([answer.status, service.calls.length - before]).toEqual([status, 0]);
});

test("a replayed header is served once", async () => {
  const { client, route, headers, service } = fixture();
  await client.fetch(url);
  await client.fetch(url);
  const replay = await route(new Request(url, { headers: { "PAYMENT-SIGNATURE": headers.at(-1) ?? "" } }), null);
  expect(replay.status).toBe(402);
  expect(service.books.charges).toHaveLength(2);
});

describe("a price by use", () => {
  const metered = (used: string | null, answer = () => new Response("words")) =>
    fixture(
      ((_request: Request, _context: unknown, charge: (rupiah: string) => void) => {
        if (used !== null) charge(used);
        return answer();
      }) as never,
      { upTo: "50", channel: true },
    );

  test("the voucher is checked first, and charged with what was used", async () => {
    const { client, service } = metered("12.50");
    const charges: string[] = [];
    const onSettled = ({ amount }: { readonly amount: string }) => void charges.push(amount);
    for (let call = 0; call < 3; call += 1) await client.fetch(url, undefined, { onSettled });
    expect(charges).toEqual(["1250", "1250", "1250"]);
    const each = ["/channels/verify", "/facilitate"];
    expect(service.calls).toEqual(["/facilitate", ...each, ...each, ...each]);
    expect(service.books.charges.map(({ amount }) => amount)).toEqual([1_250n, 1_250n, 1_250n]);
    expect(service.reserved.size).toBe(0);
  });

  test("a deposit whose answer was lost is made: its voucher pays", async () => {
    const { client, service, headers } = metered("12.50");
    service.disturb.next = ["lost_after"];
    expect((await client.fetch(url)).status).toBe(200);
    expect(service.calls).toEqual(["/facilitate", "/facilitate", "/channels/verify", "/facilitate"]);
    expect(service.books.charges.map(({ amount }) => amount)).toEqual([1_250n]);
    expect([headers.filter((header) => header !== null).length, service.books.transactions.length]).toEqual([1, 1]);
  });

  test("the header of a deposit that was served is not served again", async () => {
    const { client, service, headers, route } = metered("12.50");
    await client.fetch(url);
    const replay = await route(new Request(url, { headers: { "PAYMENT-SIGNATURE": headers.at(-1) ?? "" } }), null);
    expect([replay.status, (await replay.json()).code]).toEqual([402, "channel_out_of_step"]);
    expect(service.books.charges).toHaveLength(1);
  });

  test.each([
    ["charges nothing", metered(null)],
    ["fails", metered("12", () => new Response("no", { status: 500 }))],
  ])("a handler that %s charges nothing, and frees the channel", async (_what, { client, service }) => {
    await client.fetch(url).catch((error: LunasError) => error);
    expect(service.books.charges).toEqual([]);
    expect(service.reserved.size).toBe(0);
    expect(await client.channels.list()).toMatchObject([{ charged: "0", balance: "1000000" }]);
  });
});

test("one voucher pays for one work, however many requests bring it at once", async () => {
  let works = 0;
  let isDone = false;
  let finish: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const slow = async (_request: Request, _context: unknown, charge: (rupiah: string) => void) => {
    charge(isDone ? "12.50" : "20");
    works += 1;
    if (isDone) await waiting;
    return new Response("words");
  };
  const { client, route, headers, service } = fixture(slow as never, { upTo: "50", channel: true, maxWaitMs: 1_500 });
  await client.fetch(url);
  // The next voucher of the payer, brought five times at once.
  isDone = true;
  const honest = client.fetch(url);
  while (works < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  const header = { "PAYMENT-SIGNATURE": headers.at(-1) ?? "" };
  const replays = Array.from({ length: 4 }, () => route(new Request(url, { headers: header }), null));
  setTimeout(finish, 300);
  expect((await honest).status).toBe(200);
  const refused = (await Promise.all(replays)).map(async (answer) => [answer.status, (await answer.json()).code]);
  expect(await Promise.all(refused)).toEqual(Array(4).fill([500, "channel_busy"]));
  expect(works).toBe(2);
  expect(service.books.charges.map(({ amount }) => amount)).toEqual([2_000n, 1_250n]);
});

test("lists, looks up, refunds, claims, voids, follows and pays out", async () => {
  const { lunas, service } = fixture();
  const requested: string[] = [];
  const page = { page: 1, limit: 20, total: 0, totalPages: 0 };
  const charges = [["chg_1", "chg_2"], ["chg_3"], []].map((ids) => ids.map((chargeId) => ({ chargeId })));
  const own = new Lunas(apiKey, {
    environment: "local",
    fetch: (async (input: string, init?: RequestInit) => {
      const { pathname, search } = new URL(input);
      requested.push(`${init?.method ?? "GET"} ${pathname}${search} ${init?.body ?? ""}`.trim());
      if (pathname === "/charges") {
        const part = charges.shift() ?? [];
        return Response.json({ charges: part, hasMore: part.length === 2, cursor: part.at(-1)?.chargeId ?? "chg_3" });
      }
      return Response.json({ channels: [], payouts: [], pagination: page });
    }) as typeof fetch,
  });
  await own.channels.list({ status: "open" });
  await own.channels.show("0x12");
  await own.channels.refund("0x12", { rupiah: "10.50" });
  await own.channels.refund("0x12");
  await own.channels.claim();
  await own.charges.void("chg_1");
  await own.payouts.list({ page: 2 });
  await own.payouts.create();
  const stop = new AbortController();
  const seen: string[] = [];
  for await (const { chargeId } of own.charges.follow({ after: "chg_0", signal: stop.signal, everyMs: 1 })) {
    seen.push(chargeId);
    if (chargeId === "chg_3") stop.abort();
  }
  expect(seen).toEqual(["chg_1", "chg_2", "chg_3"]);
  expect(requested).toEqual([
    ...["GET /channels?status=open", "GET /channels/0x12", 'POST /channels/0x12/refund {"amount":"1050"}'],
    ...["POST /channels/0x12/refund {}", "POST /channels/claim", "POST /charges/chg_1/void", "GET /payouts?page=2"],
    ...["POST /payouts", "GET /charges?after=chg_0&limit=100", "GET /charges?after=chg_2&limit=100"],
  ]);
  await expect(own.channels.refund("0x12", { amount: "5" } as never)).rejects.toMatchObject({ code: "invalid_option" });
  void [lunas, service];
});
