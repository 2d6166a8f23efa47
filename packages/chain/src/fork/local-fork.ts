import type { Address } from "@lunas/catalog/chain";
import { addressWord } from "@lunas/domain/shared/abi-word";
import { selectors } from "../abi/contracts";
import { readHead } from "../read/read-head";
import { hexQuantity } from "../rpc/hex-quantity";
import { fields, quantityOf, resultOf } from "../rpc/results";
import type { Rpc, RpcCall } from "../rpc/rpc";

/** The balances that an account gets, in smallest units; the token's only if given. */
export interface Float {
  readonly address: Address;
  readonly wei: bigint;
  readonly token?: bigint;
}

export interface Holding {
  readonly wei: bigint;
  readonly token: bigint;
}

/** A local anvil that forks another chain, controlled by its cheat methods. Throws `Unavailable("chain")`. */
export interface LocalFork {
  /** Forks the other chain's newest block and drops everything since. Returns both chains' newest blocks. */
  reset(forkUrl: string): Promise<{ readonly blockNumber: number; readonly forkedBlockNumber: number }>;
  /** Sets balances without a transaction. */
  fill(floats: readonly Float[]): Promise<void>;
  holdings(addresses: readonly Address[]): Promise<readonly Holding[]>;
  /** Mined nonces. */
  nonces(addresses: readonly Address[]): Promise<readonly number[]>;
}

const what = "the fork";

export function createLocalFork({ rpc, token }: { readonly rpc: Rpc; readonly token: Address }): LocalFork {
  const demand = async (calls: readonly RpcCall[]) =>
    (await rpc.batch(calls)).map((answer) => ({ result: resultOf(answer, what) }));
  return {
    async reset(jsonRpcUrl) {
      await demand([{ method: "anvil_reset", params: [{ forking: { jsonRpcUrl } }] }]);
      rpc.forgetHeads?.();
      const [info] = await demand([{ method: "anvil_nodeInfo", params: [] }]);
      const { forkBlockNumber } = fields(fields(info?.result, what).forkConfig, what);
      const { number: blockNumber } = await readHead(rpc);
      return { blockNumber, forkedBlockNumber: Number(forkBlockNumber) };
    },
    async fill(floats) {
      const wei = floats.map(({ address, wei: held }) => cheat("anvil_setBalance", address, hexQuantity(held)));
      const tokens = floats.flatMap(({ address, token: held }) =>
        held === undefined ? [] : [cheat("anvil_dealERC20", address, token, hexQuantity(held))],
      );
      await demand([...wei, ...tokens]);
    },
    async holdings(addresses) {
      const answers = await demand(
        addresses.flatMap((address) => [
          cheat("eth_getBalance", address, "latest"),
          cheat("eth_call", { to: token, data: selectors.balanceOf.selector + addressWord(address) }, "latest"),
        ]),
      );
      return addresses.map((_, index) => ({
        wei: quantityOf(answers[index * 2], what),
        token: quantityOf(answers[index * 2 + 1], what),
      }));
    },
    async nonces(addresses) {
      const answers = await demand(addresses.map((address) => cheat("eth_getTransactionCount", address, "latest")));
      return answers.map((answer) => Number(quantityOf(answer, what)));
    },
  };
}

function cheat(method: string, ...params: readonly unknown[]): RpcCall {
  return { method, params };
}
