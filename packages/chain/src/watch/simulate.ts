import type { Chain } from "@lunas/catalog/chain";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import { bundleFailures, bundleSimulationCall } from "../read/bundle";
import { settleCalldata } from "../read/settle-calldata";
import { simulationCall, simulationFailure } from "../read/simulation";
import type { Rpc } from "../rpc/rpc";

interface Situation {
  readonly chain: Chain;
  readonly rpc: Rpc;
  readonly atSeconds: number;
}

/** What the settlements would come to now, in one batch; by the chain's time. Throws `Unavailable("chain")`. */
export async function simulate(
  situation: Situation,
  orders: readonly SettlementOrder[],
): Promise<readonly (string | null)[]> {
  const { chain, rpc, atSeconds } = situation;
  const answers = await rpc.batch(
    orders.map((order) => simulationCall(chain, { data: settleCalldata(order), relayer: null, atSeconds })),
  );
  return answers.map((answer) => inOurWords(simulationFailure(answer)));
}

/** What they would come to in one transaction. Throws `Unavailable("chain")`. */
export async function simulateBundle(
  { chain, rpc, atSeconds }: Situation,
  orders: readonly SettlementOrder[],
): Promise<readonly (string | null)[]> {
  const [answer] = await rpc.batch([bundleSimulationCall(chain, orders, atSeconds)]);
  return bundleFailures(answer, orders.length).map(inOurWords);
}

function inOurWords(failure: string | null): string | null {
  return failure === "TRANSFER_FROM_FAILED" ? "transfer_from_failed" : failure;
}
