import type { Hex } from "@lunas/domain/shared/hex";
import { hexQuantity } from "./hex-quantity";
import type { ShownChain } from "./judge-chains";
import type { Rpc, RpcAnswer, RpcCall } from "./rpc";

/** An endpoint's view of its chain. */
export interface EndpointObservation extends ShownChain {
  readonly headNumber: number | null;
}

/** Heights whose hashes are read; null: none yet. */
export interface ObservedHeights {
  readonly height: number | null;
  readonly agreedHeight: number | null;
}

/** One batch. Null if the endpoint does not answer; its client has reported and recorded that. */
export async function observeEndpoint(
  rpc: Rpc,
  { height, agreedHeight }: ObservedHeights,
): Promise<EndpointObservation | null> {
  try {
    const [chainId, head, compared, agreed] = await rpc.batch([
      { method: "eth_chainId", params: [] },
      headerCall("latest"),
      ...(height === null ? [] : [headerCall(hexQuantity(height))]),
      ...(height === null || agreedHeight === null ? [] : [headerCall(hexQuantity(agreedHeight))]),
    ]);
    return {
      chainId: numberIn(resultIn(chainId)),
      headNumber: numberIn(fieldIn(head, "number")),
      hash: hashIn(compared),
      agreedHash: hashIn(agreed),
    };
  } catch {
    return null;
  }
}

function headerCall(block: string): RpcCall {
  return { method: "eth_getBlockByNumber", params: [block, false] };
}

function numberIn(value: unknown): number | null {
  return typeof value === "string" && /^0x[0-9a-f]{1,13}$/i.test(value) ? Number(value) : null;
}

function hashIn(answer: RpcAnswer | undefined): Hex | null {
  const value = fieldIn(answer, "hash");
  return typeof value === "string" && /^0x[0-9a-f]{64}$/i.test(value) ? (value.toLowerCase() as Hex) : null;
}

function fieldIn(answer: RpcAnswer | undefined, field: string): unknown {
  const result = resultIn(answer);
  return typeof result === "object" && result !== null ? (result as Record<string, unknown>)[field] : undefined;
}

function resultIn(answer: RpcAnswer | undefined): unknown {
  return answer !== undefined && "result" in answer ? answer.result : undefined;
}
