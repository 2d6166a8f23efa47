import { type PersistDeps, persist } from "../payment/persist";
import type { ChannelId } from "./channel";
import type { ChargedChannel } from "./charge-channel";
import { answerLeaseMs } from "./charge-channel";
import type { ChargeStore } from "./ports";

export interface NoteAnswerDeps extends PersistDeps {
  readonly charges: Pick<ChargeStore, "noteAnswered" | "releaseAnswer">;
}

/** A mark that is late lets a repeat get the answer a second time; it is tried for longer than an outage usually takes. */
const noteForMs = 45_000;

/**
 * Keeps whether a charge's answer reached its caller. After a written one a repeat of the voucher is out of step; after a broken
 * connection the next repeat gets the answer.
 */
export async function noteAnswer(
  deps: NoteAnswerDeps,
  { channelId, charged }: { readonly channelId: ChannelId; readonly charged: ChargedChannel },
  isWritten: boolean,
): Promise<void> {
  if (charged.charge === null || !charged.isOwn) return;
  const answer = { channelId, chargeId: charged.charge.chargeId };
  const note = () => (isWritten ? deps.charges.noteAnswered(answer) : deps.charges.releaseAnswer(answer));
  // After the lease nothing has to be released.
  await persist(deps, note, { untilMs: deps.clock.now() + (isWritten ? noteForMs : answerLeaseMs) });
}
