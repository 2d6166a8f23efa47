import type { FilterLimits } from "./filter-limits";

/** The parameters for the node. `by_head`: they can be checked only with the newest block's number. */
export type BoundParams =
  | { readonly kind: "bounded"; readonly params: readonly unknown[] }
  | { readonly kind: "by_head"; readonly judge: (head: number) => BoundParams }
  | { readonly kind: "refused"; readonly code: number; readonly message: string };

type Bound = (params: readonly unknown[], limits: FilterLimits) => BoundParams;

/** The methods whose cost depends on their parameters. */
const bounds: Readonly<Record<string, Bound>> = {
  eth_call: boundGas,
  eth_estimateGas: boundGas,
  eth_getLogs: boundLogs,
  eth_feeHistory: boundFees,
};

export function boundParams(method: string, params: unknown, limits: FilterLimits): BoundParams {
  if (!Array.isArray(params)) return malformed("the parameters are a list");
  return Object.hasOwn(bounds, method) ? (bounds[method] as Bound)(params, limits) : { kind: "bounded", params };
}

/** The allowed fields of an `eth_call`. It is rebuilt, so that no other spelling of the gas reaches the node. */
const callFields = [
  "from",
  "to",
  "gasPrice",
  "maxFeePerGas",
  "maxPriorityFeePerGas",
  "value",
  "data",
  "input",
  "nonce",
  "chainId",
  "type",
  "accessList",
  "authorizationList",
];

function boundGas([call, block = "latest", ...overrides]: readonly unknown[], { maxGas }: FilterLimits): BoundParams {
  if (!isObject(call)) return malformed("the first parameter is the call");
  if (overrides.length > 1) return malformed("a call takes a block and a state override, and no block override");
  const requested = quantityOf(call.gas);
  const gas = requested === null ? maxGas : Math.min(requested, maxGas);
  const kept = Object.fromEntries(callFields.flatMap((field) => (field in call ? [[field, call[field]]] : [])));
  const bounded = { ...kept, gas: `0x${gas.toString(16)}` };
  return { kind: "bounded", params: [bounded, block, ...overrides] };
}

function boundLogs([filter]: readonly unknown[], { maxLogBlocks }: FilterLimits): BoundParams {
  if (!isObject(filter)) return malformed("the first parameter is the filter");
  const { address, topics, blockHash } = filter;
  const [fromBlock, toBlock] = [filter.fromBlock ?? "latest", filter.toBlock ?? "latest"];
  const scope = { ...(address === undefined ? {} : { address }), ...(topics === undefined ? {} : { topics }) };
  if (typeof blockHash === "string") return { kind: "bounded", params: [{ ...scope, blockHash }] };
  const given = { ...scope, fromBlock, toBlock };
  const judge = (head: number): BoundParams => {
    const [from, to] = [lowestOf(fromBlock, head), highestOf(toBlock, head)];
    if (from === null || to === null) return malformed("fromBlock and toBlock are block numbers or tags");
    if (to - from >= maxLogBlocks) {
      return { kind: "refused", code: -32005, message: `logs are given of at most ${maxLogBlocks} blocks at once` };
    }
    return { kind: "bounded", params: [given] };
  };
  const isByNumber = !isTag(fromBlock) && !isTag(toBlock);
  if (isTag(fromBlock) && fromBlock === toBlock) return { kind: "bounded", params: [given] };
  return isByNumber ? judge(0) : { kind: "by_head", judge };
}

function boundFees([count, newest, percentiles]: readonly unknown[], { maxFeeBlocks }: FilterLimits): BoundParams {
  const blocks = quantityOf(count);
  if (blocks === null || blocks > maxFeeBlocks) return malformed(`fees are told of at most ${maxFeeBlocks} blocks`);
  const requested = percentiles ?? [];
  if (!Array.isArray(requested) || requested.length > 100) return malformed("at most 100 percentiles are told");
  return { kind: "bounded", params: [count, newest, requested] };
}

/** The oldest allowed block. `safe` and `finalized` may be any existing block. */
function lowestOf(block: unknown, head: number): number | null {
  if (block === "latest" || block === "pending") return head;
  return isTag(block) ? 0 : quantityOf(block);
}

function highestOf(block: unknown, head: number): number | null {
  if (block === "earliest") return 0;
  return isTag(block) ? head : quantityOf(block);
}

function isTag(block: unknown): boolean {
  return ["earliest", "latest", "pending", "safe", "finalized"].some((tag) => tag === block);
}

/** Parsed like nodes do: hex or decimal text, or a number. Precise enough for a comparison with a limit. */
function quantityOf(value: unknown): number | null {
  const read = typeof value === "string" && /^(0x[0-9a-fA-F]{1,64}|\d{1,78})$/.test(value) ? Number(value) : value;
  return typeof read === "number" && read >= 0 && (Number.isInteger(read) || read === Infinity) ? read : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function malformed(message: string): BoundParams {
  return { kind: "refused", code: -32602, message };
}
