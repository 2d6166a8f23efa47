import type { Chain } from "@lunas/catalog/chain";
import type { Head } from "@lunas/domain/settlement/head";
import type { ChainObserver } from "../observe";
import type { Rpc } from "../rpc/rpc";
import type { Question } from "./learn-fees";
import { pollHeads } from "./poll-heads";
import { subscribeHeads } from "./subscribe-heads";

/** A quiet subscription may be a dead one: as long as it stands, a poll now and then makes sure. */
const assuranceMs = 5_000;
const fastestPollMs = 200;

export interface WatchHeadsDeps {
  readonly chain: Chain;
  readonly rpc: Rpc;
  readonly wsUrl: string | null;
  readonly observer: ChainObserver;
  readonly onHead: (head: Head) => void;
  /** What each poll asks beside the newest block. */
  readonly beside: () => Question;
}

/** Announces headers by WebSocket where there is one, and by polling twice a block where there is none or it is down. */
export function watchHeads({ chain, rpc, wsUrl, observer, onHead, beside }: WatchHeadsDeps): { stop(): void } {
  const { network, chainId, blockTimeMs } = chain;
  let isSubscribed = () => false;
  const paceMs = () =>
    isSubscribed() ? Math.max(assuranceMs, 2 * blockTimeMs) : Math.max(fastestPollMs, Math.floor(blockTimeMs / 2));
  const poll = pollHeads({ network, rpc, observer, onHead, beside, paceMs });
  if (wsUrl === null) return poll;
  const subscription = subscribeHeads({ network, chainId, url: wsUrl, observer, onHead, onDown: poll.hurry });
  isSubscribed = subscription.isUp;
  return {
    stop: () => {
      subscription.stop();
      poll.stop();
    },
  };
}
