export interface NodeCall {
  readonly method: string;
  readonly params: readonly unknown[];
}

type Answer = { readonly id: number; readonly result?: unknown };

/** One JSON-RPC batch, answers in the order of the calls; what was refused is undefined. */
export async function batch(rpcUrl: string, calls: readonly NodeCall[]): Promise<readonly unknown[]> {
  if (calls.length === 0) return [];
  const body = JSON.stringify(calls.map((call, id) => ({ jsonrpc: "2.0", id, ...call })));
  const response = await fetch(rpcUrl, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  const byId = new Map(((await response.json()) as Answer[]).map(({ id, result }) => [id, result]));
  return calls.map((_, id) => byId.get(id));
}

export function quantity(value: bigint | number): string {
  return `0x${value.toString(16)}`;
}
