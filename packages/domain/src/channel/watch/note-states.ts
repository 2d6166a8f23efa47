import type { StoredChannel } from "../channel";
import type { ActionStore, Block, ChannelContract, ChannelObserver, NamedByLogs } from "../claims/ports";

export interface ChannelWatchDeps {
  /** Whose turn it is. */
  readonly owner: string;
  readonly contract: ChannelContract;
  readonly actions: ActionStore;
  readonly observe: ChannelObserver;
}

/** Channels, and wallets, that one read of the contract has. */
export const mostAtOnce = 200;
/** One settler at a time plans; another one takes over after this time. A long read keeps the turn. */
export const turnMs = 10_000;

/** How far back a reorg below the depth reaches, at most: so much is read again after it. */
export const mostReorged = 128;

export const nothing: NamedByLogs = { channels: [], receivers: [] };

export interface NamedReading {
  readonly named: NamedByLogs;
  /** The block whose state is stored. */
  readonly at: Block;
  /** How far the logs are read with it. */
  readonly readTo: Block;
  /** A reorg made `at` the newest canonical block. */
  readonly again: boolean;
}

/**
 * Stores the contract's state of what logs name, as far as it is ours: any account can write logs of any channel and wallet. Channels whose
 * action has ended are read, too.
 */
export async function noteNamed(deps: ChannelWatchDeps, { named, at, readTo, again }: NamedReading): Promise<void> {
  const { contract, actions, observe, owner } = deps;
  const { chainId } = contract.chain;
  const channels = await actions.toRead(chainId, named.channels);
  const receivers = named.receivers.length === 0 ? [] : await actions.receiversToRead(chainId, named.receivers);
  const pages = pagesOf(channels, receivers);
  for (const [index, page] of pages.entries()) {
    if (index > 0) await keepTurn(deps);
    const isEmpty = page.channels.length + page.receivers.length === 0;
    const states = isEmpty ? { block: at, channels: [], receivers: [] } : await contract.statesAt(at, page);
    // The head moves with the last page: after a crash all of it is read again.
    const isLast = index === pages.length - 1;
    for (const changed of await actions.note(chainId, states, { owner, readTo: isLast ? readTo : null, again }))
      observe.changed(changed);
  }
}

/** Throws where the turn is another settler's: that one has read later blocks. */
export async function keepTurn({ actions, contract, owner }: ChannelWatchDeps): Promise<void> {
  const { chainId } = contract.chain;
  const turn = await actions.takeTurn({ chainId, owner, leaseMs: turnMs });
  if (turn === null) throw new Error(`the turn about channels of chain ${chainId} is not held by ${owner}`);
}

export function namedBy(channels: readonly StoredChannel[]): NamedByLogs {
  const receivers = channels.map(({ config: { receiver, token } }) => ({ receiver, asset: token }));
  return { channels: channels.map(({ id }) => id), receivers: distinct(receivers) };
}

/** At least one page. A wallet is read at the block of its channels: a claim changes both. */
function pagesOf(
  channels: readonly StoredChannel[],
  receivers: NamedByLogs["receivers"],
): readonly [NamedByLogs, ...NamedByLogs[]] {
  const pageAt = (index: number): NamedByLogs => {
    const [from, to] = [index * mostAtOnce, (index + 1) * mostAtOnce];
    const part = namedBy(channels.slice(from, to));
    return { ...part, receivers: distinct([...part.receivers, ...receivers.slice(from, to)]) };
  };
  const count = Math.ceil(Math.max(channels.length, receivers.length) / mostAtOnce);
  const others = Array.from({ length: Math.max(0, count - 1) }, (_, index) => pageAt(index + 1));
  return [pageAt(0), ...others];
}

function distinct(receivers: NamedByLogs["receivers"]): NamedByLogs["receivers"] {
  return [...new Map(receivers.map((each) => [`${each.receiver} ${each.asset}`, each])).values()];
}
