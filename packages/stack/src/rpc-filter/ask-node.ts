import type { BoundParams } from "./bound-params";
import type { FilterLimits } from "./filter-limits";
import type { FilteredCall } from "./judge-request";

/** A call's result, and the size of the node's answer in bytes. */
export interface NodeAnswer {
  readonly outcome:
    | { readonly result: unknown }
    | { readonly error: { readonly code: number; readonly message: string } };
  readonly bytes: number;
}

/** Sends one call to the node; rejects where it does not answer, or with the signal's reason. */
export type AskNode = (call: FilteredCall, signal: AbortSignal) => Promise<NodeAnswer>;

export const tooLarge: NodeAnswer = {
  outcome: { error: { code: -32005, message: "the answer is too large for this endpoint" } },
  bytes: 0,
};

export function createAskNode(targetUrl: string, { maxAnswerBytes }: FilterLimits): AskNode {
  async function send(method: string, params: readonly unknown[], signal: AbortSignal): Promise<NodeAnswer> {
    const response = await fetch(targetUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 0, method, params }),
      signal,
    });
    const text = await readBounded(response, maxAnswerBytes);
    return text === null ? tooLarge : { outcome: outcomeOf(JSON.parse(text)), bytes: text.length };
  }

  async function settle(params: BoundParams, signal: AbortSignal): Promise<BoundParams> {
    if (params.kind !== "by_head") return params;
    const { outcome } = await send("eth_blockNumber", [], signal);
    return params.judge("result" in outcome ? Number(outcome.result) : Number.POSITIVE_INFINITY);
  }

  return async ({ method, params }, signal) => {
    const settled = await settle(params, signal);
    if (settled.kind === "bounded") return send(method, settled.params, signal);
    if (settled.kind === "by_head") throw new Error("the parameters were not judged");
    return { outcome: { error: { code: settled.code, message: settled.message } }, bytes: 0 };
  };
}

/** The text of an answer; null as soon as it exceeds the limit, and the rest is not read. */
async function readBounded(response: Response, mostBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function outcomeOf(answer: unknown): NodeAnswer["outcome"] {
  const { result, error } = answer as { result?: unknown; error?: { code: number; message: string } };
  if (error !== undefined) return { error };
  if (result === undefined) throw new Error("the node's answer makes no sense");
  return { result };
}
