import type { Chain } from "@lunas/catalog/chain";
import { createChannelContract } from "@lunas/chain/channel/channel-contract";
import type { Rpc } from "@lunas/chain/rpc/rpc";
import { createChannelAuthorizer } from "@lunas/chain/send/authorizer";
import { createActionStore } from "@lunas/database/channel/action-store";
import { createAuthorizerStore } from "@lunas/database/channel/authorizer-store";
import type { Database } from "@lunas/database/connect";
import type { ChannelObserver } from "@lunas/domain/channel/claims/ports";
import type { ChainWatcher } from "@lunas/domain/settlement/ports";
import { systemClock } from "@lunas/runtime/clock";
import type { Authorizers } from "../keys/open-authorizers";
import { type ChannelRoundDeps, channelRounds } from "./channel-rounds";

/** What one process has of channels, on every chain. */
export type ChannelStores = Pick<ChannelRoundDeps, "actions" | "reports">;

export function createChannelStores(database: Database): ChannelStores {
  return { actions: createActionStore(database), reports: createAuthorizerStore(database) };
}

export interface ChannelParts extends Pick<ChannelRoundDeps, "chain" | "settlerId" | "engine"> {
  readonly chain: Chain;
  readonly rpc: Rpc;
  readonly watcher: Pick<ChainWatcher, "head">;
  readonly authorizers: Authorizers;
  readonly stores: ChannelStores;
  readonly observe: ChannelObserver;
}

/** The round about a chain's channels; null: the chain lacks the contract, or nobody signs for receivers here. */
export function composeChannels({ rpc, watcher, stores, ...parts }: ChannelParts): (() => Promise<void>) | null {
  const { chain, authorizers } = parts;
  const { local, remote } = authorizers;
  if (chain.channels === null || chain.contracts.x402Channels === null) return null;
  if (local.length + remote.length === 0) return null;
  return channelRounds({
    ...parts,
    ...stores,
    contract: createChannelContract({ chain, rpc, watcher }),
    authorizer: createChannelAuthorizer({ chain, local, remote }),
    clock: systemClock,
  });
}
