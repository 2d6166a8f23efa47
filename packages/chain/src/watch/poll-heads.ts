import type { Head } from "@lunas/domain/settlement/head";
import type { ChainObserver } from "../observe";
import { headCall, parseHead } from "../read/read-head";
import { failureWords } from "../rpc/failure-words";
import { resultOf } from "../rpc/results";
import type { Rpc } from "../rpc/rpc";
import type { Question } from "./learn-fees";

export interface HeadPoll {
  /** Polls at once; during a poll, once more right after it. */
  hurry(): void;
  stop(): void;
}

export interface HeadPollDeps {
  readonly network: string;
  readonly rpc: Rpc;
  readonly observer: ChainObserver;
  readonly onHead: (head: Head) => void;
  /** Calls to send with each poll. */
  readonly beside: () => Question;
  /** The wait before the next poll. */
  readonly paceMs: () => number;
}

/** Polls for the newest block, one request at a time. */
export function pollHeads(deps: HeadPollDeps): HeadPoll {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isAsking = false;
  let isHurried = false;
  const ask = async () => {
    isAsking = true;
    isHurried = false;
    try {
      const { calls, learn } = deps.beside();
      const [newest, ...others] = await deps.rpc.batch([headCall("latest"), ...calls]);
      learn(others);
      const head = parseHead(resultOf(newest, "the newest block"));
      if (!isStopped) deps.onHead(head);
    } catch (error) {
      deps.observer.headFailed({ network: deps.network, reason: failureWords(error), error });
    }
    isAsking = false;
    schedule(isHurried ? 0 : deps.paceMs());
  };
  const schedule = (waitMs: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void ask(), waitMs);
  };
  schedule(0);
  return {
    hurry: () => {
      isHurried = true;
      if (!isAsking) schedule(0);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
