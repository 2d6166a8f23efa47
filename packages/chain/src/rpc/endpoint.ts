import { Unavailable } from "@lunas/domain/shared/unavailable";
import type { ChainObserver } from "../observe";
import { failureWords } from "./failure-words";
import { matchAnswers } from "./match-answers";
import { createPost, type Post } from "./post";
import type { Rpc, RpcAnswer, RpcCall } from "./rpc";
import type { RpcBounds } from "./settings";

export interface EndpointSettings {
  readonly network: string;
  readonly url: string;
  /** Its place in the settings, from 1: what the log calls it. */
  readonly position: number;
  readonly bounds: RpcBounds;
  readonly observer: ChainObserver;
}

/** One URL. Every failure is told to the observer and thrown as `Unavailable("chain")` in words without the URL. */
export function connectEndpoint(settings: EndpointSettings): Rpc {
  const post = createPost(settings.url, settings.bounds);
  return {
    async batch(calls) {
      if (calls.length === 0) return [];
      const groups = split(calls, settings.bounds.maxCallsPerBatch);
      return (await Promise.all(groups.map((group) => ask(settings, post, group)))).flat();
    },
  };
}

async function ask(settings: EndpointSettings, post: Post, calls: readonly RpcCall[]): Promise<readonly RpcAnswer[]> {
  const { network, position: endpoint, observer } = settings;
  const body = JSON.stringify(calls.map(({ method, params }, id) => ({ jsonrpc: "2.0", id, method, params })));
  const startedAt = performance.now();
  try {
    const answers = matchAnswers(await post(body), calls.length);
    observer.rpcAnswered({ network, endpoint, calls: calls.length, durationMs: performance.now() - startedAt });
    return answers;
  } catch (error) {
    const reason = failureWords(error);
    observer.rpcFailed({ network, endpoint, calls: calls.length, durationMs: performance.now() - startedAt, reason });
    throw new Unavailable("chain", `RPC endpoint ${endpoint} of ${network}: ${reason}`);
  }
}

function split<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  const groups: (readonly T[])[] = [];
  for (let start = 0; start < list.length; start += size) groups.push(list.slice(start, start + size));
  return groups;
}
