import { sandbox } from "@lunas/catalog/chains/sandbox";
import { createClient } from "@lunas/client/agent";
import type { PaymentPayload } from "@lunas/protocol/wire/x402";
import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { sandboxConfig } from "@lunas/testkit/payer/chain-config";
import { sandboxTerms } from "@lunas/testkit/payer/sandbox-terms";
import fc from "fast-check";
import { applyMutation, mutation, pathsOf } from "../../payments/mutation";
import { type Attempt, sample, tryEach } from "../attempts";
import type { HostileKind } from "../kind";

const shop = "https://shop.example/article";
const evil = `0x${"6".repeat(40)}`;
const { payTo } = sandboxTerms;
const mostAmount = 500_000n;
const mostSeconds = 300;
const privateKey = `0x${"1".repeat(64)}`;

const terms = { ...sandboxTerms, amount: "100000" };
const demand = { x402Version: 2, resource: { url: shop }, accepts: [terms] };

interface Lie {
  readonly config?: unknown;
  readonly demand?: unknown;
  /** Where a redirect leads. */
  readonly location?: string;
  readonly status?: number;
}

const x402 = (change: object) => ({ ...sandboxConfig, x402: { ...sandboxConfig.x402, ...change } });
const configs: readonly unknown[] = [
  ...[evil, "", null, "0x", payTo, sandbox.contracts.permit2.slice(0, -1)].map((permit2Address) => ({
    ...sandboxConfig,
    permit2Address,
  })),
  ...[evil, "", null, "0x", payTo].map((x402Permit2ProxyAddress) => x402({ x402Permit2ProxyAddress })),
  ...["eip155:8453", "eip155:1", "solana:x", "", null].map((caip2Network) => x402({ caip2Network })),
  ...["http://rpc.example", "file:///etc/passwd", "", null, "javascript:x", "ws://rpc.example"].map((rpcUrl) => ({
    ...sandboxConfig,
    rpcUrl,
  })),
  ...[8_453, 1, 0, -1, "1337", null, 1e300].map((chainId) => ({ ...sandboxConfig, chainId })),
  ...[{}, { IDRX: evil }, { IDRX: null }, null].map((tokens) => ({ ...sandboxConfig, tokens })),
  ...[0, 18, -2, "2", null].map((decimals) => ({ ...sandboxConfig, tokenDecimals: { IDRX: decimals } })),
  ...[null, [], "x", 1, {}].map((each) => each),
];
const entry = (change: object) => ({ ...demand, accepts: [{ ...terms, ...change }] });
const demands: readonly unknown[] = [
  ...["500001", "10000001", (2n ** 256n - 1n).toString(), "-1", "1e3", "0x10", "", 1, null, "9".repeat(90), "١"].map(
    (amount) => entry({ amount }),
  ),
  ...[evil, sandbox.contracts.permit2, "", null].map((asset) => entry({ asset })),
  ...["eip155:8453", "eip155:1", "base", "", null].map((network) => entry({ network })),
  ...["0x", "", null, "vitalik.eth", evil.slice(1), 1].map((each) => entry({ payTo: each })),
  ...[3_600, 86_400, 2_147_483_647, 1e15, -1, 1.5, "60", null].map((maxTimeoutSeconds) => entry({ maxTimeoutSeconds })),
  ...["upto", "permit", "", null].map((scheme) => entry({ scheme })),
  ...["eip3009", "", null].map((assetTransferMethod) => entry({ extra: { assetTransferMethod } })),
  ...[1, 3, "2", null].map((x402Version) => ({ ...demand, x402Version })),
  ...[
    null,
    [],
    {},
    "x",
    1,
    { x402Version: 2 },
    { ...demand, accepts: [] },
    { ...demand, accepts: {} },
    { ...demand, accepts: [null] },
  ],
  { ...demand, accepts: Array.from({ length: 1_000 }, () => ({ ...terms, amount: "10000001" })) },
];
const locations = [
  ...[
    "https://evil.example/",
    "http://shop.example/",
    "//evil.example/",
    "https://shop.example.evil.example/",
    "https://shop.example:444/",
    "file:///etc/passwd",
  ],
  ...[
    "https://shop.example@evil.example/",
    "javascript:alert(1)",
    "data:text/plain,x",
    "",
    "\\\\evil.example",
    "https:evil.example",
  ],
];

export const misleadPayers: HostileKind = {
  kind: "mislead a payer's library",
  actor: "shop",
  async try({ seed }) {
    const changed = (of: object, count: number) =>
      sample(fc.array(mutation(pathsOf(of)), { minLength: 1, maxLength: 2 }), count, seed).map((all) =>
        all.reduce<unknown>(applyMutation, of),
      );
    const lies: readonly Lie[] = [
      ...configs.map((config) => ({ config })),
      ...demands.map((each) => ({ demand: each })),
      ...changed(sandboxConfig, 80).map((config) => ({ config })),
      ...changed(demand, 120).map((each) => ({ demand: each })),
      ...locations.flatMap((location) => [301, 302, 303, 307, 308].map((status) => ({ location, status }))),
    ];
    const { tried, wrong } = await tryEach(lies.map(lying), { boundMs: 20_000 });
    // A library that never pays fails here.
    const honest = await visit({});
    return {
      tried,
      wrong: honest.paid === 1 && honest.found.length === 0 ? wrong : [...wrong, "an honest shop was not paid"],
    };
  },
};

/** Whatever it is told, it signs this chain's IDRX through the known contracts, at most so much, for at most so long, for the origin asked. */
const lying = (lie: Lie): Attempt => ({ input: JSON.stringify(lie), act: async () => (await visit(lie)).found });

/** Asks a shop that tells this, and pays where it is demanded. */
async function visit(lie: Lie): Promise<{ readonly found: readonly string[]; readonly paid: number }> {
  const found: string[] = [];
  let paid = 0;
  const send = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const header = request.headers.get("payment-signature");
    if (header !== null) {
      paid += 1;
      found.push(...judge(header, request.url));
    }
    return answerTo(request, lie, header !== null);
  };
  const client = createClient({
    state: "memory",
    environment: "local",
    privateKey,
    maxPrice: "5000",
    fetch: send as typeof fetch,
  });
  await client.fetch(shop).catch((error: unknown) => {
    if (error instanceof RangeError) found.push(`it threw ${error}`);
  });
  return { found, paid };
}

function answerTo(request: Request, lie: Lie, isPaid: boolean): Response {
  const { pathname, host } = new URL(request.url);
  const section = "config" in lie ? lie.config : sandboxConfig;
  if (pathname.endsWith("/config")) return Response.json({ sandbox: section, production: section });
  if (request.method === "POST" && host.startsWith("localhost"))
    return Response.json({ jsonrpc: "2.0", id: 1, result: `0x${"f".repeat(64)}` });
  const { location, status = 302 } = lie;
  if (isPaid && location !== undefined && request.url === shop) {
    return new Response(null, { status, headers: { Location: Buffer.from(location).toString("latin1") } });
  }
  if (isPaid) return Response.json({ ok: 1 });
  const demanded = "demand" in lie ? lie.demand : demand;
  return Response.json(demanded, {
    status: 402,
    headers: { "PAYMENT-REQUIRED": encodePaymentHeader(demanded ?? null) },
  });
}

function judge(header: string, url: string): readonly string[] {
  const { payload } = JSON.parse(Buffer.from(header, "base64").toString()) as PaymentPayload;
  const { permitted, spender, deadline } = payload.permit2Authorization;
  const same = (one: string, two: string | undefined) => one.toLowerCase() === two?.toLowerCase();
  return [
    ...(new URL(url).origin === new URL(shop).origin ? [] : [`it sent a payment to ${url}`]),
    ...(BigInt(permitted.amount) <= mostAmount ? [] : [`it signed ${permitted.amount}`]),
    ...(same(permitted.token, sandbox.tokens.IDRX) || sandboxOwn(permitted.token)
      ? []
      : [`it signed for ${permitted.token}`]),
    ...(same(spender, sandbox.contracts.x402Proxy) ? [] : [`it signed for the spender ${spender}`]),
    ...(Number(deadline) <= Date.now() / 1_000 + mostSeconds + 1 ? [] : [`it signed until ${deadline}`]),
  ];
}

/** Of play money the configuration says which token it is: real money's token is known. */
const sandboxOwn = (token: string) => token.toLowerCase() !== "0x18bc5bcc660cf2b9ce3cd51a404afe1a0cbd3c22";
