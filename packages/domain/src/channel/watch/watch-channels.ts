import type { StoredChannel } from "../channel";
import type { ActionStore, Block, ChannelContract, ChannelObserver, ChannelTurn, NamedByLogs } from "../claims/ports";

export interface ChannelWatchDeps {
  /** Whose turn it is. */
  readonly owner: string;
  readonly contract: ChannelContract;
  readonly actions: ActionStore;
  readonly observe: ChannelObserver;
}

/** Blocks whose logs one round reads at most: after a long time without a settler the next round goes on. */
const mostBlocks = 2_000;
/** How far back logs are read again after a reorg below the depth, at most. */
const mostReorged = 128;
/** Channels that one read of the contract has. */
const mostAtOnce = 200;
/** One settler at a time plans; another one takes over after this time. A long read keeps the turn. */
export const turnMs = 10_000;

/**
 * Reads what anybody did to channels since the last round, at the chain's depth, and stores the contract's whole state of each that a
 * log names. Answers the block at which it read; null: there is none.
 */
export async function watchChannels(deps: ChannelWatchDeps, { head }: ChannelTurn): Promise<Block | null> {
  const { contract } = deps;
  const deep = await contract.deepBlock();
  if (deep === null) return null;
  if (head === null) return await noteTo(deps, { named: nothing, to: deep, again: false });
  const lost = await isLost(deps, head);
  if (lost) deps.observe.reorged(head.number);
  if (lost) return await readAgain(deps, { head, deep });
  // A node that is behind shows nothing new.
  if (deep.number <= head.number) return deep.number === head.number ? deep : null;
  const to = deep.number - head.number > mostBlocks ? await contract.blockAt(head.number + mostBlocks) : deep;
  if (to === null) return deep;
  await noteTo(deps, { named: await contract.namedIn(head.number + 1, to.number), to, again: false });
  return deep;
}

/**
 * Compares every channel that is not closed with the contract: once an hour, and a wrong row is corrected. What differs was named by
 * no log that was read, so an operator hears of it.
 */
export async function compareChannels(deps: ChannelWatchDeps, block: Block): Promise<void> {
  const { actions, contract } = deps;
  const { chainId } = contract.chain;
  let after: StoredChannel | undefined;
  do {
    const page = await actions.openAfter(chainId, after?.id ?? null, mostAtOnce);
    if (page.length > 0) await compare(deps, page, block);
    after = page.length < mostAtOnce ? undefined : page.at(-1);
  } while (after !== undefined);
  await actions.noteCompared(chainId);
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

/** Throws where the turn is another settler's: that one has read later blocks. */
async function keepTurn({ actions, contract, owner }: ChannelWatchDeps): Promise<void> {
  const { chainId } = contract.chain;
  const turn = await actions.takeTurn({ chainId, owner, leaseMs: turnMs });
  if (turn === null) throw new Error(`the turn about channels of chain ${chainId} is not held by ${owner}`);
}

async function compare(deps: ChannelWatchDeps, page: readonly StoredChannel[], block: Block): Promise<void> {
  const { actions, contract, observe, owner } = deps;
  await keepTurn(deps);
  const states = await contract.statesAt(block.number, namedBy(page));
  const stored = new Map(page.map((each) => [each.id, each.onChain]));
  for (const { id, balance, claimed, withdrawRequestedAt } of states.channels) {
    const known = stored.get(id);
    if (known === undefined || known.readAtBlock > block.number) continue;
    const isSame =
      known.balance === balance && known.claimed === claimed && known.withdrawRequestedAt === withdrawRequestedAt;
    if (!isSame) observe.differed(id);
  }
  for (const changed of await actions.note(contract.chain.chainId, states, { owner, readTo: null }))
    observe.changed(changed);
}

const nothing: NamedByLogs = { channels: [], receivers: [] };

interface Reading {
  readonly named: NamedByLogs;
  readonly to: Block;
  readonly again: boolean;
}

async function noteTo(deps: ChannelWatchDeps, { named, to, again }: Reading): Promise<Block> {
  const { contract, actions, observe, owner } = deps;
  const { chainId } = contract.chain;
  const channels = await actions.toRead(chainId, named.channels);
  for (let from = 0; from === 0 || from < channels.length; from += mostAtOnce) {
    const part = namedBy(channels.slice(from, from + mostAtOnce));
    const isLast = from + mostAtOnce >= channels.length;
    if (from > 0) await keepTurn(deps);
    const receivers = isLast ? distinct([...part.receivers, ...named.receivers]) : part.receivers;
    const isEmpty = part.channels.length + receivers.length === 0;
    const nowhere = { block: to, channels: [], receivers: [] };
    const states = isEmpty ? nowhere : await contract.statesAt(to.number, { channels: part.channels, receivers });
    // The head moves with the last part: after a crash all of it is read again.
    for (const changed of await actions.note(chainId, states, { owner, readTo: isLast ? to : null, again }))
      observe.changed(changed);
  }
  return to;
}

async function isLost({ contract }: ChannelWatchDeps, head: Pick<Block, "number" | "hash">): Promise<boolean> {
  const now = await contract.blockAt(head.number);
  return now === null ? false : now.hash !== head.hash;
}

/** Everything that was read in removed blocks is read again at the canonical block, though that may be a lower one. */
async function readAgain(
  deps: ChannelWatchDeps,
  { head, deep }: { readonly head: Pick<Block, "number" | "hash">; readonly deep: Block },
): Promise<Block> {
  const { contract, actions } = deps;
  const from = Math.max(0, Math.min(head.number, deep.number) - mostReorged);
  const stored = await actions.readSince(contract.chain.chainId, from);
  const named = await contract.namedIn(from, deep.number);
  const channels = [...new Set([...stored.map(({ id }) => id), ...named.channels])];
  return await noteTo(deps, { named: { ...named, channels }, to: deep, again: true });
}

function namedBy(channels: readonly StoredChannel[]): NamedByLogs {
  const receivers = channels.map(({ config: { receiver, token } }) => ({ receiver, asset: token }));
  return { channels: channels.map(({ id }) => id), receivers: distinct(receivers) };
}

function distinct(receivers: NamedByLogs["receivers"]): NamedByLogs["receivers"] {
  return [...new Map(receivers.map((each) => [`${each.receiver} ${each.asset}`, each])).values()];
}
