import type { Head } from "@lunas/domain/settlement/head";
import type { ChainObserver } from "../observe";
import { publicWords } from "../rpc/public-words";
import { createHeadSocket } from "./head-socket";

const firstPauseMs = 250;
const longestPauseMs = 10_000;

export interface HeadSubscription {
  isUp(): boolean;
  stop(): void;
}

export interface HeadSubscriptionDeps {
  readonly network: string;
  readonly chainId: number;
  readonly url: string;
  readonly observer: ChainObserver;
  readonly onHead: (head: Head) => void;
  /** Called when heads no longer arrive by the subscription. */
  readonly onDown: () => void;
}

/** The node's announced heads over a WebSocket; a lost one is reopened with growing pauses. */
export function subscribeHeads(deps: HeadSubscriptionDeps): HeadSubscription {
  const { network, observer } = deps;
  let isUp = false;
  let isFirst = true;
  let isStopped = false;
  let pauseMs = firstPauseMs;
  let timer: NodeJS.Timeout | undefined;
  let socket = { close: () => {} };

  const open = () => {
    socket = createHeadSocket({
      chainId: deps.chainId,
      url: deps.url,
      onHead: deps.onHead,
      onUp: () => {
        isUp = true;
        pauseMs = firstPauseMs;
        observer.subscriptionChanged({ network, state: "up", reason: "subscribed" });
      },
      onDown: (reason) => {
        if (isStopped) return;
        if (isUp || isFirst) observer.subscriptionChanged({ network, state: "down", reason: publicWords(reason) });
        isUp = false;
        isFirst = false;
        deps.onDown();
        timer = setTimeout(open, pauseMs);
        pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      },
    });
  };
  open();
  return {
    isUp: () => isUp,
    stop: () => {
      isStopped = true;
      isUp = false;
      clearTimeout(timer);
      socket.close();
    },
  };
}
