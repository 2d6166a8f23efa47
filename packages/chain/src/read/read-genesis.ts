import type { Hex } from "@lunas/domain/shared/hex";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { fields, hash, resultOf } from "../rpc/results";
import type { Rpc } from "../rpc/rpc";
import { headCall } from "./read-head";

/** The hash of the chain's first block, which tells it from every other chain with its id. Throws `Unavailable("chain")`. */
export async function readGenesis(rpc: Rpc): Promise<Hex> {
  const [answer] = await rpc.batch([headCall(0)]);
  const block = resultOf(answer, "the first block");
  if (block === null) throw new Unavailable("chain", "the node does not have the chain's first block");
  return hash(fields(block, "the first block").hash, "the first block's hash");
}
