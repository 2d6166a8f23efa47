import type { Address, Chain } from "@lunas/catalog/chain";
import type { Preflight } from "@lunas/chain/send/preflight-transfer";
import type { GrantRequest, Grants } from "@lunas/domain/settlement/grant";
import type { ChainWatcher } from "@lunas/domain/settlement/ports";
import { createFaucetWorker } from "@lunas/queue/consume-faucet";
import type { FaucetJob, FaucetResult } from "@lunas/queue/faucet-job";
import type { ObserveQueue } from "@lunas/queue/queue-event";
import type { Worker } from "./settle-chain";

interface Faucet {
  readonly redisUrl: string;
  readonly chain: Chain;
  readonly treasury: Address;
  readonly grants: Grants;
  readonly watcher: Pick<ChainWatcher, "balanceOf">;
  /** What a transfer of the treasury's would come to now. */
  readonly preflight: (request: GrantRequest) => Promise<Preflight>;
  readonly observe: ObserveQueue;
}

/** Hands out play money from the treasury's lane. */
export function consumeFaucet(faucet: Faucet): Worker {
  const { redisUrl, chain, observe } = faucet;
  return createFaucetWorker({
    redisUrl,
    network: chain.network,
    observe,
    handle: (job, signal) => hand(faucet, job, signal),
  });
}

async function hand(
  { chain, treasury, grants, watcher, preflight }: Faucet,
  job: FaucetJob,
  signal: AbortSignal,
): Promise<FaucetResult> {
  const request = readRequest(chain, job);
  if (request === null) return { kind: "failed", reason: `no such token on ${chain.network}` };
  if ((await watcher.balanceOf(request.asset, treasury)) < request.amount) return { kind: "empty" };
  // A transfer that reverts takes a nonce, gas and the time of everybody who waits behind it.
  const judged = await preflight(request);
  if (judged === "receiver_refused")
    return { kind: "failed", reason: "the receiver refuses it", receiverRefused: true };
  if (judged === "fails") return { kind: "failed", reason: "the token refuses every transfer at present" };
  const receipt = await grants.grant(request, signal);
  if (receipt.status !== "success") return { kind: "failed", reason: "the transfer reverted on chain" };
  const balance = await watcher.balanceOf(request.asset, request.to);
  return { kind: "funded", txHash: receipt.hash, balance: balance.toString() };
}

/** The address was checksummed by the gateway. */
function readRequest(chain: Chain, { token, address, amount }: FaucetJob): GrantRequest | null {
  const native = token === chain.nativeCurrency.symbol;
  const asset = native ? null : (chain.tokens[token] ?? null);
  if (!native && asset === null) return null;
  return { asset, to: address as Address, amount: BigInt(amount) };
}
