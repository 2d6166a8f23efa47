import type { ChainConfig } from "@lunas/protocol/wire/api";
import type { Hex } from "@lunas/protocol/wire/hex";
import type { PaymentAuthorization } from "@lunas/protocol/wire/x402";
import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { sandboxConfig } from "@lunas/testkit/payer/chain-config";
import { createClient as createAgent } from "./agent";
import { createClient } from "./create-client";
import type { ClientOptions } from "./options";
import { erc20 } from "./pay/erc20";
import type { Payer } from "./payer";

const from = `0x${"a".repeat(40)}` as const;
const other = `0x${"9".repeat(40)}` as const;
const payTo = `0x${"b".repeat(40)}` as const;
const shop = "https://shop.example";
const real = {
  ...sandboxConfig,
  ...{ chainId: 8_453, network: "base", rpcUrl: "https://rpc.example" },
  tokens: { IDRX: "0x18Bc5bcC660cf2B9cE3cd51a404aFe1a0cBD3C22" },
  x402: { ...sandboxConfig.x402, caip2Network: "eip155:8453" },
} as ChainConfig;

type Answer = (request: Request) => Response | undefined;

interface Harness extends Partial<ClientOptions> {
  readonly chain?: unknown;
  readonly amount?: string;
  readonly maxTimeoutSeconds?: number;
  /** Replaces the usual answer. */
  readonly answer?: Answer;
}

/** Shops that demand this amount and serve a payer who pays it. */
function harness({
  chain = sandboxConfig,
  amount = "500000",
  maxTimeoutSeconds = 60,
  answer,
  ...options
}: Harness = {}) {
  const signed: PaymentAuthorization[] = [];
  const sent: Request[] = [];
  const payer: Payer = {
    connect: async () => from,
    useChain: async () => undefined,
    read: async (_to, data) => `0x${(data === erc20.balanceOf(from) ? "f" : "f").repeat(64)}`,
    sign: async (_chain, authorization) => {
      signed.push(authorization);
      return `0x${"5".repeat(130)}`;
    },
    approve: async () => undefined,
    signApproval: async () => null,
  };
  const { x402, tokens } = chain as ChainConfig;
  const send = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    if (request.url.endsWith("/config")) return Response.json({ sandbox: chain, production: chain });
    sent.push(request);
    const special = answer?.(request);
    if (special !== undefined) return special;
    if (request.headers.has("payment-signature")) return Response.json({ ok: 1 });
    const terms = { scheme: "exact", network: x402.caip2Network, asset: tokens.IDRX, payTo };
    const extra = { assetTransferMethod: "permit2", name: "IDRX", version: "1" };
    const accepts = [{ ...terms, amount, maxTimeoutSeconds, extra }];
    return Response.json({ x402Version: 2, resource: { url: request.url }, accepts }, { status: 402 });
  };
  const client = createClient({ environment: "local", ...options, payer, fetch: send as typeof fetch });
  return { client, signed, sent };
}

const at = <T extends Response>(response: T, url: string, redirected: boolean): T => {
  Object.defineProperty(response, "url", { value: url });
  Object.defineProperty(response, "redirected", { value: redirected });
  return response;
};

describe("the addresses of Permit2 and of the proxy are the canonical ones", () => {
  const withProxy = (x402Permit2ProxyAddress: Hex) => ({ x402: { ...sandboxConfig.x402, x402Permit2ProxyAddress } });
  test.each<[string, Partial<ChainConfig>]>([
    ["another Permit2", { permit2Address: other }],
    ["another proxy", withProxy(other)],
    ["no proxy", withProxy(undefined as never)],
    ["a network that does not belong to its chain", { x402: { ...sandboxConfig.x402, caip2Network: "eip155:8453" } }],
    ["the real-money chain in the sandbox section", { ...real, network: "sandbox" }],
    ["an endpoint without encryption", { rpcUrl: "http://rpc.example" }],
    ["an endpoint that is not a URL", { rpcUrl: "file:///etc/passwd" }],
  ])("with %s in the configuration nothing is signed, whatever the price", async (_what, change) => {
    const { client, signed } = harness({ chain: { ...sandboxConfig, ...change } });
    await expect(client.fetch(shop)).rejects.toMatchObject({ code: "config_refused" });
    expect(signed).toEqual([]);
  });

  test.each<[string, Partial<ChainConfig>]>([
    ["another token", { tokens: { IDRX: other } }],
    ["another chain", { chainId: 1, x402: { ...real.x402, caip2Network: "eip155:1" } }],
  ])("real money is IDRX on Base: %s is refused", async (_what, change) => {
    const options = { environment: "live", facilitatorUrl: "https://pay.example" } as const;
    const { client, signed } = harness({ ...options, chain: { ...real, ...change } });
    await expect(client.fetch(shop)).rejects.toMatchObject({ code: "config_refused" });
    expect(signed).toEqual([]);
    const honest = harness({ ...options, chain: real });
    expect((await honest.client.fetch(shop)).status).toBe(200);
  });

  test("other addresses are accepted when the options name them", async () => {
    const { client, signed } = harness({
      chain: { ...sandboxConfig, permit2Address: other, ...withProxy(other) },
      contracts: { permit2: other, x402Permit2Proxy: other },
    });
    expect((await client.fetch(shop)).status).toBe(200);
    expect(signed).toHaveLength(1);
  });
});

test.each([3_600, 2_147_483_647])(
  "the shop demands a deadline in %d seconds; the client signs five minutes",
  async (seconds) => {
    const { client, signed } = harness({ maxTimeoutSeconds: seconds });
    await client.fetch(shop);
    const now = Math.floor(Date.now() / 1_000);
    expect(Number(signed[0]?.deadline)).toBeLessThanOrEqual(now + 300);
    expect(Number(signed[0]?.deadline)).toBeGreaterThan(now + 290);
  },
);

describe("prices", () => {
  test("without a maxPrice option the client pays at most Rp 100.000", async () => {
    const dear = harness({ amount: "10000001" });
    await expect(dear.client.fetch(shop)).rejects.toMatchObject({
      code: "price_refused",
      details: { demandedRupiah: "100000.01", allowedRupiah: "100000" },
    });
    expect(dear.signed).toEqual([]);
    expect((await harness({ amount: "10000000" }).client.fetch(shop)).status).toBe(200);
    expect((await dear.client.fetch(shop, {}, { maxPrice: "200000" })).status).toBe(200);
    expect((await harness({ amount: "20000000", maxPrice: "200000" }).client.fetch(shop)).status).toBe(200);
  });

  test("one shop cannot take more in a day than the budget for one origin", async () => {
    const { client, signed } = harness({ amount: "500000", budget: { perOrigin: "12000" } });
    await client.fetch(`${shop}/1`);
    await client.fetch(`${shop}/2`);
    await expect(client.fetch(`${shop}/3`)).rejects.toMatchObject({
      code: "budget_exceeded",
      details: { budget: "perOrigin", origin: shop, leftRupiah: "2000", demandedRupiah: "5000" },
    });
    expect((await client.fetch("https://another.example")).status).toBe(200);
    expect(signed).toHaveLength(3);
  });

  test("all shops together cannot take more than the total budget, even at once", async () => {
    const { client, signed } = harness({ amount: "500000", budget: { total: "20000" } });
    const requests = Array.from({ length: 10 }, (_, count) => client.fetch(`https://shop-${count}.example`));
    const ends = await Promise.allSettled(requests);
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
    expect(signed).toHaveLength(4);
  });

  test("the budget is rolling: after a day there is room again", async () => {
    const now = jest.spyOn(Date, "now");
    const start = Date.now();
    const { client } = harness({ amount: "500000", budget: { total: "5000" } });
    await client.fetch(shop);
    now.mockReturnValue(start + 86_400_000 - 1_000);
    await expect(client.fetch(shop)).rejects.toMatchObject({ code: "budget_exceeded" });
    now.mockReturnValue(start + 86_400_000 + 1_000);
    expect((await client.fetch(shop)).status).toBe(200);
    now.mockRestore();
  });

  test("a default budget applies too; a refusal after the signature does not give the amount back", async () => {
    const refusing: Answer = (request) =>
      request.headers.has("payment-signature")
        ? Response.json({ error: "no", code: "insufficient_balance" }, { status: 402 })
        : undefined;
    // The receiver of the signature can settle it, whatever it answered.
    const { client, signed } = harness({ amount: "10000000", answer: refusing });
    for (let count = 0; count < 12; count += 1) await client.fetch(shop).catch(() => undefined);
    expect(signed).toHaveLength(5);
  });

  test("what was not signed does not count against the budget", async () => {
    const { client, signed } = harness({ amount: "500000", budget: { total: "5000" } });
    await expect(client.fetch(shop, {}, { maxPrice: "1" })).rejects.toMatchObject({ code: "price_refused" });
    expect((await client.fetch(shop)).status).toBe(200);
    expect(signed).toHaveLength(1);
  });
});

describe("redirects and addresses", () => {
  const demand = (url: string) =>
    Response.json(
      {
        x402Version: 2,
        resource: { url },
        accepts: [
          {
            ...{ scheme: "exact", network: "eip155:1337", asset: sandboxConfig.tokens.IDRX, amount: "100", payTo },
            ...{ maxTimeoutSeconds: 60, extra: { assetTransferMethod: "permit2" } },
          },
        ],
      },
      { status: 402 },
    );

  test("a demand behind a redirect to another origin is not paid", async () => {
    const { client, signed } = harness({ answer: () => at(demand(other), "https://evil.example/", true) });
    await expect(client.fetch(shop)).rejects.toMatchObject({ code: "redirect_refused" });
    expect(signed).toEqual([]);
  });

  test("a demand behind a redirect within the origin is paid", async () => {
    const { client, signed } = harness({
      answer: (request) => (request.headers.has("payment-signature") ? undefined : at(demand(shop), `${shop}/b`, true)),
    });
    expect((await client.fetch(`${shop}/a`)).status).toBe(200);
    expect(signed).toHaveLength(1);
  });

  test("a redirect within the origin keeps the payment, and a redirect to another origin drops it", async () => {
    const { client, sent } = harness({
      answer: ({ url, headers }) => {
        if (!headers.has("payment-signature")) return url.includes("evil") ? Response.json({ stolen: 1 }) : undefined;
        if (url === `${shop}/a`) return new Response(null, { status: 302, headers: { Location: "/b" } });
        return new Response(null, { status: 303, headers: { Location: "https://evil.example/" } });
      },
    });
    await client.fetch(`${shop}/a`, { method: "POST", body: "x" });
    // `fetch` does the same: after a 302 a POST becomes a GET.
    const seen = sent.map(({ method, url, headers }) => [method, url, headers.has("payment-signature")]);
    expect(seen).toEqual([
      ["POST", `${shop}/a`, false],
      ["POST", `${shop}/a`, true],
      ["GET", `${shop}/b`, true],
      ["GET", "https://evil.example/", false],
    ]);
  });

  test("a 307 repeats the whole request, without the payer's own credentials", async () => {
    const bodies: Promise<string>[] = [];
    const { client, sent } = harness({
      answer: (request) => {
        if (request.headers.get("payment-signature") === null && request.url !== "https://b.example/") return undefined;
        bodies.push(request.clone().text());
        const Location = request.url === `${shop}/a` ? "/b" : "https://b.example/";
        return request.url === "https://b.example/"
          ? Response.json({})
          : new Response(null, { status: request.url === `${shop}/a` ? 307 : 308, headers: { Location } });
      },
    });
    const headers = { Authorization: "Bearer mine", "Content-Type": "text/plain" };
    expect((await client.fetch(`${shop}/a`, { method: "PUT", body: "seven", headers })).status).toBe(200);
    expect(await Promise.all(bodies)).toEqual(["seven", "seven", "seven"]);
    const last = sent.at(-1);
    expect([last?.method, last?.url]).toEqual(["PUT", "https://b.example/"]);
    expect([last?.headers.has("authorization"), last?.headers.has("payment-signature")]).toEqual([false, false]);
  });

  test("an address with credentials in it fails at once, because fetch cannot request it", async () => {
    const { client, sent } = harness({
      answer: ({ headers }) =>
        headers.has("payment-signature")
          ? new Response(null, { status: 302, headers: { Location: "https://shop.example@evil.example/" } })
          : undefined,
    });
    await expect(client.fetch(`${shop}/a`)).rejects.toMatchObject({ status: 302 });
    expect(sent).toHaveLength(2);
  }, 3_000);

  test("nothing is paid without encryption, except on this machine", async () => {
    const { client, signed } = harness();
    await expect(client.fetch("http://shop.example")).rejects.toMatchObject({ code: "insecure_url" });
    expect(signed).toEqual([]);
    expect((await client.fetch("http://localhost:3000")).status).toBe(200);
  });

  test("a key is not sent to a redirect", async () => {
    const seen: (string | undefined)[] = [];
    const send = async (input: string | URL | Request, init?: RequestInit) => {
      if (new Headers(init?.headers).has("x-api-key")) seen.push(init?.redirect);
      return String(input).endsWith("/config")
        ? Response.json({ sandbox: sandboxConfig, production: real })
        : Response.json({ payments: [], txHash: "0x", settlement: {} });
    };
    const rest = { environment: "local", fetch: send as typeof fetch } as const;
    const reader = createClient({ ...rest, apiKey: "ipk_sandbox_x", payer: {} as Payer });
    await reader.payments.list();
    const direct = { settlement: "direct", apiKey: "ipk_pub_sandbox_x" } as const;
    const payer = {
      connect: async () => from,
      useChain: async () => undefined,
      sign: async () => "0x",
    } as never as Payer;
    const payable = { ...payer, read: async () => `0x${"f".repeat(64)}` } as Payer;
    await createClient({ ...rest, ...direct, payer: payable }).pay({ price: "5000", payTo, resource: { url: shop } });
    expect(seen).toEqual(["error", "error"]);
  });
});

describe("an unknown option, such as a limit with a typo, is refused", () => {
  test.each<[object, RegExp]>([
    [{ maxprice: "5000" }, /maxPrice/],
    [{ budget: { perorigin: "5000" } }, /perOrigin/],
    [{ budget: { total: 5_000 } }, /"5000"/],
    [{ budget: { total: "5000", hours: 0 } }, /hours/],
    [{ maxPrice: 5_000 }, /"5000"/],
    [{ contracts: { permit: other } }, /permit2/],
    [{ contracts: { permit2: "0x" } }, /permit2/],
    [{ facilitatorUrl: "http://pay.example" }, /https/],
    [{ environment: "prod" }, /base/],
  ])("%p", (options, message) => {
    expect(() => harness(options as Harness)).toThrow(message);
    const privateKey = `0x${"1".repeat(64)}`;
    expect(() => createAgent({ environment: "local", privateKey, ...options } as never)).toThrow(message);
  });

  test("an unknown option of one request is refused too", async () => {
    const { client, signed } = harness();
    await expect(client.fetch(shop, {}, { maxprice: "1" } as never)).rejects.toMatchObject({ code: "invalid_option" });
    expect(signed).toEqual([]);
  });
});

test("a header with very deep nesting is not a demand, and causes no failure", async () => {
  const deep = Buffer.from(`${"[".repeat(15_000)}${"]".repeat(15_000)}`).toString("base64");
  const { client } = harness({
    answer: () => new Response("[]", { status: 402, headers: { "PAYMENT-REQUIRED": deep } }),
  });
  expect((await client.fetch(shop)).status).toBe(402);
  expect(encodePaymentHeader({})).toBe("e30=");
});
