import type { Rpc, RpcAnswer, RpcCall } from "./rpc";

interface QueuedCalls {
  readonly calls: readonly RpcCall[];
  readonly resolve: (answers: readonly RpcAnswer[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Round trips at a time. While so many are open, callers wait for the end of one, because most nodes answer in turn. */
const mostAtOnce = 2;
/** The longest wait for it: a round trip that hangs delays no other by more. */
const longestWaitMs = 10;

/**
 * Collects the call lists of one turn of the event loop into one batch and gives each caller its own answers; while
 * round trips are open, also those of later turns. So under load a round trip serves several payments, and a single
 * caller waits for the end of its turn only. A failed round trip fails for all its callers. At most `mostCalls` go
 * together, so that one caller delays few others.
 */
export function coalesce(rpc: Rpc, mostCalls: number): Rpc {
  let waiting: QueuedCalls[] = [];
  let roundTrips = 0;
  let timer: NodeJS.Timeout | undefined;
  const ask = async (calls: readonly RpcCall[]) => {
    roundTrips += 1;
    try {
      return await rpc.batch(calls);
    } finally {
      roundTrips -= 1;
      if (waiting.length > 0) setImmediate(endTurn);
    }
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const requests = waiting;
    waiting = [];
    for (const group of groupsOf(requests, mostCalls)) void share(ask, group);
  };
  const endTurn = () => {
    if (roundTrips < mostAtOnce) flush();
    else timer ??= setTimeout(flush, longestWaitMs);
  };
  return {
    batch: (calls) => {
      if (calls.length === 0) return rpc.batch(calls);
      return new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(endTurn);
        waiting.push({ calls, resolve, reject });
      });
    },
  };
}

async function share(ask: Rpc["batch"], group: readonly QueuedCalls[]): Promise<void> {
  try {
    const answers = await ask(group.flatMap(({ calls }) => calls));
    let from = 0;
    for (const { calls, resolve } of group) {
      resolve(answers.slice(from, from + calls.length));
      from += calls.length;
    }
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

/** In order, with each caller's calls together; a caller with more than `mostCalls` goes alone. */
function groupsOf(requests: readonly QueuedCalls[], mostCalls: number): readonly (readonly QueuedCalls[])[] {
  const groups: QueuedCalls[][] = [];
  let room = 0;
  for (const each of requests) {
    const group = groups.at(-1);
    if (group === undefined || each.calls.length > room) {
      groups.push([each]);
      room = mostCalls;
    } else group.push(each);
    room -= each.calls.length;
  }
  return groups;
}
