import type { connectRpc } from "@lunas/chain/connect";
import { createAnswerNotes } from "@lunas/domain/shared/note-answers";
import { steadyClock } from "@lunas/runtime/clock";

type ConnectedRpc = ReturnType<typeof connectRpc>;

/** A node may take a while, and where there are several, another one is asked after 1.5 s. */
const nodeAwayAfterMs = 2_000;

/** The same endpoints, and whether none of them answers, by the reads of this process. */
export function noteRpcAnswers(rpc: ConnectedRpc): { readonly rpc: ConnectedRpc; readonly isNodeAway: () => boolean } {
  const answers = createAnswerNotes({ awayAfterMs: nodeAwayAfterMs, nowMs: steadyClock.now });
  const batch: ConnectedRpc["batch"] = (calls) => answers.note(() => rpc.batch(calls));
  return { rpc: { ...rpc, batch }, isNodeAway: answers.isAway };
}
