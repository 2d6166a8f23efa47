import { rpc, rpcHex } from "@lunas/contracts/rpc";
import { until } from "@lunas/testkit/time/until";
import { mineEvery, testBlockSeconds } from "./mine-every";

/** A settlement of ours as it waits in the node's pool, for everybody to see. */
export interface WaitingTransaction {
  readonly hash: string;
  readonly from: string;
  readonly to: string;
  readonly input: string;
}

/** A hand on a chain that mines by the clock: it stops the clock, mines when told, and sends as anybody. */
export interface ChainControl {
  /** No block comes by itself from now on. */
  hold(): Promise<void>;
  /** Blocks come again, at the pace of the start. */
  release(): Promise<void>;
  mine(): Promise<void>;
  /** The next block will have this time and base fee. */
  at(timestampSeconds: number, baseFeeWei: bigint): Promise<void>;
  /** Until the pool has a transaction of the payer's payment. */
  untilWaiting(payer: string): Promise<WaitingTransaction>;
  /** Everything that waits in the pool and could be mined now. */
  pool(): Promise<readonly WaitingTransaction[]>;
  height(): Promise<number>;
  /** Sends without a key and does not wait; first in its block, before transactions that pay less. */
  send(call: { readonly from?: string; readonly to: string; readonly data: string }): Promise<string>;
  /** A transaction that the node knows, mined or waiting. */
  transaction(hash: string): Promise<WaitingTransaction | null>;
  receipt(hash: string): Promise<{ readonly status: string; readonly blockNumber: string } | null>;
}

const tipWei = 5_000_000_000n;
const thirdParty = "0x1111111111111111111111111111111111111111";

export function openChainControl(rpcUrl: string, blockSeconds = testBlockSeconds): ChainControl {
  return {
    hold: () => mineEvery(rpcUrl, 0),
    release: () => mineEvery(rpcUrl, blockSeconds),
    mine: async () => void (await rpc(rpcUrl, "evm_mine", [])),
    at: async (timestampSeconds, baseFeeWei) => {
      await rpc(rpcUrl, "evm_setNextBlockTimestamp", [timestampSeconds]);
      await rpc(rpcUrl, "anvil_setNextBlockBaseFeePerGas", [`0x${baseFeeWei.toString(16)}`]);
    },
    untilWaiting: (payer) =>
      until(async () => (await waiting(rpcUrl)).find(({ input }) => input.includes(payer.slice(2).toLowerCase())), {
        timeoutMs: 15_000,
        intervalMs: 20,
        what: `a transaction for ${payer}`,
      }),
    pool: () => waiting(rpcUrl),
    height: async () => Number(await rpcHex(rpcUrl, "eth_blockNumber", [])),
    send: async ({ from = thirdParty, to, data }) => {
      const ether = BigInt(await rpcHex(rpcUrl, "eth_getBalance", [from, "latest"]));
      if (ether < 10n ** 18n) await rpc(rpcUrl, "anvil_setBalance", [from, `0x${(10n ** 20n).toString(16)}`]);
      await rpc(rpcUrl, "anvil_impersonateAccount", [from]);
      const [tip, cap] = [tipWei, tipWei * 20n].map((wei) => `0x${wei.toString(16)}`);
      const offer = { gas: "0xf4240", maxPriorityFeePerGas: tip, maxFeePerGas: cap };
      return rpcHex(rpcUrl, "eth_sendTransaction", [{ from, to, data, ...offer }]);
    },
    transaction: async (hash) => (await rpc(rpcUrl, "eth_getTransactionByHash", [hash])) as WaitingTransaction | null,
    receipt: async (hash) => (await rpc(rpcUrl, "eth_getTransactionReceipt", [hash])) as never,
  };
}

async function waiting(rpcUrl: string): Promise<WaitingTransaction[]> {
  const { pending } = (await rpc(rpcUrl, "txpool_content", [])) as {
    pending: Readonly<Record<string, Readonly<Record<string, WaitingTransaction>>>>;
  };
  return Object.values(pending).flatMap((byNonce) => Object.values(byNonce));
}
