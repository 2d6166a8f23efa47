import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { readJson } from "../pay/read-json";

export type Rpc = <T>(method: string, ...params: readonly unknown[]) => Promise<T>;

const MOST_MS = 20_000;

/** JSON-RPC over HTTP. Throws `rpc_error`. */
export function connectRpc(url: string, send: typeof fetch): Rpc {
  return async <T>(method: string, ...params: readonly unknown[]): Promise<T> => {
    let answer: { result?: T; error?: { message?: string } };
    try {
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
      const headers = { "Content-Type": "application/json" };
      const signal = AbortSignal.timeout(MOST_MS);
      const response = await send(url, { method: "POST", headers, body, signal, redirect: "error" });
      answer = (await readJson(response, MOST_MS)) as typeof answer;
    } catch (cause) {
      throw new LunasError(`The chain's RPC endpoint did not answer ${method}.`, { code: "rpc_error", cause });
    }
    if (answer.error !== undefined) {
      throw new LunasError(`${method}: ${answer.error.message ?? "refused"}`, { code: "rpc_error" });
    }
    return answer.result as T;
  };
}
