import type { Clock } from "../../shared/clock";
import { newId } from "../../shared/id";
import type { ActionCause } from "../action";
import { payoutGasLimit } from "../claims/gas";
import type { ActionStore, ChannelContract, ChannelObserver, NewAction, StoredPayout } from "../claims/ports";
import { whyToPayOut } from "./what-to-pay-out";

export interface PayoutDeps {
  readonly contract: ChannelContract;
  readonly actions: ActionStore;
  readonly observe: ChannelObserver;
  readonly clock: Clock;
}

/** Writes the payouts that are due. What the token refuses is failed without a transaction, and tried again the next day. */
export async function planPayouts(deps: PayoutDeps): Promise<void> {
  for (const payout of await deps.actions.payouts(deps.contract.chain)) {
    const cause = whyToPayOut(payout.candidate, deps.clock.now());
    const isDone = cause === null && hasNothing(payout);
    if (cause === null && !isDone) continue;
    await (cause === null ? giveUp(deps, payout) : planOne(deps, payout, cause)).catch((error: unknown) =>
      deps.observe.fault("plan-payout", error),
    );
  }
}

/** A merchant asked, and neither is anything there nor will a claim bring anything. */
function hasNothing({ candidate, requestId, claimsToCome }: StoredPayout): boolean {
  const { unpaid, claimsUnderWay } = candidate;
  return requestId !== null && unpaid === 0n && claimsUnderWay === 0 && claimsToCome === 0;
}

async function giveUp({ actions, observe }: PayoutDeps, { requestId }: StoredPayout): Promise<void> {
  if (requestId === null) return;
  if (await actions.fail(requestId, "nothing_to_pay_out", "Nothing is claimed that is not paid out."))
    observe.ended(requestId, "payout", "failed");
}

async function planOne(
  deps: PayoutDeps,
  { candidate, requestId, of }: StoredPayout,
  cause: ActionCause,
): Promise<void> {
  const { contract, actions, observe } = deps;
  const { chain } = contract;
  const calldata = contract.payoutCall(candidate);
  const action: NewAction = {
    ...{ id: requestId ?? newId("pyo"), kind: "payout" as const, cause, isUrgent: false, authorizer: null, rows: [] },
    ...{ ...of, chainId: chain.chainId, amount: candidate.unpaid, calldata, gasLimit: payoutGasLimit, channelId: null },
  };
  if (!(await actions.plan(action))) return;
  observe.planned(action);
  const failure = await contract.failureOf(calldata, payoutGasLimit);
  if (failure === null) return;
  // Another settler may have taken it to a lane by now: then its transaction says what becomes of it.
  if (await actions.fail(action.id, "token_refused", `The token refuses the transfer: ${failure}.`))
    observe.ended(action.id, "payout", "failed");
}
