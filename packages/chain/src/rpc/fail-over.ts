import type { Clock } from "@lunas/domain/shared/clock";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { isPassing } from "../node-errors";
import { failureWords } from "./failure-words";
import type { Rpc, RpcAnswer, RpcCall } from "./rpc";

/** An endpoint that failed is asked last for this long, so that a dead one does not cost every call its timeout. */
const restMs = 5_000;

/**
 * Several endpoints of one chain, the first preferred. An endpoint that does not answer, or answers any call with a
 * passing refusal (rate limit, overload), makes way for the next; the last one's refusals are handed on as answers.
 */
export function failOver(endpoints: readonly Rpc[], clock: Clock): Rpc {
  const restingUntilMs = new Map<Rpc, number>();
  const byPreference = () => {
    const now = clock.now();
    const rests = (endpoint: Rpc) => (restingUntilMs.get(endpoint) ?? 0) > now;
    return [...endpoints.filter((each) => !rests(each)), ...endpoints.filter(rests)];
  };
  return {
    async batch(calls) {
      const failures: unknown[] = [];
      let refused: readonly RpcAnswer[] | null = null;
      for (const endpoint of byPreference()) {
        try {
          const answers = await endpoint.batch(calls);
          if (!answers.some(isPassingRefusal)) return answers;
          refused = answers;
        } catch (error) {
          failures.push(error);
        }
        restingUntilMs.set(endpoint, clock.now() + restMs);
      }
      return refused ?? giveUp(calls, failures);
    },
  };
}

function isPassingRefusal(answer: RpcAnswer): boolean {
  return "error" in answer && isPassing(answer.error);
}

function giveUp(calls: readonly RpcCall[], failures: readonly unknown[]): never {
  const reasons = failures.map(failureWords);
  throw new Unavailable("chain", `${calls[0]?.method ?? "nothing"} was not answered: ${reasons.join("; ")}`);
}
