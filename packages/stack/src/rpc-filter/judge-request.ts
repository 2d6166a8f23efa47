import { allowedMethods } from "./allowed-methods";

/** A call as it is handed on: nothing of it is left as it came but these four fields. */
export interface FilteredCall {
  readonly jsonrpc: "2.0";
  readonly id: string | number | null;
  readonly method: string;
  readonly params: unknown;
}

export interface RefusedCall {
  readonly id: string | number | null;
  readonly code: number;
  readonly message: string;
}

export type Judged =
  | { readonly kind: "call"; readonly call: FilteredCall }
  | { readonly kind: "refused"; readonly refused: RefusedCall };

/** More calls in one request are refused as a whole. */
export const maxBatch = 100;

export type JudgedRequest =
  | { readonly kind: "single"; readonly judged: Judged }
  | { readonly kind: "batch"; readonly judged: readonly Judged[] }
  | { readonly kind: "senseless"; readonly code: number; readonly message: string };

/** What of a request's text may go to the node. Parsed and written anew, so that both sides read the same. */
export function judgeRequest(text: string): JudgedRequest {
  let request: unknown;
  try {
    request = JSON.parse(text);
  } catch {
    return { kind: "senseless", code: -32700, message: "the request is not JSON" };
  }
  if (!Array.isArray(request)) return { kind: "single", judged: judgeCall(request) };
  if (request.length === 0 || request.length > maxBatch) {
    return { kind: "senseless", code: -32600, message: `a batch has 1 to ${maxBatch} calls` };
  }
  return { kind: "batch", judged: request.map(judgeCall) };
}

function judgeCall(value: unknown): Judged {
  const {
    id: given,
    method,
    params = [],
  } = typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  const id = typeof given === "string" || typeof given === "number" ? given : null;
  if (typeof method !== "string") return refuse({ id, code: -32600, message: "a call has a method" });
  if (!allowedMethods.has(method))
    return refuse({ id, code: -32601, message: "this endpoint does not have the method" });
  return { kind: "call", call: { jsonrpc: "2.0", id, method, params } };
}

function refuse(refused: RefusedCall): Judged {
  return { kind: "refused", refused };
}
