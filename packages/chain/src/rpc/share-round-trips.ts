import { createBatcher } from "@lunas/batcher/batcher";
import type { Rpc, RpcAnswer, RpcCall } from "./rpc";

/**
 * While a round trip is open, collects the call lists of one turn of the event loop into one batch and gives each
 * caller its own answers: under load a round trip serves several payments. A single caller does not wait. A failed
 * round trip fails for all its callers. At most `mostCalls` go together, so that one caller delays few others; a
 * caller's own calls stay together.
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
  const rules = { most: mostCalls, sizeOf: (calls: readonly RpcCall[]) => calls.length, startsWhenIdle: true };
  return { batch: createBatcher(ask, rules) };
}
