import { createBatcher } from "@lunas/batcher/batcher";
import { AnswerTooLong } from "./answer-too-long";
import type { Rpc, RpcAnswer, RpcCall } from "./rpc";

/** Round trips at a time. While so many are open, callers wait for the end of one, because most nodes answer in turn. */
const atOnce = 2;
const longestWaitMs = 10;

/**
 * Collects the call lists of one turn of the event loop into one batch and gives each caller its own answers; while two
 * round trips are open, also those of later turns. So under load a round trip serves several payments, and a single
 * caller waits for the end of its turn only. A failed round trip fails for all its callers, except where the answers were too long: then
 * each caller has a round trip of its own, because one of them may be the reason. At most `mostCalls` go together, by their
 * weights, so that one caller delays few others; a caller's own calls stay together.
 */
export function shareRoundTrips(rpc: Rpc, mostCalls: number): Rpc {
  const ask = async (lists: readonly (readonly RpcCall[])[]): Promise<readonly (readonly RpcAnswer[])[]> => {
    const answers = await rpc.batch(lists.flat());
    let from = 0;
    return lists.map(({ length }) => {
      from += length;
      return answers.slice(from - length, from);
    });
  };
  const sizeOf = (calls: readonly RpcCall[]) => calls.reduce((sum, { weight = 1 }) => sum + weight, 0);
  const repeatsAlone = (error: unknown) => error instanceof AnswerTooLong;
  const together = createBatcher(ask, { most: mostCalls, sizeOf, atOnce, longestWaitMs, repeatsAlone });
  return { batch: (calls) => (calls.length === 0 ? rpc.batch(calls) : together(calls)) };
}
