import type { Chain } from "@lunas/catalog/chain";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import { settleCalldata } from "../read/settle-calldata";
import { simulationCall, simulationFailure } from "../read/simulation";
import type { Rpc } from "../rpc/rpc";

/** What the settlements would come to now, in one batch; by the chain's time. Throws `Unavailable("chain")`. */
export async function simulate(
  situation: { readonly chain: Chain; readonly rpc: Rpc; readonly atSeconds: number },
  orders: readonly SettlementOrder[],
): Promise<readonly (string | null)[]> {
  const { chain, rpc, atSeconds } = situation;
  const answers = await rpc.batch(
    orders.map((order) => simulationCall(chain, { data: settleCalldata(order), relayer: null, atSeconds })),
  );
  return answers.map((answer) => {
    const failure = simulationFailure(answer);
    return failure === "TRANSFER_FROM_FAILED" ? "transfer_from_failed" : failure;
  });
}
