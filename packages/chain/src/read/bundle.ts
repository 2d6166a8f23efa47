import type { Chain } from "@lunas/catalog/chain";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import { bundleGasLimit } from "@lunas/domain/settlement/submit/gas-limits";
import type { Hex } from "@lunas/domain/shared/hex";
import { decodeAggregate3, encodeAggregate3 } from "../abi/aggregate3";
import { decodeRevert } from "../abi/decode-revert";
import { isBytes } from "../rpc/results";
import type { RpcAnswer, RpcCall } from "../rpc/rpc";
import { settleCallOf } from "./settle-calldata";
import { simulationFailure } from "./simulation";

export interface BundleTransaction {
  readonly to: Hex;
  readonly gasLimit: bigint;
  readonly data: Hex;
}

/** Several settlements in one transaction of Multicall3; each may fail. Only kinds whose contract accepts any sender share one. */
export function bundleTransaction(chain: Chain, orders: readonly SettlementOrder[]): BundleTransaction {
  const { multicall3 } = chain.contracts;
  return {
    to: multicall3,
    gasLimit: bundleGasLimit(chain.settlement, orders.length),
    data: encodeAggregate3(
      orders.map((order) => {
        const { to: target, data } = settleCallOf(chain, order);
        return { target, data };
      }),
    ),
  };
}

/** `eth_call` of the same transaction, at a block time. */
export function bundleSimulationCall(chain: Chain, orders: readonly SettlementOrder[], atSeconds: number): RpcCall {
  const { to, gasLimit, data } = bundleTransaction(chain, orders);
  const call = { to, data, gas: `0x${gasLimit.toString(16)}` };
  return { method: "eth_call", params: [call, "latest", {}, { time: `0x${atSeconds.toString(16)}` }] };
}

/** For each order null if it passed, else the reason. A bundle that fails as a whole fails for all its orders. */
export function bundleFailures(answer: RpcAnswer | undefined, count: number): readonly (string | null)[] {
  const whole = simulationFailure(answer);
  if (whole !== null) return Array.from({ length: count }, () => whole);
  const data = answer !== undefined && "result" in answer ? answer.result : null;
  const answers = typeof data === "string" && isBytes(data) ? decodeAggregate3(data as Hex, count) : null;
  if (answers === null) return Array.from({ length: count }, () => "unreadable");
  return answers.map((each) => (each.success ? null : each.data === "0x" ? "reverted" : decodeRevert(each.data)));
}
