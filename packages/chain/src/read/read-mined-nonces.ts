import type { Address } from "@lunas/catalog/chain";
import { quantityOf } from "../rpc/results";
import type { Rpc } from "../rpc/rpc";

/** How many nonces of each address are mined at the newest block; order kept. One batch. Throws `Unavailable("chain")`. */
export async function readMinedNonces(rpc: Rpc, addresses: readonly Address[]): Promise<readonly number[]> {
  const answers = await rpc.batch(
    addresses.map((address) => ({ method: "eth_getTransactionCount", params: [address, "latest"] })),
  );
  return addresses.map((_, index) => Number(quantityOf(answers[index], "a mined nonce")));
}
