const timeoutMs = 10_000;

/** One JSON-RPC call over HTTP. Resolves with `result`; an error is thrown with the method and the node's message. */
export async function rpc(rpcUrl: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(rpcUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = (await response.json()) as { result?: unknown; error?: { message?: string } };
  if (answer.error !== undefined) throw new Error(`${method}: ${answer.error.message ?? JSON.stringify(answer.error)}`);
  return answer.result;
}

/** Like `rpc`, for methods that return a hex string. */
export async function rpcHex(rpcUrl: string, method: string, params: readonly unknown[]): Promise<`0x${string}`> {
  const result = await rpc(rpcUrl, method, params);
  if (typeof result !== "string" || !/^0x[0-9a-f]*$/i.test(result)) {
    throw new Error(`${method}: expected a hex string, got ${JSON.stringify(result)}`);
  }
  return result as `0x${string}`;
}
