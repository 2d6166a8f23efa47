import type { Address, Chain } from "@lunas/catalog/chain";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { createPayer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { Contract, JsonRpcProvider, MaxUint256, Wallet } from "ethers";
import type { To } from "./account";

export interface Funding {
  readonly key: string;
  readonly chain: Chain;
  readonly rpcUrl: string;
  /** A wallet that is there already; without it a new one. */
  readonly privateKey?: `0x${string}`;
  /** Whole IDRX; default: the most that the faucet gives at a time. */
  readonly idrx?: string;
}

/** The most that the faucet gives at a time: more than any payment of a run, the largest of which settle nothing. */
const wholeIdrx = "100000";

/** A wallet that the faucet has given money and gas, and that has approved Permit2 by itself. */
export async function equipPayer(
  to: To,
  { key, chain, rpcUrl, privateKey, idrx = wholeIdrx }: Funding,
): Promise<Payer> {
  const payer = createPayer({ chain, ...(privateKey !== undefined && { privateKey }) });
  await fund(to, key, { address: payer.address, amount: idrx });
  await fund(to, key, { address: payer.address, amount: "0.01", token: "ETH" });
  const provider = new JsonRpcProvider(rpcUrl, chain.chainId, { staticNetwork: true, batchMaxCount: 1 });
  try {
    const wallet = new Wallet(payer.privateKey, provider);
    const token = new Contract(chain.tokens.IDRX as Address, ["function approve(address, uint256)"], wallet);
    const sent = await token.getFunction("approve")(chain.contracts.permit2, MaxUint256);
    await until(async () => (await provider.getTransactionReceipt(sent.hash)) !== null, {
      timeoutMs: 30_000,
      intervalMs: 100,
      what: "the approval of Permit2",
    });
  } finally {
    provider.destroy();
  }
  return payer;
}

export async function fund(to: To, key: string, body: object): Promise<void> {
  const { status, body: answered } = await to("POST", "/sandbox/fund", { key, body });
  if (status !== 200) throw new Error(`the faucet: ${JSON.stringify(answered)}`);
}
