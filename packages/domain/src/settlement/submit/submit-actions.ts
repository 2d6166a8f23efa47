import type { ActionOrder } from "../attempt";
import type { EngineDeps } from "../engine-deps";
import type { Lane } from "../lanes/lane";
import { coversCall, roomOn } from "../lanes/lane-funds";
import { writeAhead } from "./write-ahead";

export interface ActionSubmission {
  /** By id, in the order in which they are to be sent. What is not sent now is offered again by its rows. */
  readonly actions: Map<string, ActionOrder>;
  /** The lanes that settle payments: each may send an action. */
  readonly lanes: () => Iterable<Lane>;
  readonly loseLane: (lane: Lane) => void;
}

/**
 * Sends actions of channels, each in a transaction of its own, from the lane with the most room that can pay for it. Each is committed
 * alone, so that one that another settler took holds back no other. Never while payments are assigned: a nonce has one use.
 */
export async function submitActions(deps: EngineDeps, submission: ActionSubmission): Promise<void> {
  for (const action of [...submission.actions.values()]) {
    submission.actions.delete(action.actionId);
    const lane = laneFor(deps, submission.lanes(), action);
    if (lane === null) continue;
    if (!deps.sender.isRemote(lane.lease.address)) await send(deps, submission, { lane, action });
    else void sendBeside(deps, submission, { lane, action });
  }
}

interface Sending {
  readonly lane: Lane;
  readonly action: ActionOrder;
}

/** A remote signer may hang until its deadline; no other lane waits for it. */
async function sendBeside(deps: EngineDeps, submission: ActionSubmission, sending: Sending): Promise<void> {
  sending.lane.isSigning = true;
  await send(deps, submission, sending);
  sending.lane.isSigning = false;
}

async function send(deps: EngineDeps, { loseLane }: ActionSubmission, { lane, action }: Sending): Promise<void> {
  try {
    const { kind } = await writeAhead(deps, lane, [{ kind: "channel", action }]);
    if (kind === "lane_lost") loseLane(lane);
  } catch (error) {
    // Its row shows whether it was written.
    deps.observe.fault("submit-actions", error);
  }
}

function laneFor(deps: EngineDeps, lanes: Iterable<Lane>, { gasLimit }: ActionOrder): Lane | null {
  const able = [...lanes].filter((lane) => roomOn(deps, lane) > 0 && coversCall(deps, lane, gasLimit));
  return able.sort((one, other) => roomOn(deps, other) - roomOn(deps, one))[0] ?? null;
}
