import type { PaymentAuthorization } from "@lunas/protocol/wire/x402";
import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { createClientOf } from "./client";
import type { ClientSetup } from "./client-deps";
import { inPage } from "./in-page";
import type { ClientOptions } from "./options";
import { outsideOfPages } from "./outside-of-pages";
import { erc20 } from "./pay/erc20";
import { offerOf } from "./pay/offer-of";
import { openPaymentsInMemory, type SignedPayment } from "./pay/open-payments";
import type { Payer } from "./payer";

const from = `0x${"a".repeat(40)}` as const;
const payTo = `0x${"b".repeat(40)}` as const;
const token = `0x${"1".repeat(40)}` as const;
const permit2 = "0x000000000022D473030F116dDEE9F6B43aC78BA3" as const;
const section = {
  rpcUrl: "https://rpc.example",
  chainId: 1337,
  network: "sandbox",
  tokens: { IDRX: token },
  tokenDecimals: { IDRX: 2 },
  permit2Address: permit2,
  x402: {
    caip2Network: "eip155:1337",
    sponsorshipMode: "erc20ApprovalRelay",
    eip2612: false,
    x402Permit2ProxyAddress: "0x402085c248EeA27D92E8b30b2C58ed07f9E20001",
  },
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
};
const demand = {
  x402Version: 2,
  resource: { url: "https://shop/article" },
  accepts: [
    {
      scheme: "exact",
      network: "eip155:1337",
      asset: token,
      amount: "500000",
      payTo,
      maxTimeoutSeconds: 60,
      extra: { assetTransferMethod: "permit2", name: "IDRX", version: "1" },
    },
  ],
};
const settlement = { success: true, transaction: "0xabc", payer: from, amount: "500000" };
const receipt = { headers: { "PAYMENT-RESPONSE": encodePaymentHeader(settlement) } };

/** A payer that records its calls. */
function payerWith({ balance = 500_000n, allowance = 10n ** 30n, canSponsor = false } = {}) {
  const did: string[] = [];
  const signed: PaymentAuthorization[] = [];
  const word = (value: bigint) => `0x${value.toString(16).padStart(64, "0")}` as const;
  const payer: Payer = {
    connect: async () => from,
    useChain: async () => void did.push("useChain"),
    read: async (to, data) => {
      // No nonce is used.
      if (to === section.permit2Address) return word(0n);
      return word(data === erc20.balanceOf(from) ? balance : allowance);
    },
    sign: async (_chain, authorization) => {
      did.push("sign");
      signed.push(authorization);
      return `0x${"5".repeat(130)}`;
    },
    approve: async () => void did.push("approve"),
    signApproval: async () => {
      did.push("signApproval");
      return canSponsor ? { info: { version: "1" } } : null;
    },
  };
  return { payer, did, signed };
}

interface Scenario extends Partial<ClientOptions> {
  readonly of?: ReturnType<typeof payerWith>;
  readonly setup?: Partial<ClientSetup>;
}

/** A shop (and a service) that gives these answers to paid requests, in order; it answers 402 to an unpaid request. */
function fixture(paid: readonly (() => Response | Error)[], { of = payerWith(), setup, ...options }: Scenario = {}) {
  const headers: Headers[] = [];
  const bodies: string[] = [];
  const reported: string[] = [];
  let demanded: object = demand;
  const send = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    if (request.url.endsWith("/config")) return Response.json({ sandbox: section, production: section });
    const isPaid = ["payment-signature", "lunas-payment"].some((name) => request.headers.has(name));
    if (!isPaid && request.method !== "POST") return Response.json(demanded, { status: 402 });
    headers.push(request.headers);
    bodies.push(await request.clone().text());
    const answer = paid[headers.length - 1]?.() ?? new Error("no answer is left");
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const callbacks = {
    onPaymentStart: () => void reported.push("start"),
    onWalletConnect: () => void reported.push("connect"),
    onApprovalRequired: () => void reported.push("approval"),
    onPaymentSuccess: ({ transaction }: { transaction: string }) => void reported.push(`success ${transaction}`),
    onPaymentError: ({ code }: { code: string }) => void reported.push(`error ${code}`),
  };
  const client = createClientOf(
    { environment: "local", ...callbacks, ...options },
    { ...outsideOfPages, payer: of.payer, fetch: send as typeof fetch, ...setup },
  );
  const demanding = (next: object) => {
    demanded = next;
  };
  return { client, headers, bodies, reported, did: of.did, signed: of.signed, demanding };
}

const failed =
  (status: number, code: string, details = {}) =>
  () =>
    Response.json({ error: `It is ${code}.`, code, details }, { status });

test("a 402 is paid once, and the signature covers exactly what was demanded", async () => {
  const { client, reported, signed, headers } = fixture([() => Response.json({ ok: 1 }, receipt)]);
  const response = await client.fetch("https://shop/article");
  expect(await response.json()).toEqual({ ok: 1 });
  expect(reported).toEqual(["start", "connect", "success 0xabc"]);
  expect(signed).toMatchObject([
    {
      from,
      permitted: { token, amount: "500000" },
      spender: section.x402.x402Permit2ProxyAddress,
      witness: { to: payTo },
    },
  ]);
  expect(headers).toHaveLength(1);
});

test("after a 500 or a lost connection the same header and body are sent again, and nothing new is signed", async () => {
  const { client, headers, signed } = fixture([
    failed(500, "settlement_pending", { paymentId: "pay_1" }),
    () => new TypeError("fetch failed"),
    () => Response.json({ ok: 1 }, receipt),
  ]);
  const response = await client.fetch("https://shop/article", { method: "PUT", body: "seven" });
  expect(response.status).toBe(200);
  expect(new Set(headers.map((each) => each.get("payment-signature"))).size).toBe(1);
  expect(headers).toHaveLength(3);
  expect(signed).toHaveLength(1);
}, 20_000);

test("the same request again, while the outcome is open, sends the same payment and signs nothing", async () => {
  const open = failed(500, "settlement_pending", { paymentId: "pay_1", retryAfterSeconds: "999" });
  const { client, headers, signed } = fixture([
    open,
    open,
    () => Response.json({ ok: 1 }, receipt),
    () => Response.json({}),
  ]);
  await expect(client.fetch("https://shop/article")).rejects.toMatchObject({ code: "settlement_pending" });
  await expect(client.fetch("https://shop/article")).rejects.toMatchObject({ code: "settlement_pending" });
  expect((await client.fetch("https://shop/article")).status).toBe(200);
  expect(new Set(headers.map((each) => each.get("payment-signature"))).size).toBe(1);
  expect(signed).toHaveLength(1);
  // The payment has ended: the next purchase is a new payment.
  await client.fetch("https://shop/article");
  expect(signed).toHaveLength(2);
});

const [exactly] = demand.accepts;
const byChannel = {
  ...exactly,
  scheme: "batch-settlement",
  extra: { ...exactly?.extra, receiverAuthorizer: payTo, withdrawDelay: 3_600, minDeposit: "5000000" },
};

/** The second answer of a shop whose first payment is still open. */
async function demandedAgain(next: object): Promise<number> {
  const open = failed(500, "settlement_pending", { paymentId: "pay_1", retryAfterSeconds: "999" });
  const { client, signed, demanding } = fixture([open, () => Response.json({ ok: 1 }, receipt)]);
  await expect(client.fetch("https://shop/article")).rejects.toMatchObject({ code: "settlement_pending" });
  demanding({ ...demand, ...next });
  expect((await client.fetch("https://shop/article")).status).toBe(200);
  return signed.length;
}

test.each([
  ["another time limit", { accepts: [{ ...exactly, maxTimeoutSeconds: 45 }] }],
  ["no name of the token", { accepts: [{ ...exactly, extra: { assetTransferMethod: "permit2" } }] }],
  ["a channel beside it", { accepts: [exactly, byChannel] }],
  ["its addresses in other letters", { accepts: [{ ...exactly, payTo: payTo.toUpperCase().replace("X", "x") }] }],
  ["another description", { resource: { ...demand.resource, description: "new" } }],
])("an offer that is demanded with %s is the same purchase: its open payment is sent again", async (_what, next) => {
  expect(await demandedAgain(next)).toBe(1);
});

test.each([
  ["price", { accepts: [{ ...exactly, amount: "400000" }] }],
  ["payee", { accepts: [{ ...exactly, payTo: `0x${"c".repeat(40)}` }] }],
  ["resource", { resource: { url: "https://shop/other" } }],
])("another %s is another purchase", async (_what, next) => {
  expect(await demandedAgain(next)).toBe(2);
});

test("two requests at once are two purchases", async () => {
  const served = () => Response.json({ ok: 1 }, receipt);
  const { client, signed } = fixture([served, served]);
  await Promise.all([client.fetch("https://shop/article"), client.fetch("https://shop/article")]);
  expect(signed).toHaveLength(2);
});

test.each([
  [402, "insufficient_balance"],
  [500, "idempotency_conflict"],
])("a failed gate (%p, %s) becomes an error again, and is not retried", async (status, code) => {
  const { client, headers, reported } = fixture([failed(status, code, { required: "1", available: "0" })]);
  const paying = client.fetch("https://shop/article");
  await expect(paying).rejects.toMatchObject({ name: "LunasError", code, status, details: { available: "0" } });
  expect(headers).toHaveLength(1);
  expect(reported.at(-1)).toBe(`error ${code}`);
});

test("a payer without enough balance is not asked to sign", async () => {
  const { client, did } = fixture([], { of: payerWith({ balance: 499_999n }) });
  await expect(client.fetch("https://shop/article")).rejects.toMatchObject({
    code: "insufficient_balance",
    details: { requiredRupiah: "5000", availableRupiah: "4999.99" },
  });
  expect(did).toEqual(["useChain"]);
});

test.each([
  ["another token", { asset: payTo }, "unsupported_token"],
  ["another network", { network: "eip155:1" }, "unsupported_network"],
  ["another method", { extra: { assetTransferMethod: "eip3009" } }, "unsupported_network"],
])("%s is not paid", async (_what, change, code) => {
  const { client, did, demanding } = fixture([]);
  demanding({ ...demand, accepts: [{ ...demand.accepts[0], ...change }] });
  await expect(client.fetch("https://shop/article")).rejects.toMatchObject({ code });
  expect(did).toEqual([]);
});

test("a price above the limit is refused before anything is signed", async () => {
  const { client, did } = fixture([]);
  const paying = client.fetch("https://shop/article", {}, { maxPrice: "4999" });
  await expect(paying).rejects.toMatchObject({ code: "price_refused" });
  expect(did).toEqual([]);
});

test("a 402 that is not x402 is passed on", async () => {
  const { client, demanding } = fixture([]);
  demanding({ x402Version: 1 });
  expect((await client.fetch("https://shop/article")).status).toBe(402);
});

describe("the approval", () => {
  const offer = { erc20ApprovalGasSponsoring: { info: { description: "", version: "1" }, schema: {} } };
  const short = { allowance: 0n };

  test("the payer makes the approval where the service does not offer to pay for it", async () => {
    const { client, did, reported } = fixture([() => Response.json({}, receipt)], { of: payerWith(short) });
    await client.fetch("https://shop/article");
    expect(did).toEqual(["useChain", "approve", "sign"]);
    expect(reported).toContain("approval");
  });

  test("the payer signs the approval for the sponsor where the service offers it and the payer can sign it", async () => {
    const of = payerWith({ ...short, canSponsor: true });
    const { client, did, headers, demanding } = fixture([() => Response.json({}, receipt)], { of });
    demanding({ ...demand, extensions: offer });
    await client.fetch("https://shop/article");
    expect(did).toEqual(["useChain", "signApproval", "sign"]);
    const sent = JSON.parse(Buffer.from(headers[0]?.get("payment-signature") ?? "", "base64").toString());
    expect(sent.extensions).toMatchObject({ erc20ApprovalGasSponsoring: { info: { version: "1" } } });
  });

  test.each([
    ["a shop", {}],
    ["direct settlement", { settlement: "direct", apiKey: "ipk_pub_sandbox_x" } as const],
  ])(
    "%s: a payment whose approval the payer made itself is kept before it is sent, and sent again",
    async (_what, more) => {
      const of = payerWith({ ...short, canSponsor: true });
      const openPayments = openPaymentsInMemory();
      const kept: SignedPayment[] = [];
      const keptWhenSent: number[] = [];
      const keep: typeof openPayments.keep = (offered, each) => {
        kept.push(each.payment);
        return openPayments.keep(offered, each);
      };
      const answers = [
        failed(402, "sponsorship_refused", { reason: "payer_sponsored_lately" }),
        () => {
          keptWhenSent.push(kept.length);
          return failed(500, "settlement_pending", { retryAfterSeconds: "999" })();
        },
        () => Response.json({ paymentId: "pay_1", settlement }, receipt),
        () => Response.json({}),
      ];
      const paid = fixture(answers, { of, setup: { openPayments: { ...openPayments, keep } }, ...more });
      const { client, did, headers, bodies, demanding } = paid;
      demanding({ ...demand, extensions: offer });
      await expect(client.fetch("https://shop/article")).rejects.toMatchObject({ code: "settlement_pending" });
      expect((await client.fetch("https://shop/article")).status).toBe(200);
      expect(did.filter((each) => each === "sign" || each === "approve")).toEqual(["sign", "approve"]);
      const sent = headers.map((each, at) => each.get("payment-signature") ?? bodies[at]);
      expect(sent[1]).not.toBe(sent[0]);
      expect(sent[2]).toBe(sent[1]);
      expect(keptWhenSent).toEqual([2]);
      expect(kept.map(({ extensions }) => "erc20ApprovalGasSponsoring" in (extensions ?? {}))).toEqual([true, false]);
      // The purchase has ended, and nothing of it is left.
      expect(await openPayments.take(offerOf({ method: "GET", url: "https://shop/article" }, demand as never))).toBe(
        null,
      );
    },
  );

  test("the payer makes the approval where it cannot sign for a sponsor", async () => {
    const { client, did, demanding } = fixture([() => Response.json({}, receipt)], { of: payerWith(short) });
    demanding({ ...demand, extensions: offer });
    await client.fetch("https://shop/article");
    expect(did).toEqual(["useChain", "signApproval", "approve", "sign"]);
  });
});

describe("direct settlement", () => {
  const direct = { settlement: "direct", apiKey: "ipk_pub_sandbox_x" } as const;
  const settled = () => Response.json({ txHash: "0xabc", paymentId: "pay_1", settlement });
  const offer = { price: "5000", payTo, resource: { url: "http://page/" } };

  test("posts the payment with the key and the origin, and sends the payment's id to the shop", async () => {
    const setup = { origin: "https://agent.example" };
    const { client, headers } = fixture([settled, () => Response.json({ ok: 1 })], { ...direct, setup });
    expect((await client.fetch("https://shop/article")).status).toBe(200);
    expect(headers[0]?.get("x-api-key")).toBe("ipk_pub_sandbox_x");
    expect(headers[0]?.get("origin")).toBe("https://agent.example");
    expect(headers[1]?.get("lunas-payment")).toBe("pay_1");
    expect(headers[1]?.has("payment-signature")).toBe(false);
  });

  test("the same purchase again, while the outcome is open, sends the same payment under the same key", async () => {
    const lost = () =>
      Response.json(
        { error: { code: "settlement_pending", message: "", details: { retryAfterSeconds: "999" } } },
        { status: 504 },
      );
    const { client, headers, signed } = fixture([lost, settled], direct);
    await expect(client.pay(offer)).rejects.toMatchObject({ code: "settlement_pending" });
    expect(await client.pay(offer)).toMatchObject({ paymentId: "pay_1" });
    expect(signed).toHaveLength(1);
    expect(new Set(headers.map((each) => each.get("idempotency-key"))).size).toBe(1);
  });

  test("the Idempotency-Key cannot be derived from data on the chain, and goes nowhere else", async () => {
    const { client, headers, bodies } = fixture([settled, settled], direct);
    await client.pay(offer);
    await client.pay({ ...offer, price: "4000" });
    const keys = headers.map((each) => each.get("idempotency-key") ?? "");
    expect(new Set(keys).size).toBe(2);
    for (const [at, body] of bodies.entries()) {
      const key = keys[at] ?? "";
      const { nonce } = JSON.parse(body).paymentPayload.payload.permit2Authorization;
      expect(key).toMatch(/^direct-\d{40,}$/);
      expect(key).not.toContain(nonce);
      expect(body).not.toContain(key.slice("direct-".length));
    }
  });

  test("a refusal allows the payer to sign a new payment", async () => {
    const refused = () =>
      Response.json({ error: { code: "expired_deadline", message: "", details: {} } }, { status: 400 });
    const { client, signed } = fixture([refused, settled], direct);
    await expect(client.pay(offer)).rejects.toMatchObject({ code: "expired_deadline" });
    await client.pay(offer);
    expect(signed).toHaveLength(2);
  });
});

describe("options", () => {
  const browser = { setup: inPage };
  test.each<[Scenario, string]>([
    [{ environment: "staging" as "local" }, "invalid_option"],
    [{ environment: "production" }, "facilitator_url_missing"],
    [{ environment: "base" }, "facilitator_url_missing"],
    [{ apiKey: "hunter2" }, "invalid_key"],
    [{ apiKey: "ipk_live_x" }, "key_environment_mismatch"],
    [{ settlement: "direct" }, "invalid_option"],
    [{ settlement: "direct", apiKey: "ipk_sandbox_x" }, "invalid_option"],
    [{ ...browser, settlement: "direct", apiKey: "ipk_sandbox_x" }, "secret_key_in_browser"],
    [{ ...browser, apiKey: "ipk_pub_sandbox_x" }, "invalid_option"],
  ])("%p is refused: %s", (options, code) => {
    expect(() => fixture([], options)).toThrow(expect.objectContaining({ code }));
  });

  test("look-ups need a secret key, which a page never has", async () => {
    await expect(fixture([], browser).client.payments.get("pay_1")).rejects.toMatchObject({
      code: "secret_key_in_browser",
    });
    await expect(fixture([]).client.payments.list()).rejects.toMatchObject({ code: "invalid_option" });
  });
});
