import { readFileSync } from "node:fs";
import type { Address, Chain } from "@lunas/catalog/chain";
import { createPayer, type Payer } from "@lunas/testkit/payer/create-payer";
import type { To } from "../conformance/account";
import { describedChain } from "../conformance/described-chain";
import { findPayee } from "../conformance/find-payee";
import { ask, type Json } from "../conformance/http";
import { equipPayer } from "../conformance/payer";
import { signedBody } from "../conformance/signed-body";
import { type LoadOptions, WrongUse } from "./options";

export interface Prepared {
  readonly network: string;
  readonly payers: number;
  /** Of `POST /facilitate`, signed. */
  readonly bodies: readonly string[];
}

/** So many payers get their money at a time. */
const together = 8;
/** Longer than any load and its preparation. */
const validSeconds = 2_400;
/** A payment may wait for long under overload: a payer may have only so many in flight. */
const perSecondOfPayer = 10;

/** Reads what the deployment says of itself, equips the payers, and signs each payment before anything is measured. */
export async function preparePayments(options: LoadOptions, show: (line: string) => void): Promise<Prepared> {
  const { url, key, rate, seconds, rupiah } = options;
  const to: To = (method, path, given = {}) => ask(`${url}${path}`, method, given);
  const { status, body: config } = await to("GET", "/config");
  if (status !== 200) throw new Error(`${url}/config answers ${status}: is it a gateway?`);
  const section = sectionOf(config, options);
  const chain = describedChain(section);
  const payTo = await findPayee(to, { key, chain });
  const count = Math.ceil(rate * seconds);
  const amount = BigInt(rupiah) * 10n ** BigInt(Number(section.tokenDecimals?.IDRX));
  const payers = await payersOf({ to, section, chain }, options);
  const bodies = await sign(payers, { count, amount, payTo, chain });
  show(`${payers.length} payers are ready, ${count} payments are signed`);
  return { network: String(section.network), payers: payers.length, bodies };
}

/** The network that is wanted; refuses one with real money, and a key of another environment. */
export function sectionOf(config: Json, { network, key, realMoney }: LoadOptions): Json {
  const networks = config.networks as unknown as readonly Json[];
  const wanted = network ?? String(config.sandbox?.network);
  const found = networks.find((each) => String(each.network) === wanted);
  if (found === undefined)
    throw new WrongUse(`--network: the deployment has ${networks.map((each) => each.network).join(", ")}`);
  const isSandbox = String(found.environment) === "sandbox";
  if (!isSandbox && !realMoney)
    throw new WrongUse(`${wanted} is no sandbox: each payment would move real money. --real-money allows it`);
  if (key.startsWith("ipk_live_") === isSandbox)
    throw new WrongUse(`--key is not a key of the ${isSandbox ? "sandbox" : "production"} environment`);
  return found;
}

interface Place {
  readonly to: To;
  readonly section: Json;
  readonly chain: Chain;
}

async function payersOf({ to, section, chain }: Place, options: LoadOptions): Promise<readonly Payer[]> {
  const { key, rate, seconds, rupiah, payerKeys } = options;
  if (payerKeys !== null) return readKeys(payerKeys).map((privateKey) => createPayer({ chain, privateKey }));
  const rpcUrl = approvalEndpoint(String(section.rpcUrl), options);
  const count = options.payers ?? Math.min(200, Math.ceil(rate / perSecondOfPayer));
  const idrx = String(Math.ceil((rate * seconds) / count) * rupiah);
  const payers: Payer[] = [];
  while (payers.length < count) {
    const some = Array.from({ length: Math.min(together, count - payers.length) }, () =>
      equipPayer(to, { key, chain, rpcUrl, idrx }),
    );
    payers.push(...(await Promise.all(some)));
  }
  return payers;
}

function readKeys(file: string): readonly `0x${string}`[] {
  const lines = readFileSync(file, "utf8").split("\n");
  const keys = lines.map((line) => line.trim()).filter((line) => line !== "");
  const wrong = keys.findIndex((line) => !/^0x[0-9a-f]{64}$/i.test(line));
  if (keys.length === 0 || wrong >= 0) throw new WrongUse(`--payer-keys: key ${wrong + 1} is not 0x and 64 hex digits`);
  return keys as `0x${string}`[];
}

/** Where the approvals go: to the host of the gateway, or where the caller said. */
export function approvalEndpoint(named: string, { url, rpcUrl }: Pick<LoadOptions, "url" | "rpcUrl">): string {
  if (rpcUrl !== null) return rpcUrl;
  if (hostOf(named) === hostOf(url)) return named;
  throw new WrongUse(
    `the payers approve Permit2 at ${new URL(named).origin}, another host than --url: --rpc ${named} allows it`,
  );
}

function hostOf(url: string): string {
  const { hostname } = new URL(url);
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) ? "this machine" : hostname;
}

interface PaymentTerms {
  readonly count: number;
  readonly amount: bigint;
  readonly payTo: Address;
  readonly chain: Chain;
}

async function sign(
  payers: readonly Payer[],
  { count, amount, payTo, chain }: PaymentTerms,
): Promise<readonly string[]> {
  const deadlineSeconds = BigInt(Math.floor(Date.now() / 1_000) + validSeconds);
  const bodies: string[] = [];
  while (bodies.length < count) {
    const payer = payers[bodies.length % payers.length] as Payer;
    const authorization = await payer.authorize({ to: payTo, amount, deadlineSeconds });
    bodies.push(JSON.stringify(signedBody(authorization, chain)));
  }
  return bodies;
}
