import type { PublishOutcome } from "@lunas/domain/settlement/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import { publishOutcomeOf } from "../node-errors";
import { failureWords } from "../rpc/failure-words";
import type { Rpc } from "../rpc/rpc";

/** One batch of `eth_sendRawTransaction`; what cannot be told is `unknown`, which means sent. Never throws. */
export async function publish(rpc: Rpc, rawTransactions: readonly Hex[]): Promise<readonly PublishOutcome[]> {
  try {
    const answers = await rpc.batch(
      rawTransactions.map((rawTransaction) => ({ method: "eth_sendRawTransaction", params: [rawTransaction] })),
    );
    return answers.map((answer) => ("error" in answer ? publishOutcomeOf(answer.error) : { kind: "accepted" }));
  } catch (error) {
    const reason = failureWords(error);
    return rawTransactions.map(() => ({ kind: "unknown", reason }));
  }
}
