import type { BroadcastOutcome } from "@lunas/domain/settlement/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import { broadcastOutcomeOf } from "../node-errors";
import { failureWords } from "../rpc/failure-words";
import type { Rpc, RpcCall } from "../rpc/rpc";
import { combineOutcomes, isTaken } from "./combine-outcomes";

/** After one endpoint has answered, the others have this long to report a better outcome. */
const graceMs = 1_000;

type Outcomes = readonly BroadcastOutcome[];

/**
 * Sends one batch of `eth_sendRawTransaction` to every endpoint at once. Resolves as soon as one of them has accepted
 * each transaction; an unclear outcome is `unknown`, which counts as sent. Never throws.
 */
export function broadcast(rpc: Rpc, rawTransactions: readonly Hex[]): Promise<Outcomes> {
  const calls = rawTransactions.map((raw) => ({ method: "eth_sendRawTransaction", params: [raw] }));
  const targets = targetsOf(rpc);
  const silent: BroadcastOutcome = { kind: "unknown", reason: "an endpoint has not answered yet" };
  const outcomesByTarget: Outcomes[] = targets.map(() => calls.map(() => silent));
  const combined = () =>
    calls.map((_, index) => combineOutcomes(outcomesByTarget.flatMap((outcomes) => outcomes[index] ?? [])));
  return new Promise((resolve) => {
    let open = targets.length;
    let timer: NodeJS.Timeout | undefined;
    const end = () => {
      clearTimeout(timer);
      resolve(combined());
    };
    targets.forEach(async (target, place) => {
      const { outcomes, isAnswered } = await send(target, calls);
      outcomesByTarget[place] = outcomes;
      open -= 1;
      if (open === 0 || combined().every(isTaken)) end();
      else if (isAnswered) timer ??= setTimeout(end, graceMs);
    });
  });
}

/** All endpoints of this chain; those that limit us only if there is no other. */
function targetsOf(rpc: Rpc): readonly Pick<Rpc, "batch">[] {
  const ours = (rpc.endpoints ?? []).filter((endpoint) => (endpoint.outBecause?.() ?? null) === null);
  const willing = ours.filter((endpoint) => endpoint.isLimited?.() !== true);
  if (willing.length > 0) return willing;
  return ours.length > 0 ? ours : [rpc];
}

async function send(
  target: Pick<Rpc, "batch">,
  calls: readonly RpcCall[],
): Promise<{ readonly outcomes: Outcomes; readonly isAnswered: boolean }> {
  try {
    const answers = await target.batch(calls);
    const outcomes = answers.map(
      (answer): BroadcastOutcome => ("error" in answer ? broadcastOutcomeOf(answer.error) : { kind: "accepted" }),
    );
    return { outcomes, isAnswered: true };
  } catch (error) {
    const reason = failureWords(error);
    return { outcomes: calls.map(() => ({ kind: "unknown", reason })), isAnswered: false };
  }
}
