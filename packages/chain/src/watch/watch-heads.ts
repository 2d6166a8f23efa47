import type { Chain } from "@lunas/catalog/chain";
import type { Head } from "@lunas/domain/settlement/head";
import type { ChainObserver } from "../observe";
import type { Rpc } from "../rpc/rpc";
import { type HeadSources, keepsUp } from "./judge-subscription";
import type { Question } from "./learn-fees";
import { pollHeads } from "./poll-heads";
import { type HeadSubscription, subscribeHeads } from "./subscribe-heads";

/** A quiet subscription may be dead: while it is up, a poll now and then checks it. */
const assuranceMs = 5_000;
const fastestPollMs = 200;

export interface WatchHeadsDeps {
  readonly chain: Chain;
  readonly rpc: Rpc;
  readonly wsUrl: string | null;
  readonly observer: ChainObserver;
  readonly onHead: (head: Head) => void;
  /** Calls to send with each poll. */
  readonly beside: () => Question;
}

/**
 * Announces headers by WebSocket, and by polling twice a block if there is no WebSocket, it is down, or it lags behind
 * the polls.
 */
export function watchHeads(deps: WatchHeadsDeps): { stop(): void } {
  const { chain, rpc, wsUrl, observer, onHead, beside } = deps;
  const { network, blockTimeMs } = chain;
  let sources: HeadSources = { announced: null, polled: null };
  let subscription: HeadSubscription | null = null;
  let isSteady = true;
  const judge = (change: Partial<HeadSources>) => {
    sources = { ...sources, ...change };
    const wasSteady = isSteady;
    isSteady = keepsUp(sources);
    if (subscription?.isUp() !== true || isSteady === wasSteady) return;
    const state = isSteady ? "up" : "down";
    observer.subscriptionChanged({
      network,
      state,
      reason: isSteady ? "it delivers heads in time again" : "silent or behind the polled head",
    });
  };
  const paceMs = () =>
    subscription?.isUp() === true && isSteady
      ? Math.max(assuranceMs, 2 * blockTimeMs)
      : Math.max(fastestPollMs, Math.floor(blockTimeMs / 2));
  const onPolled = (head: Head) => {
    // Before its first announcement a subscription is compared with the head at its start.
    judge({ announced: sources.announced ?? head.number, polled: head.number });
    onHead(head);
  };
  const poll = pollHeads({ network, rpc, observer, onHead: onPolled, beside, paceMs });
  const forget = rpc.onNewerHead?.(poll.hurry) ?? (() => {});
  const stop = () => {
    forget();
    poll.stop();
  };
  if (wsUrl === null) return { stop };
  subscription = subscribe(deps, wsUrl, {
    onAnnounced: (head) => judge({ announced: head.number }),
    // Earlier announcements and polls say nothing about the next connection.
    onDown: () => {
      sources = { announced: null, polled: null };
      isSteady = true;
      poll.hurry();
    },
  });
  return {
    stop: () => {
      subscription?.stop();
      stop();
    },
  };
}

function subscribe(
  { chain, observer, onHead }: WatchHeadsDeps,
  url: string,
  on: { readonly onAnnounced: (head: Head) => void; readonly onDown: () => void },
): HeadSubscription {
  return subscribeHeads({
    ...{ network: chain.network, chainId: chain.chainId, url, observer, onDown: on.onDown },
    onHead: (head) => {
      on.onAnnounced(head);
      onHead(head);
    },
  });
}
