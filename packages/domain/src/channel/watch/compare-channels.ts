import type { ChannelId, StoredChannel } from "../channel";
import type { Block } from "../claims/ports";
import { type ChannelWatchDeps, keepTurn, mostAtOnce, namedBy, noteNamed } from "./note-states";

/**
 * Compares every channel that is not closed with the contract: once an hour, and a wrong row is corrected. What differs was named by
 * no log that was read, so an operator hears of it.
 */
export async function compareChannels(deps: ChannelWatchDeps, block: Block): Promise<void> {
  await forOpenChannels(deps, (page) => compare(deps, page, block));
  await deps.actions.noteCompared(deps.contract.chain.chainId);
}

/** Reads these channels again, and stores what the contract has: before each claim. However many are due, one read has some of them. */
export async function readAnew(
  deps: ChannelWatchDeps,
  channels: readonly StoredChannel[],
  block: Block,
): Promise<void> {
  for (let from = 0; from < channels.length; from += mostAtOnce)
    await compare(deps, channels.slice(from, from + mostAtOnce), block);
}

export interface WholeReading {
  readonly at: Block;
  /** A reorg made `at` the newest canonical block. */
  readonly again: boolean;
  /** Channels to read although they are closed. */
  readonly alsoChannels: readonly ChannelId[];
}

/**
 * Stores what the contract has of every open channel and every wallet with money in the contract, in place of the logs up to this block: these count
 * as read afterwards. Changes are expected, so that none is reported as a difference.
 */
export async function readWithoutLogs(
  deps: ChannelWatchDeps,
  { at, again, alsoChannels }: WholeReading,
): Promise<void> {
  const { contract, actions } = deps;
  await forOpenChannels(deps, (page) => noteAt(deps, page, { at, again }));
  await keepTurn(deps);
  const payouts = await actions.payouts(contract.chain);
  const receivers = payouts.map(({ candidate: { receiver, asset } }) => ({ receiver, asset }));
  await noteNamed(deps, { named: { channels: alsoChannels, receivers }, at, readTo: at, again });
}

async function forOpenChannels(
  { actions, contract }: ChannelWatchDeps,
  work: (page: readonly StoredChannel[]) => Promise<unknown>,
): Promise<void> {
  let after: StoredChannel | undefined;
  do {
    const page = await actions.openAfter(contract.chain.chainId, after?.id ?? null, mostAtOnce);
    if (page.length > 0) await work(page);
    after = page.length < mostAtOnce ? undefined : page.at(-1);
  } while (after !== undefined);
}

async function compare(deps: ChannelWatchDeps, page: readonly StoredChannel[], block: Block): Promise<void> {
  const states = await noteAt(deps, page, { at: block, again: false });
  const stored = new Map(page.map((each) => [each.id, each.onChain]));
  for (const { id, balance, claimed, withdrawRequestedAt } of states.channels) {
    const known = stored.get(id);
    if (known === undefined || known.readAtBlock > block.number) continue;
    const isSame =
      known.balance === balance && known.claimed === claimed && known.withdrawRequestedAt === withdrawRequestedAt;
    if (!isSame) deps.observe.differed(id);
  }
}

async function noteAt(
  deps: ChannelWatchDeps,
  page: readonly StoredChannel[],
  { at, again }: Pick<WholeReading, "at" | "again">,
) {
  const { actions, contract, observe, owner } = deps;
  await keepTurn(deps);
  const states = await contract.statesAt(at, namedBy(page));
  for (const changed of await actions.note(contract.chain.chainId, states, { owner, readTo: null, again }))
    observe.changed(changed);
  return states;
}
