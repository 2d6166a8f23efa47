import type { ClaimDeps } from "../claims/plan-claims";
import type { Block } from "../claims/ports";
import { callOfClaim } from "./call-of-claim";
import { callOfPayout } from "./call-of-payout";
import { callOfRefund } from "./call-of-refund";
import { type NextStep, never, wait } from "./next-step";
import type { StoredShopAction } from "./requested";

const mostInRound = 50;
/** The turn is short, and the next round goes on with others. */
const mostMsInRound = 3_000;
/** After this time without a transaction a request has failed: its server asks again, by what the contract has then. */
const giveUpMs = 600_000;

/**
 * Writes what stock servers asked for. A gateway's request is trusted for nothing: the contract's state is read again, a voucher is
 * proved before our authorizer signs a claim with it, and the whole call is simulated.
 */
export async function planShopActions(deps: ClaimDeps, block: Block): Promise<void> {
  const { contract, actions, observe, clock } = deps;
  const untilMs = clock.now() + mostMsInRound;
  for (const request of await actions.shopRequests(contract.chain.chainId, mostInRound)) {
    if (clock.now() > untilMs) return;
    const step = await nextStep(deps, request, block).catch((error: unknown) => {
      observe.fault("plan-shop", error);
      return wait;
    });
    const isPlanned = await take(deps, request, step);
    if (!isPlanned && clock.now() - request.createdAtMs > giveUpMs)
      await take(deps, request, never("not_possible", "It was not possible in ten minutes."));
  }
}

async function nextStep(deps: ClaimDeps, request: StoredShopAction, block: Block): Promise<NextStep> {
  const { action, channels } = request;
  if (action.kind === "payout") return await callOfPayout(deps, request, action.payout);
  const ids = channels.map(({ id }) => id);
  const states = await deps.contract.statesAt(block.number, { channels: ids, receivers: [] });
  // A channel that was opened elsewhere gets its first state here; one whose last action has ended is free from the next round on.
  for (const changed of await deps.actions.note(deps.contract.chain.chainId, states, {
    owner: deps.owner,
    readTo: null,
  }))
    deps.observe.changed(changed);
  // A channel is in one claim or refund at a time: the second would do nothing.
  if (channels.some(({ actionId }) => actionId !== null)) return wait;
  const state = new Map(states.channels.map((each) => [each.id, each]));
  if (action.kind === "claim") return await callOfClaim(deps, { request, state }, action.claim);
  return await callOfRefund(deps, { request, state }, action.refund);
}

/** Whether it is written or has ended. */
async function take(
  { actions, observe }: ClaimDeps,
  { id, action }: StoredShopAction,
  step: NextStep,
): Promise<boolean> {
  if (step.kind === "wait") return false;
  if (step.kind === "never") {
    if (await actions.failRequest(id, step.code, step.message)) observe.ended(id, action.kind, "failed");
    return true;
  }
  const isPlanned = await actions.plan(step.action);
  if (isPlanned) observe.planned(step.action);
  return isPlanned;
}
