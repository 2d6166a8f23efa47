import type { Address, Chain } from "@lunas/catalog/chain";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { createPayer, type Payer, type PayerOptions } from "@lunas/testkit/payer/create-payer";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import { until } from "@lunas/testkit/time/until";
import { type Owner, openAccount } from "./account";
import { type Answer, type Ask, ask, type Json } from "./http";
import { equipPayer } from "./payer";

export interface Place {
  readonly url: string;
  /** A gateway with the interface's own limits, where `url` has others. */
  readonly limitsUrl?: string;
  /** A secret sandbox key; without one a merchant is registered. */
  readonly key?: string;
}

/** Everybody and everything that the cases are about; made when first asked for. */
export interface Fixture {
  readonly url: string;
  readonly limitsUrl: string;
  /** The secret sandbox key that payments are made with, and the wallet of its merchant. */
  readonly key: string;
  readonly payTo: Address;
  /** A merchant of our own, signed in, and another one. */
  readonly owner: Owner;
  readonly other: Owner;
  readonly config: Json;
  readonly chain: Chain;
  ask(method: string, path: string, given?: Ask): Promise<Answer>;
  /** A wallet with money that has approved Permit2. */
  payer(): Promise<Payer>;
  /** A signed body; 1,000 base units to the merchant unless told otherwise. */
  sign(options?: Partial<PayerOptions>, payer?: Payer): Promise<SignedBody>;
  /** One payment of the key's merchant that was settled: what was sent and what was answered. */
  paid(): Promise<{ readonly body: SignedBody; readonly answer: Answer }>;
  /** What was answered to its look-up. */
  record(): Promise<Json>;
  /** Makes an API key of the owner's and answers it. */
  apiKey(options: object): Promise<Json>;
}

export type SignedBody = ReturnType<typeof bodyOf>;

export const shopOrigin = "https://shop.example";
export const amount = 1_000n;

function bodyOf(authorization: Parameters<typeof paymentPayload>[0], chain: Chain) {
  return {
    paymentPayload: paymentPayload(authorization, { chain }),
    paymentRequirements: requirementsFor(authorization, chain),
  };
}

export async function setUpFixture({ url, limitsUrl = url, key: given }: Place): Promise<Fixture> {
  const to = (method: string, path: string, requested: Ask = {}) =>
    ask(`${requested.url ?? url}${path}`, method, requested);
  const { body: config } = await to("GET", "/config");
  const chain = chainOf(config.sandbox as Json);
  const owner = await openAccount(to, chain.chainId);
  const other = await openAccount(to, chain.chainId);
  const key = given ?? owner.apiKey;
  const sign: Fixture["sign"] = async (options = {}, payer) =>
    bodyOf(await (payer ?? createPayer({ chain })).authorize({ to: payTo, amount, ...options }), chain);
  let payTo = owner.walletAddress;
  if (given !== undefined) payTo = await payeeOf(await to("POST", "/facilitate", { key, body: await sign() }));

  const payer = once(() => equipPayer(to, { key, chain, rpcUrl: String(config.sandbox?.rpcUrl) }));
  const paid = once(async () => {
    const body = await sign({}, await payer());
    return { body, answer: await to("POST", "/facilitate", { key, body }) };
  });
  const record = once(async () => {
    const { answer } = await paid();
    return untilPlaced(async () => (await to("GET", `/payments/${answer.body.txHash}`, { key })).body);
  });
  const apiKey = async (body: object) => (await to("POST", "/merchant/api-keys", { cookie: owner.cookie, body })).body;
  return { url, limitsUrl, key, payTo, owner, other, config, chain, ask: to, payer, sign, paid, record, apiKey };
}

/** A service that knew the chain before the payment's block learns of that block soon: until then a record has no finality. */
async function untilPlaced(read: () => Promise<Json>): Promise<Json> {
  const placed = async () => {
    const record = await read();
    return record.finality === undefined ? null : record;
  };
  return until(placed, { timeoutMs: 10_000, intervalMs: 200 }).catch(read);
}

/** A key does not show its merchant; the refusal of a payment to another wallet does. */
async function payeeOf(refused: Answer): Promise<Address> {
  const expected = refused.body.error?.details?.expected;
  if (expected === undefined) throw new Error(`the key is of no use: ${JSON.stringify(refused.body)}`);
  return String(expected) as Address;
}

/** The chain as the service describes it: nothing of it is taken from here. */
function chainOf(section: Json): Chain {
  const { chainId, x402, permit2Address, tokens } = section;
  return {
    ...sandbox,
    chainId: Number(chainId),
    caip2Network: String(x402?.caip2Network) as Chain["caip2Network"],
    contracts: {
      ...sandbox.contracts,
      permit2: String(permit2Address) as Address,
      x402Proxy: String(x402?.x402Permit2ProxyAddress) as Address,
    },
    tokens: tokens as unknown as Chain["tokens"],
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
