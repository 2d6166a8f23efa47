import type { Chain } from "@lunas/catalog/chain";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import { settlementKindOf } from "@lunas/domain/settlement/kinds/all";
import type { Simulation } from "@lunas/domain/settlement/submit/simulation";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { bundleFailures, bundleSimulationCall } from "../read/bundle";
import { settleCallOf } from "../read/settle-calldata";
import { simulationCall, simulationFailure } from "../read/simulation";
import { AnswerTooLong } from "../rpc/answer-too-long";
import type { Rpc, RpcAnswer, RpcCall } from "../rpc/rpc";

interface Situation {
  readonly chain: Chain;
  readonly rpc: Rpc;
  readonly atSeconds: number;
}

/**
 * Simulates the settlements one by one on the current state, in one batch; by the chain's time. Throws
 * `Unavailable("chain")`.
 */
export async function simulate(
  situation: Situation,
  orders: readonly SettlementOrder[],
): Promise<readonly Simulation[]> {
  const { chain, rpc, atSeconds } = situation;
  const calls = orders.map((order) => {
    const relayer = settlementKindOf(order).senderOf(order.terms);
    return simulationCall(chain, { call: settleCallOf(chain, order), relayer, atSeconds });
  });
  return (await answersTo(rpc, calls)).map(simulationBy);
}

/** The code of a payer may write a long answer: it must not hold back the others, so each half is asked for alone. */
async function answersTo(rpc: Rpc, calls: readonly RpcCall[]): Promise<readonly (RpcAnswer | undefined)[]> {
  try {
    return await rpc.batch(calls);
  } catch (error) {
    if (!(error instanceof AnswerTooLong)) throw error;
    if (calls.length === 1) return [undefined];
    const half = Math.ceil(calls.length / 2);
    return [...(await answersTo(rpc, calls.slice(0, half))), ...(await answersTo(rpc, calls.slice(half)))];
  }
}

/** Simulates the settlements in one transaction. Throws `Unavailable("chain")`. */
export async function simulateBundle(
  { chain, rpc, atSeconds }: Situation,
  orders: readonly SettlementOrder[],
): Promise<readonly Simulation[]> {
  const [answer] = await rpc.batch([bundleSimulationCall(chain, orders, atSeconds)]);
  return bundleFailures(answer, orders.length).map(resultOf);
}

/** A call without a result says nothing about the others of its batch. */
function simulationBy(answer: RpcAnswer | undefined): Simulation {
  try {
    return resultOf(simulationFailure(answer));
  } catch (error) {
    if (error instanceof Unavailable) return { kind: "unreadable" };
    throw error;
  }
}

function resultOf(failure: string | null): Simulation {
  if (failure === null) return { kind: "passes" };
  return { kind: "fails", reason: failure === "TRANSFER_FROM_FAILED" ? "transfer_from_failed" : failure };
}
