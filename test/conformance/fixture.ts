import type { Address, Chain } from "@lunas/catalog/chain";
import { createPayer, type Payer, type PayerOptions } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { type Owner, openAccount } from "./account";
import { describedChain } from "./described-chain";
import { findPayee } from "./find-payee";
import { type Answer, type Ask, ask, type Json } from "./http";
import { equipPayer } from "./payer";
import { type SignedBody, signedBody } from "./signed-body";

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

export type { SignedBody } from "./signed-body";

export const shopOrigin = "https://shop.example";
export const amount = 1_000n;

export async function setUpFixture({ url, limitsUrl = url, key: given }: Place): Promise<Fixture> {
  const to = (method: string, path: string, requested: Ask = {}) =>
    ask(`${requested.url ?? url}${path}`, method, requested);
  const { body: config } = await to("GET", "/config");
  const chain = describedChain(config.sandbox as Json);
  const owner = await openAccount(to, chain.chainId);
  const other = await openAccount(to, chain.chainId);
  const key = given ?? owner.apiKey;
  const sign: Fixture["sign"] = async (options = {}, payer) =>
    signedBody(await (payer ?? createPayer({ chain })).authorize({ to: payTo, amount, ...options }), chain);
  let payTo = owner.walletAddress;
  if (given !== undefined) payTo = await findPayee(to, { key, chain });

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

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
