import type { Clock } from "../../shared/clock";
import { newId } from "../../shared/id";
import type { ChannelId, StoredChannel } from "../channel";
import { readAnew } from "../watch/compare-channels";
import { gasLimitOfClaim } from "./gas";
import type {
  ActionStore,
  AuthorizedRow,
  Block,
  CandidateQuery,
  ChannelAuthorizer,
  ChannelContract,
  ChannelObserver,
  NewAction,
} from "./ports";
import { type ClaimPlan, claimableOf, claimableUpTo, claimBySeconds, leastOfRow, whatToClaim } from "./what-to-claim";

export interface ClaimDeps {
  /** The settler whose turn it is. */
  readonly owner: string;
  readonly contract: ChannelContract;
  readonly actions: ActionStore;
  readonly authorizer: ChannelAuthorizer;
  readonly observe: ChannelObserver;
  readonly clock: Clock;
  /** Until when a channel is left out, because its row would revert. */
  readonly leftOut: Map<ChannelId, number>;
}

/** Channels of each kind that one round takes: the next one goes on. */
const mostCandidates = 1_000;
/** A row that would revert is tried again after this time. */
const leaveOutMs = 60_000;

/**
 * Plans the claims that are due: reads their channels again, leaves out rows that would revert or do nothing, signs the others and
 * writes them. Nothing is sent here.
 */
export async function planClaims(deps: ClaimDeps, block: Block): Promise<void> {
  const { contract, actions, authorizer, clock } = deps;
  const { chain } = contract;
  if (chain.channels === null) return;
  const priceWei = (await actions.gasPriceWei(chain.chainId)) ?? chain.settlement.priorityFeeWei;
  const moment = { nowMs: clock.now(), policy: chain.channels.claim, priceWei, authorizers: authorizer.addresses() };
  const query: CandidateQuery = {
    ...{ chain, limit: mostCandidates, leastAmount: leastOfRow(moment), authorizers: moment.authorizers },
    oldSinceMs: moment.nowMs - moment.policy.afterMs,
  };
  const choose = async () => {
    const candidates = await actions.claimCandidates(query);
    return whatToClaim(
      candidates.filter(({ channel }) => !isLeftOut(deps, channel.id)),
      moment,
    );
  };
  const first = await choose();
  if (first.length === 0) return;
  // The contract decides what is claimed; a merchant may have claimed by itself since the last log was read.
  await readAnew(
    deps,
    first.flatMap(({ channels }) => channels),
    block,
  );
  for (const plan of await choose()) {
    noteLate(deps, plan, block);
    await planOne(deps, plan).catch((error: unknown) => deps.observe.fault("plan-claim", error));
  }
}

/** The row of a claim of all that can be claimed of a channel. */
export function rowOf(channel: StoredChannel): AuthorizedRow {
  const { id, merchantId, config, signedMax, voucherSignature, managedBy, charged } = channel;
  if (voucherSignature === null) throw new Error(`${id} has no voucher`);
  return {
    ...{ channelId: id, merchantId, config, signedMax, voucherSignature },
    totalClaimed: claimableUpTo(channel),
    amount: claimableOf(channel),
    charged: managedBy === "lunas" ? charged : null,
  };
}

/** Those of the rows that may be sent: a row that its voucher does not cover, or that would revert all, is left out with an alarm. */
export async function soundRows(
  { contract, authorizer, observe, leftOut, clock }: Omit<ClaimDeps, "actions" | "owner">,
  rows: readonly AuthorizedRow[],
): Promise<readonly AuthorizedRow[]> {
  const reasons = new Map<ChannelId, string>(
    authorizer.unprovenOf(rows).map((id) => [id, "its voucher does not cover it"]),
  );
  const proven = rows.filter(({ channelId }) => !reasons.has(channelId));
  const [first] = proven;
  const failing = first === undefined ? [] : await contract.failingOf(first.config.receiverAuthorizer, proven);
  for (const [id, reason] of failing) reasons.set(id, reason);
  for (const [id, reason] of reasons) {
    leftOut.set(id, clock.now() + leaveOutMs);
    observe.leftOut(id, reason);
  }
  return rows.filter(({ channelId }) => !reasons.has(channelId));
}

async function planOne(deps: ClaimDeps, plan: ClaimPlan): Promise<void> {
  const { contract, actions, authorizer, observe } = deps;
  const { chain } = contract;
  const rows = await soundRows(deps, plan.channels.map(rowOf));
  const [first] = plan.channels;
  if (rows.length === 0 || first === undefined) return;
  const signature = await authorizer.signClaim(plan.authorizer, rows);
  const action: NewAction = {
    ...{
      id: newId("clm"),
      kind: "claim" as const,
      cause: plan.cause,
      isUrgent: plan.isUrgent,
      authorizer: plan.authorizer,
      rows,
    },
    ...{ chainId: chain.chainId, network: chain.network, environment: chain.environment },
    ...{ merchantId: null, asset: null, receiver: null, tokenSymbol: null, channelId: null },
    amount: rows.reduce((sum, { amount }) => sum + amount, 0n),
    calldata: contract.claimCall(rows, signature),
    gasLimit: gasLimitOfClaim(rows.length),
    channels: rows.length,
  };
  // Charges, voids and other claims go on meanwhile: where one changed a row, the next round plans anew.
  if (await actions.plan(action)) observe.planned(action);
}

function isLeftOut({ leftOut, clock }: ClaimDeps, id: ChannelId): boolean {
  const untilMs = leftOut.get(id);
  if (untilMs === undefined) return false;
  if (untilMs <= clock.now()) leftOut.delete(id);
  return untilMs > clock.now();
}

function noteLate({ observe }: ClaimDeps, { channels }: ClaimPlan, { timestampSeconds }: Block): void {
  for (const channel of channels) {
    const bySeconds = claimBySeconds(channel);
    if (bySeconds !== null && timestampSeconds > bySeconds) observe.late(channel.id);
  }
}
