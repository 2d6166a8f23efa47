import type { Hex } from "@lunas/domain/shared/hex";
import type { RpcAnswer, RpcCall } from "./rpc";

export interface ShownHead {
  readonly number: number;
  /** null if the answer has only the number. */
  readonly hash: Hex | null;
}

const headNumberCall: RpcCall = { method: "eth_blockNumber", params: [] };

const headerCall: RpcCall = { method: "eth_getBlockByNumber", params: ["latest", false] };

/** Whether the answers depend on the node's newest block. */
export function readsNewestState(calls: readonly RpcCall[]): boolean {
  return calls.some(({ method, params }) => method !== "eth_getBlockByNumber" && params.some(isNewestTag));
}

/**
 * Adds a call that shows the node's head if no call does. It is the first, so the others are answered by the same block
 * or a newer one. Needs no round trip of its own.
 */
export function withEvidence(calls: readonly RpcCall[]): readonly RpcCall[] {
  return calls.some(showsHead) ? calls : [headNumberCall, ...calls];
}

/**
 * Like `withEvidence`, with the whole header: its hash distinguishes a chain that went back from a node that is behind.
 */
export function withHeader(calls: readonly RpcCall[]): readonly RpcCall[] {
  return [headerCall, ...calls];
}

/** The lowest head in the answers; null if they show none. */
export function lowestHeadShown(calls: readonly RpcCall[], answers: readonly RpcAnswer[]): number | null {
  const numbers = headsShown(calls, answers).map(({ number }) => number);
  return numbers.length === 0 ? null : Math.min(...numbers);
}

/** The node's heads in the answers. Invalid answers are ignored. */
export function headsShown(calls: readonly RpcCall[], answers: readonly RpcAnswer[]): readonly ShownHead[] {
  return calls.flatMap((call, index) => {
    const answer = answers[index];
    return answer !== undefined && "result" in answer ? (headIn(call, answer.result) ?? []) : [];
  });
}

/** Whether a call names a block by its hash and the node does not have it: other nodes may. */
export function missesBlock(calls: readonly RpcCall[], answers: readonly RpcAnswer[]): boolean {
  return calls.some((call, index) => {
    const answer = answers[index];
    if (answer === undefined || !namesHash(call)) return false;
    if ("error" in answer) return /not found|unknown block|not canonical/i.test(answer.error.message);
    return answer.result === null;
  });
}

function showsHead({ method, params, blockNumberOf }: RpcCall): boolean {
  if (blockNumberOf !== undefined || method === "eth_blockNumber") return true;
  return method === "eth_getBlockByNumber" && params[0] === "latest";
}

function headIn(call: RpcCall, result: unknown): ShownHead | null {
  if (!showsHead(call)) return null;
  if (call.blockNumberOf !== undefined) return headOf(call.blockNumberOf(result), null);
  if (call.method === "eth_blockNumber") return headOf(numberOf(result), null);
  if (typeof result !== "object" || result === null || !("number" in result) || !("hash" in result)) return null;
  const { hash } = result;
  return headOf(numberOf(result.number), typeof hash === "string" ? (hash.toLowerCase() as Hex) : null);
}

function headOf(number: number | null, hash: Hex | null): ShownHead | null {
  return number === null || !Number.isSafeInteger(number) ? null : { number, hash };
}

function numberOf(value: unknown): number | null {
  return typeof value === "string" && /^0x[0-9a-f]{1,13}$/i.test(value) ? Number(value) : null;
}

function isNewestTag(param: unknown): boolean {
  return param === "latest" || param === "pending";
}

function namesHash({ method, params }: RpcCall): boolean {
  if (method === "eth_getBlockByHash") return true;
  if (method === "eth_getBlockReceipts") return typeof params[0] === "string" && params[0].length === 66;
  return params.some((param) => typeof param === "object" && param !== null && "blockHash" in param);
}
