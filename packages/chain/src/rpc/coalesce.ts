import type { Rpc, RpcAnswer, RpcCall } from "./rpc";

interface Asked {
  readonly calls: readonly RpcCall[];
  readonly resolve: (answers: readonly RpcAnswer[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Lists of calls that are asked for in the same turn of the event loop go to the node as one, and each asker gets its own
 * answers: under load a round trip serves several payments, and a lone one waits for nobody. A failure of the round trip
 * is everybody's who shared it. At most `mostCalls` go together, so that what one asks for can keep few others waiting.
 */
export function coalesce(rpc: Rpc, mostCalls: number): Rpc {
  let waiting: Asked[] = [];
  const flush = () => {
    const asked = waiting;
    waiting = [];
    for (const group of groupsOf(asked, mostCalls)) void ask(rpc, group);
  };
  return {
    batch: (calls) =>
      new Promise((resolve, reject) => {
        if (calls.length === 0) return resolve([]);
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({ calls, resolve, reject });
      }),
  };
}

async function ask(rpc: Rpc, group: readonly Asked[]): Promise<void> {
  try {
    const answers = await rpc.batch(group.flatMap(({ calls }) => calls));
    let from = 0;
    for (const { calls, resolve } of group) {
      resolve(answers.slice(from, from + calls.length));
      from += calls.length;
    }
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

/** In order, each asker's calls together; who asks for more than `mostCalls` alone goes alone. */
function groupsOf(asked: readonly Asked[], mostCalls: number): readonly (readonly Asked[])[] {
  const groups: Asked[][] = [];
  let room = 0;
  for (const each of asked) {
    const group = groups.at(-1);
    if (group === undefined || each.calls.length > room) {
      groups.push([each]);
      room = mostCalls;
    } else group.push(each);
    room -= each.calls.length;
  }
  return groups;
}
