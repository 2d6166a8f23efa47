/** Asks the public RPC endpoint, which payers use. Throws where it does not answer. */
export async function askChainId(rpcUrl: string): Promise<number> {
  const response = await fetch(rpcUrl, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => {
    throw new Error(`${rpcUrl} does not answer; payers need it`);
  });
  const { result } = (await response.json()) as { readonly result?: string };
  return Number(result);
}
