import type { ChannelContract } from "@lunas/domain/channel/claims/ports";
import { receiverName } from "./channel-chain";
import type { ChannelMutant } from "./channel-harness";
import { type ChannelRows, change, storedIn } from "./channel-rows";

/** The safeguards of channels, each taken out by a port that does not keep it. */
export const channelMutants: readonly ChannelMutant[] = [
  {
    name: "a channel whose payer withdraws is claimed at once",
    actions: (store) => ({
      ...store,
      claimCandidates: async (...all) =>
        (await store.claimCandidates(...all)).map((each) => {
          const { channel } = each;
          return { ...each, channel: { ...channel, onChain: { ...channel.onChain, withdrawRequestedAt: 0 } } };
        }),
    }),
  },
  {
    name: "claimed is what the contract says",
    // What was sent counts as claimed, whatever became of it.
    actions: (store, { rows }) => ({
      ...store,
      plan: async (action, how) => {
        const isPlanned = await store.plan(action, how);
        if (isPlanned) for (const { channelId, totalClaimed } of action.rows) remember(rows, channelId, totalClaimed);
        return isPlanned;
      },
      note: (chainId, states, how) => {
        const known = new Map(storedIn(rows).map(({ id, onChain }) => [id, onChain.claimed]));
        const most = (id: `0x${string}`, claimed: bigint) => larger(known.get(id) ?? 0n, claimed);
        const channels = states.channels.map((each) => ({ ...each, claimed: most(each.id, each.claimed) }));
        return store.note(chainId, { ...states, channels }, how);
      },
    }),
  },
  {
    name: "a payout is written after its claims are mined",
    actions: (store, { rows }) => ({
      ...store,
      payouts: async (chain) => {
        const payouts = await store.payouts(chain);
        return payouts.map(({ candidate, ...rest }) => ({
          ...rest,
          candidate: { ...candidate, claimsUnderWay: 0, unpaid: candidate.unpaid + underWay(rows, candidate) },
        }));
      },
    }),
  },
  {
    name: "a voucher counts once",
    // A repeat is a charge of its own.
    charges: (store, { rows }) => ({
      ...store,
      charge: (request) => {
        const channel = storedIn(rows).find(({ id }) => id === request.channelId);
        const isRepeat = channel?.voucherSignature === request.signature && channel.lastChargeId !== null;
        if (!isRepeat) return store.charge(request);
        return store.charge({
          ...request,
          ...{ maxClaimable: channel.charged + request.price, signature: `${request.signature}01`, idempotency: null },
        });
      },
    }),
  },
  {
    name: "a bound of a claim's rows",
    contract: (contract) => withoutBound(contract),
  },
  {
    name: "a row that reverts is left out alone",
    contract: (contract) => ({ ...contract, failingOf: async () => new Map() }),
    authorizer: (authorizer) => ({ ...authorizer, unprovenOf: () => [] }),
  },
  {
    name: "a channel is in one action at a time",
    actions: (store, { rows }) => ({
      ...store,
      claimCandidates: (query) => asFree(rows, () => store.claimCandidates(query)),
      refundRequests: (chainId, query) => asFree(rows, () => store.refundRequests(chainId, query)),
      plan: (action, how) => asFree(rows, () => store.plan(action, how)),
    }),
  },
  {
    name: "what a reorganization removed is read again",
    contract: (contract) => ({ ...contract, blockAt: async () => null }),
    actions: (store) => ({
      ...store,
      takeTurn: async (turn) => {
        const taken = await store.takeTurn(turn);
        return taken && { ...taken, isCompareDue: false };
      },
    }),
  },
  {
    name: "a signed refund keeps vouchers away",
    actions: (store, { rows }) => ({
      ...store,
      plan: async (action, how) => {
        const isPlanned = await store.plan(action, how);
        const refunded = action.channelId === null ? undefined : rows.channels.channels.get(action.channelId);
        if (isPlanned && refunded !== undefined) refunded.reserved = null;
        return isPlanned;
      },
    }),
  },
];

function remember(rows: ChannelRows, id: `0x${string}`, totalClaimed: bigint): void {
  const channel = storedIn(rows).find((each) => each.id === id);
  if (channel !== undefined) change(rows, id, { onChain: { ...channel.onChain, claimed: totalClaimed } });
}

function larger(one: bigint, other: bigint): bigint {
  if (one > other) return one;
  return other;
}

/** What claims under way will bring a wallet. */
function underWay(rows: ChannelRows, key: Parameters<typeof receiverName>[0]): bigint {
  const open = [...rows.actions.values()].filter(({ kind, isEnded }) => kind === "claim" && !isEnded);
  const own = open.flatMap(({ written }) => written?.rows ?? []);
  return own
    .filter(({ config }) => receiverName({ receiver: config.receiver, asset: config.token }) === receiverName(key))
    .reduce((sum, { amount }) => sum + amount, 0n);
}

function withoutBound(contract: ChannelContract): ChannelContract {
  const { chain } = contract;
  if (chain.channels === null) return contract;
  const claim = { ...chain.channels.claim, most: 1_000 };
  return { ...contract, chain: { ...chain, channels: { ...chain.channels, claim } } };
}

/** As if no channel were in an action while the statement is done. */
function asFree<T>(rows: ChannelRows, work: () => Promise<T>): Promise<T> {
  const busy = storedIn(rows).flatMap(({ id, actionId }) => (actionId === null ? [] : [{ id, actionId }]));
  for (const { id } of busy) change(rows, id, { actionId: null });
  // The statement is done in this turn: nobody else sees the change.
  const done = work();
  for (const { id, actionId } of busy)
    if (storedIn(rows).find((each) => each.id === id)?.actionId === null) change(rows, id, { actionId });
  return done;
}
