import type { Head } from "@lunas/domain/settlement/head";
import type { Hex } from "@lunas/domain/shared/hex";
import { fields, hash, quantity, resultOf } from "../rpc/results";
import type { Rpc, RpcAnswer, RpcCall } from "../rpc/rpc";

/** A block's header by number, hash or `latest`. */
export function headCall(block: number | Hex | "latest"): RpcCall {
  if (typeof block === "number") return { method: "eth_getBlockByNumber", params: [`0x${block.toString(16)}`, false] };
  if (block === "latest") return { method: "eth_getBlockByNumber", params: ["latest", false] };
  return { method: "eth_getBlockByHash", params: [block, false] };
}

/** Null if the node does not have the block. Throws `Unavailable("chain")` for an error and for an invalid answer. */
export function headOf(answer: RpcAnswer | undefined): Head | null {
  const result = resultOf(answer, "a block's header");
  return result === null ? null : parseHead(result);
}

/** A header from a block or from `newHeads`. Throws `Unavailable("chain")` if it is invalid. */
export function parseHead(value: unknown): Head {
  const header = fields(value, "a block's header");
  return {
    number: Number(quantity(header.number, "a block's number")),
    hash: hash(header.hash, "a block's hash"),
    parentHash: hash(header.parentHash, "a block's parent"),
    timestampSeconds: Number(quantity(header.timestamp, "a block's time")),
    baseFeeWei: quantity(header.baseFeePerGas, "a block's base fee"),
  };
}

/** The newest block, one round trip. Throws `Unavailable("chain")`. */
export async function readHead(rpc: Rpc): Promise<Head> {
  const [answer] = await rpc.batch([headCall("latest")]);
  return parseHead(resultOf(answer, "the newest block"));
}
