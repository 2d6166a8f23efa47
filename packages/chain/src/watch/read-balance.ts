import type { Address } from "@lunas/catalog/chain";
import { addressWord } from "@lunas/domain/shared/abi-word";
import { selectors } from "../abi/contracts";
import { quantityOf } from "../rpc/results";
import type { Rpc } from "../rpc/rpc";

/** An account's token balance (null: native currency), in smallest units. Throws `Unavailable("chain")`. */
export async function readBalance(rpc: Rpc, asset: Address | null, owner: Address): Promise<bigint> {
  const data = `${selectors.balanceOf.selector}${addressWord(owner)}`;
  const [answer] = await rpc.batch([
    asset === null
      ? { method: "eth_getBalance", params: [owner, "latest"] }
      : { method: "eth_call", params: [{ to: asset, data }, "latest"] },
  ]);
  return quantityOf(answer, "a balance");
}
