import { hexQuantity } from "./hex-quantity";
import type { RpcAnswer, RpcCall } from "./rpc";

/** Calls that a provider accepts, and the function that merges their answers into those of the wanted calls. */
export interface SplitCalls {
  readonly calls: readonly RpcCall[];
  merge(answers: readonly RpcAnswer[]): readonly RpcAnswer[];
}

/** Splits each `eth_getLogs` over more than `maxBlocks` blocks into several; their logs are merged in order. */
export function splitLogs(wanted: readonly RpcCall[], maxBlocks: number): SplitCalls {
  const parts = wanted.map((call) => partsOf(call, maxBlocks));
  const calls = parts.flat();
  if (calls.length === wanted.length) return { calls: wanted, merge: (answers) => answers };
  return {
    calls,
    merge: (answers) => {
      let from = 0;
      return parts.map((of) => {
        const own = answers.slice(from, from + of.length);
        from += of.length;
        return joined(own);
      });
    },
  };
}

function partsOf(call: RpcCall, maxBlocks: number): readonly RpcCall[] {
  const range = rangeOf(call);
  if (range === null || range.to - range.from < maxBlocks) return [call];
  const parts: RpcCall[] = [];
  for (let from = range.from; from <= range.to; from += maxBlocks) {
    const to = Math.min(range.to, from + maxBlocks - 1);
    parts.push({ ...call, params: [{ ...range.filter, fromBlock: hexQuantity(from), toBlock: hexQuantity(to) }] });
  }
  return parts;
}

/** Null for another method, and if a bound is a tag. */
function rangeOf({ method, params: [filter] }: RpcCall) {
  if (method !== "eth_getLogs" || typeof filter !== "object" || filter === null) return null;
  const { fromBlock, toBlock } = filter as { readonly fromBlock?: unknown; readonly toBlock?: unknown };
  if (!isHex(fromBlock) || !isHex(toBlock)) return null;
  return { filter, from: Number(fromBlock), to: Number(toBlock) };
}

/**
 * The first error, or all results as one list; a result that is no list is returned as it is, for the reader to refuse.
 */
function joined(answers: readonly RpcAnswer[]): RpcAnswer {
  const [first] = answers;
  if (first === undefined || answers.length === 1) return first ?? { result: [] };
  const odd = answers.find((answer) => "error" in answer || !Array.isArray(answer.result));
  if (odd !== undefined) return odd;
  return { result: answers.flatMap((answer) => ("result" in answer ? (answer.result as unknown[]) : [])) };
}

function isHex(value: unknown): value is string {
  return typeof value === "string" && /^0x[0-9a-f]{1,13}$/i.test(value);
}
