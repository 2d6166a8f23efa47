import type { Clock } from "@lunas/domain/shared/clock";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { isPassing } from "../node-errors";
import type { ChainObserver } from "../observe";
import { type Abilities, probeAbilities } from "./abilities";
import { AnswerTooLong, mayBeTooLong } from "./answer-too-long";
import type { EndpointRecord } from "./endpoint-record";
import { failureWords } from "./failure-words";
import { joinReads } from "./join-reads";
import { isResponseTooLong, LongBody } from "./long-body";
import { matchAnswers } from "./match-answers";
import { createPost, HttpRefusal, type Post, type PostAnswer } from "./post";
import { backoffMs, defaultRestMs } from "./retry-after";
import type { RpcAnswer, RpcCall, SendTarget } from "./rpc";
import type { RpcBounds } from "./settings";
import { splitLogs } from "./split-logs";

/** The client of one URL. */
export interface Endpoint extends SendTarget {
  /** `host:port`: its name in logs and metrics. */
  readonly host: string;
  /** Its abilities, read once by one batch. Throws `Unavailable("chain")` while it does not answer. */
  abilities(): Promise<Abilities>;
  /** The known abilities; null before they were read. */
  knownAbilities(): Abilities | null;
  isLimited(): boolean;
  outBecause(): string | null;
}

export interface EndpointSettings {
  readonly network: string;
  readonly url: string;
  readonly host: string;
  readonly bounds: RpcBounds;
  readonly clock: Clock;
  readonly observer: ChainObserver;
  readonly record: EndpointRecord;
  /** Called with every answered batch. */
  readonly onAnswers: (calls: readonly RpcCall[], answers: readonly RpcAnswer[]) => void;
}

/**
 * Every failure goes to the observer and is thrown as `Unavailable("chain")` without the URL in its text: as `AnswerTooLong` where contracts of
 * others may have written too much.
 */
export function connectEndpoint(settings: EndpointSettings): Endpoint {
  const { host, record, bounds } = settings;
  const post = createPost(settings.url, bounds);
  let known: Abilities | null = null;
  let probing: Promise<Abilities> | null = null;
  const batch = async (calls: readonly RpcCall[]) => {
    if (calls.length === 0) return [];
    const joined = joinReads(calls);
    const { calls: taken, merge } = splitLogs(joined.calls, bounds.maxLogBlocks);
    const groups = split(taken, bounds.maxCallsPerBatch);
    const answers = joined.merge(merge((await Promise.all(groups.map((group) => ask(settings, post, group)))).flat()));
    settings.onAnswers(calls, answers);
    return answers;
  };
  const probe = async () => {
    try {
      known = await probeAbilities({ batch });
      return known;
    } finally {
      probing = null;
    }
  };
  return {
    host,
    batch,
    abilities: async () => {
      if (known !== null) return known;
      probing ??= probe();
      return probing;
    },
    knownAbilities: () => known,
    isLimited: record.isLimited,
    outBecause: record.outBecause,
  };
}

async function ask(settings: EndpointSettings, post: Post, calls: readonly RpcCall[]): Promise<readonly RpcAnswer[]> {
  const { network, host: endpoint, observer, record } = settings;
  const body = JSON.stringify(calls.map(({ method, params }, id) => ({ jsonrpc: "2.0", id, method, params })));
  const startedAt = performance.now();
  const tookMs = () => performance.now() - startedAt;
  try {
    const posted = await post(body);
    const answers = matchAnswers(posted.text, calls.length);
    if (answers.some((answer) => "error" in answer && isResponseTooLong(answer.error)))
      throw new LongBody("the answers are longer than the node allows");
    record.answered(tookMs());
    noteLimits(record, posted, answers);
    observer.rpcAnswered({ network, endpoint, calls: calls.length, durationMs: tookMs() });
    return answers;
  } catch (error) {
    const reason = failureWords(error);
    const isTooLong = error instanceof LongBody && mayBeTooLong(calls);
    // A long answer is no fault of the endpoint: it must not rest, because then all others would wait for it.
    if (!isTooLong) record.failed(tookMs());
    if (error instanceof HttpRefusal) noteRefusal(record, error);
    observer.rpcFailed({ network, endpoint, calls: calls.length, durationMs: tookMs(), reason });
    const message = `RPC endpoint ${endpoint} of ${network}: ${reason}`;
    throw isTooLong ? new AnswerTooLong(message) : new Unavailable("chain", message);
  }
}

function noteRefusal(record: EndpointRecord, { status, retryAfterMs }: HttpRefusal): void {
  if (status === 429 || retryAfterMs !== null) record.limited(retryAfterMs ?? defaultRestMs);
}

function noteLimits(record: EndpointRecord, posted: PostAnswer, answers: readonly RpcAnswer[]): void {
  const limits = answers.flatMap((answer) => ("error" in answer && isPassing(answer.error) ? [answer.error] : []));
  if (limits.length === 0) return;
  const backoffs = limits.flatMap(({ data }) => backoffMs(data) ?? []);
  record.limited(posted.retryAfterMs ?? (backoffs.length > 0 ? Math.max(...backoffs) : defaultRestMs));
}

function split<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  const groups: (readonly T[])[] = [];
  for (let start = 0; start < list.length; start += size) groups.push(list.slice(start, start + size));
  return groups;
}
