import type { ChannelId } from "../channel";
import type { ClaimDeps } from "../claims/plan-claims";
import type { Block } from "../claims/ports";
import { callOfClaim } from "./call-of-claim";
import { callOfPayout } from "./call-of-payout";
import { callOfRefund } from "./call-of-refund";
import { type ChannelState, type NextStep, never, wait } from "./next-step";
import type { StoredShopAction } from "./requested";

const mostInRound = 50;
/** The turn is short, and the next round goes on with others. */
const mostMsInRound = 3_000;
/** After this time without a transaction a request has failed: its server asks again, by what the contract has then. */
const giveUpMs = 600_000;

/** Channels that one read of the contract has, unless one request names more. */
const mostChannelsAtOnce = 200;

/**
 * Writes what stock servers asked for. A gateway's request is trusted for nothing: the contract's state is read again, a voucher is
 * proved before our authorizer signs a claim with it, and the whole call is simulated. Requests share a read of the contract.
 */
export async function planShopActions(deps: ClaimDeps, block: Block): Promise<void> {
  const { contract, actions, clock } = deps;
  const untilMs = clock.now() + mostMsInRound;
  for (const group of groupsOf(await actions.shopRequests(contract.chain.chainId, mostInRound))) {
    if (clock.now() > untilMs) return;
    const states = await orNull(deps, readStates(deps, group, block));
    for (const request of group) {
      if (clock.now() > untilMs) return;
      await planOne(deps, request, states);
    }
  }
}

type States = ReadonlyMap<ChannelId, ChannelState>;

/** In their order, and so that each group names as many channels as one read has. */
function groupsOf(requests: readonly StoredShopAction[]): readonly (readonly StoredShopAction[])[] {
  const groups: StoredShopAction[][] = [];
  let named = new Set<ChannelId>();
  for (const request of requests) {
    const together = new Set([...named, ...channelsRead(request)]);
    const current = together.size <= mostChannelsAtOnce ? groups.at(-1) : undefined;
    if (current === undefined) groups.push([request]);
    else current.push(request);
    named = current === undefined ? new Set(channelsRead(request)) : together;
  }
  return groups;
}

/** A payout needs no channel's state. */
function channelsRead({ action, channels }: StoredShopAction): readonly ChannelId[] {
  return action.kind === "payout" ? [] : channels.map(({ id }) => id);
}

/** What the contract has of every channel that these requests name, at one block; it is stored, too. */
async function readStates(deps: ClaimDeps, group: readonly StoredShopAction[], block: Block): Promise<States> {
  const { contract, actions, observe, owner } = deps;
  const ids = [...new Set(group.flatMap(channelsRead))];
  if (ids.length === 0) return new Map();
  const states = await contract.statesAt(block, { channels: ids, receivers: [] });
  // A channel that was opened elsewhere gets its first state here; one whose last action has ended is free from the next round on.
  for (const changed of await actions.note(contract.chain.chainId, states, { owner, readTo: null }))
    observe.changed(changed);
  return new Map(states.channels.map((each) => [each.id, each]));
}

async function planOne(deps: ClaimDeps, request: StoredShopAction, states: States | null): Promise<void> {
  const step = (await orNull(deps, nextStep(deps, request, states))) ?? wait;
  const isPlanned = await take(deps, request, step);
  if (!isPlanned && deps.clock.now() - request.createdAtMs > giveUpMs)
    await take(deps, request, never("not_possible", "It was not possible in ten minutes."));
}

/** Null: it failed, which the next round repeats. */
function orNull<T>({ observe }: ClaimDeps, attempt: Promise<T>): Promise<T | null> {
  return attempt.catch((error: unknown) => {
    observe.fault("plan-shop", error);
    return null;
  });
}

/** `states` null: the contract was not read. */
async function nextStep(deps: ClaimDeps, request: StoredShopAction, states: States | null): Promise<NextStep> {
  const { action, channels } = request;
  if (action.kind === "payout") return await callOfPayout(deps, request, action.payout);
  // A channel is in one claim or refund at a time: the second would do nothing.
  if (states === null || channels.some(({ actionId }) => actionId !== null)) return wait;
  const now = { request, state: states };
  if (action.kind === "claim") return await callOfClaim(deps, now, action.claim);
  return await callOfRefund(deps, now, action.refund);
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
