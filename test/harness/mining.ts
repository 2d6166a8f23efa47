import { rpc } from "@lunas/contracts/rpc";
import { until } from "@lunas/testkit/time/until";

/** Whether and at what price a local chain mines: what stands between a payment that was sent and its block. */
export interface Mining {
  /** Nothing is mined until told. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** One block of the waiting transactions, the highest tips first. */
  mine(): Promise<void>;
  /** A block with this base fee; that of later ones follows from it. */
  setBaseFee(wei: bigint): Promise<void>;
  /** Until so many transactions wait in the node, or it is no longer worth while. */
  untilWaiting(transactions: number, isOver?: () => boolean): Promise<void>;
}

/** Of a chain that mines each transaction at once (`automine`). */
export function miningOf(rpcUrl: string): Mining {
  const call = async (method: string, ...params: unknown[]) => void (await rpc(rpcUrl, method, params));
  return {
    pause: () => call("evm_setAutomine", false),
    resume: async () => {
      await call("evm_setAutomine", true);
      await call("evm_mine");
    },
    mine: () => call("evm_mine"),
    setBaseFee: async (wei) => {
      await call("anvil_setNextBlockBaseFeePerGas", `0x${wei.toString(16)}`);
      await call("evm_mine");
    },
    untilWaiting: async (transactions, isOver = () => false) => {
      await until(
        async () => {
          const { pending } = (await rpc(rpcUrl, "txpool_status", [])) as { pending: string };
          return isOver() || Number(pending) >= transactions;
        },
        { timeoutMs: 20_000, intervalMs: 20, what: `${transactions} transactions that wait` },
      );
    },
  };
}
