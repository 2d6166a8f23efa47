import { allowedMethods } from "./allowed-methods";
import { type BoundParams, boundParams } from "./bound-params";
import { type FilterLimits, filterLimits } from "./filter-limits";

/** A call for the node: its method and its remaining parameters. */
export interface FilteredCall {
  readonly id: CallId;
  readonly method: string;
  readonly params: Exclude<BoundParams, { readonly kind: "refused" }>;
}

export type CallId = string | number | null;

export interface RefusedCall {
  readonly id: CallId;
  readonly code: number;
  readonly message: string;
}

export type RequestJudgement =
  | { readonly kind: "call"; readonly call: FilteredCall }
  | { readonly kind: "refused"; readonly refused: RefusedCall };

export type JudgedRequest =
  | { readonly kind: "single"; readonly judged: RequestJudgement }
  | { readonly kind: "batch"; readonly judged: readonly RequestJudgement[] }
  | { readonly kind: "senseless"; readonly code: number; readonly message: string };

/**
 * The part of a request that may go to the node. It is parsed and serialized again, so that both sides read the same.
 */
export function judgeRequest(text: string, limits: FilterLimits = filterLimits): JudgedRequest {
  let request: unknown;
  try {
    request = JSON.parse(text);
  } catch {
    return { kind: "senseless", code: -32700, message: "the request is not JSON" };
  }
  const judge = (value: unknown) => judgeCall(value, limits);
  if (!Array.isArray(request)) return { kind: "single", judged: judge(request) };
  if (request.length === 0 || request.length > limits.maxBatch) {
    return { kind: "senseless", code: -32600, message: `a batch has 1 to ${limits.maxBatch} calls` };
  }
  return { kind: "batch", judged: request.map(judge) };
}

function judgeCall(value: unknown, limits: FilterLimits): RequestJudgement {
  const {
    id: given,
    method,
    params = [],
  } = typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  const id = typeof given === "string" || typeof given === "number" ? given : null;
  if (typeof method !== "string") return refuse({ id, code: -32600, message: "a call has a method" });
  if (!allowedMethods.has(method))
    return refuse({ id, code: -32601, message: "this endpoint does not have the method" });
  const bounded = boundParams(method, params, limits);
  if (bounded.kind === "refused") return refuse({ id, code: bounded.code, message: bounded.message });
  return { kind: "call", call: { id, method, params: bounded } };
}

function refuse(refused: RefusedCall): RequestJudgement {
  return { kind: "refused", refused };
}
