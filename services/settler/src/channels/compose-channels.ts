import type { Chain } from "@lunas/catalog/chain";
import { openChannelContract } from "@lunas/chain/channel/channel-contract";
import type { Rpc } from "@lunas/chain/rpc/rpc";
import { createChannelAuthorizer } from "@lunas/chain/send/authorizer";
import { createActionStore } from "@lunas/database/channel/action-store";
import { createAuthorizerStore } from "@lunas/database/channel/authorizer-store";
import { channelBacklog } from "@lunas/database/channel/channel-backlog";
import { hasOpenChannels } from "@lunas/database/channel/open-channels";
import type { Database } from "@lunas/database/connect";
import type { ChannelObserver } from "@lunas/domain/channel/claims/ports";
import type { ChainWatcher } from "@lunas/domain/settlement/ports";
import { steadyClock, systemClock } from "@lunas/runtime/clock";
import type { ProcessTools } from "@lunas/runtime/process";
import type { Authorizers } from "../keys/open-authorizers";
import { type ChannelRoundDeps, channelRounds } from "./channel-rounds";
import { measureChannels } from "./measure-channels";
import { createChannelCounters, observeChannels, showMissing } from "./observe-channels";
import { watchUnsigned } from "./watch-unsigned";

/** What one process has of channels, on every chain. */
export interface ChannelStores extends Pick<ChannelRoundDeps, "actions" | "reports"> {
  readonly observe: (chain: Chain) => ChannelObserver;
  /** The round of a settler that has no key for a chain's channels. */
  readonly watchUnsigned: (chain: Chain) => () => Promise<void>;
}

interface ChannelTools extends Pick<ProcessTools, "logger" | "metrics"> {
  readonly chains: readonly Chain[];
  readonly fault: (during: string, error: unknown) => void;
}

/** Opens the stores, and shows what waits in them at each scrape. */
export function openChannelStores(database: Database, { logger, metrics, chains, fault }: ChannelTools): ChannelStores {
  const read = (served: readonly Chain[]) => channelBacklog(database, served);
  measureChannels(metrics, { chains, read, onFault: (error) => fault("measure", error) });
  const counters = createChannelCounters(metrics, chains);
  return {
    ...{ actions: createActionStore(database), reports: createAuthorizerStore(database) },
    observe: (chain) => observeChannels({ logger, counters }, chain, fault),
    watchUnsigned: (chain) =>
      watchUnsigned({
        hasOpen: () => hasOpenChannels(database, chain.chainId),
        show: showMissing({ logger, counters }, chain),
        clock: steadyClock,
      }),
  };
}

export interface ChannelParts extends Pick<ChannelRoundDeps, "chain" | "settlerId" | "engine"> {
  readonly chain: Chain;
  readonly rpc: Rpc;
  readonly watcher: Pick<ChainWatcher, "head">;
  readonly authorizers: Authorizers;
  readonly stores: ChannelStores;
}

/** The round about a chain's channels; null: the chain lacks the contract. */
export function composeChannels({ rpc, watcher, stores, ...parts }: ChannelParts): (() => Promise<void>) | null {
  const { chain, authorizers } = parts;
  const { local, remote } = authorizers;
  if (chain.channels === null || chain.contracts.x402Channels === null) return null;
  if (local.length + remote.length === 0) return stores.watchUnsigned(chain);
  return channelRounds({
    ...parts,
    ...{ actions: stores.actions, reports: stores.reports, observe: stores.observe(chain) },
    openContract: () => openChannelContract({ chain, rpc, watcher }),
    authorizer: createChannelAuthorizer({ chain, local, remote }),
    clock: systemClock,
  });
}
