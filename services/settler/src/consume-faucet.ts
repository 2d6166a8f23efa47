import type { Address, Chain } from "@lunas/catalog/chain";
import type { Preflight } from "@lunas/chain/send/preflight-transfer";
import type { ChainWatcher } from "@lunas/domain/settlement/ports";
import type {
  FaucetBook,
  FaucetOutcome,
  FaucetRequest,
  FaucetRequestId,
} from "@lunas/domain/settlement/sandbox/faucet-request";
import type { GrantRequest, Grants } from "@lunas/domain/settlement/sponsor/grant";
import { createFaucetWorker } from "@lunas/queue/consume-faucet";
import type { ObserveQueue } from "@lunas/queue/queue-event";
import type { FaucetLimits } from "./faucet-limits";
import type { Worker } from "./settle-chain";

interface Faucet {
  readonly redisUrl: string;
  readonly chain: Chain;
  readonly treasury: Address;
  readonly book: FaucetBook;
  /** By token: this settler's own limits, whatever the gateway allows. */
  readonly limits: ReadonlyMap<string, FaucetLimits>;
  readonly grants: Pick<Grants, "grant">;
  readonly watcher: Pick<ChainWatcher, "balanceOf">;
  /** Simulates a transfer of the treasury. */
  readonly preflight: (request: GrantRequest) => Promise<Preflight>;
  readonly observe: ObserveQueue;
}

/** Sends test money from the treasury's lane. */
export function consumeFaucet(faucet: Faucet): Worker {
  const { redisUrl, chain, observe } = faucet;
  return createFaucetWorker({
    redisUrl,
    network: chain.network,
    observe,
    handle: (requestId, signal) => fund(faucet, requestId as FaucetRequestId, signal),
  });
}

type FundingDeps = Omit<Faucet, "redisUrl" | "observe">;

/**
 * Sends the transfer of a request's row, once, within this process's limits. A job proves nothing: an unknown id and a
 * repeated one send nothing.
 */
export async function fund(faucet: FundingDeps, id: FaucetRequestId, signal: AbortSignal): Promise<void> {
  const { book, chain, limits } = faucet;
  const request = await book.find(id);
  const limit = limits.get(request?.token ?? "");
  if (request === null || request.chainId !== chain.chainId || limit === undefined) return;
  // Only the process that takes the request writes its outcome.
  if (!(await book.take(id, limit.perDay))) return;
  await book.end(id, await send(faucet, request, signal));
}

async function send(
  { chain, treasury, limits, grants, watcher, preflight }: FundingDeps,
  { token, address, amount }: FaucetRequest,
  signal: AbortSignal,
): Promise<FaucetOutcome> {
  if (amount > (limits.get(token)?.perRequest ?? 0n)) return { kind: "refused", reason: "amount_exceeds_cap" };
  const asset = token === chain.nativeCurrency.symbol ? null : (chain.tokens[token] ?? null);
  const request: GrantRequest = { asset, to: address, amount };
  if ((await watcher.balanceOf(asset, treasury)) < amount) return { kind: "refused", reason: "empty" };
  // A transfer that reverts costs a nonce, gas, and the time of all requests behind it.
  const judged = await preflight(request);
  if (judged === "receiver_refused") return { kind: "refused", reason: "receiver_refused" };
  if (judged === "fails") return { kind: "refused", reason: "token_refuses" };
  const receipt = await grants.grant(request, signal);
  if (receipt.status !== "success") return { kind: "refused", reason: "token_refuses" };
  return { kind: "funded", txHash: receipt.hash, balance: await watcher.balanceOf(asset, address) };
}
