import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "@lunas/domain/shared/clock";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { isPassing } from "../node-errors";
import { type Abilities, abilityNeededBy, lacksMethod } from "./abilities";
import { AnswerTooLong } from "./answer-too-long";
import { askInTurn } from "./ask-in-turn";
import type { EndpointRecord } from "./endpoint-record";
import { failureWords } from "./failure-words";
import { lowestHeadShown, missesBlock, readsNewestState, withEvidence, withHeader } from "./head-evidence";
import type { NewestHead } from "./newest-head";
import { rank } from "./rank";
import type { Rpc, RpcAnswer, RpcCall } from "./rpc";

export interface ReadEndpoint {
  readonly rpc: Rpc;
  readonly record: EndpointRecord;
  readonly knownAbilities: () => Abilities | null;
}

export interface ReadDeps {
  readonly endpoints: readonly ReadEndpoint[];
  readonly newest: Pick<NewestHead, "number">;
  readonly clock: Clock;
  /** Called when an endpoint answers as no node of this chain does. */
  readonly onStrange?: () => void;
}

/** Replicas behind one URL answer in turn: the next one may have the block. */
const pausesMs: readonly number[] = [5, 10, 20, 40, 80, 150, 300, 500, 800];

/** The result of asking one endpoint. */
type Outcome =
  | { readonly kind: "good" | "refused" | "unable" | "blockless" | "rubbish"; readonly answers: readonly RpcAnswer[] }
  | { readonly kind: "old head"; readonly shown: number; readonly answers: readonly RpcAnswer[] }
  | { readonly kind: "stale" | "failed" | "too long"; readonly reason: string };

/**
 * Asks the best endpoint, and the next best when it does not answer, limits us, lacks the method or a block named by
 * its hash, does not show its head where that matters, or is behind the newest head shown. If all are behind, they are
 * asked again for a moment. If none does better, a refusal is returned as it is; an answer from an old block is never
 * returned for the newest state.
 */
export function createBestReader(deps: ReadDeps): Rpc["batch"] {
  return async (calls) => {
    if (calls.length === 0) return [];
    let outcomes = await askAll(deps, calls, withEvidence);
    for (const pauseMs of pausesMs) {
      if (outcomes.at(-1)?.kind === "good" || !outcomes.some(({ kind }) => kind === "stale")) break;
      await pause(pauseMs);
      outcomes = await askAll(deps, calls, withHeader);
    }
    return handOn(calls, outcomes);
  };
}

/** One view: the endpoint that answers its first batch answers all of them. */
export function createPinnedReader(deps: ReadDeps): Rpc["batch"] {
  let pinned: ReadEndpoint | null = null;
  return async (calls) => {
    if (pinned !== null) return createBestReader({ ...deps, endpoints: [pinned] })(calls);
    let answered: ReadEndpoint | null = null;
    const noting = deps.endpoints.map((endpoint) => ({
      ...endpoint,
      rpc: {
        batch: async (sentCalls: readonly RpcCall[]) => {
          const answers = await endpoint.rpc.batch(sentCalls);
          answered = endpoint;
          return answers;
        },
      },
    }));
    const answers = await createBestReader({ ...deps, endpoints: noting })(calls);
    pinned = answered;
    return answers;
  };
}

/** Asks all in turn; a usable answer is the last of the list. */
async function askAll(
  deps: ReadDeps,
  calls: readonly RpcCall[],
  prove: (calls: readonly RpcCall[]) => readonly RpcCall[],
): Promise<readonly Outcome[]> {
  const floor = deps.newest.number();
  const isStrict = floor !== null && readsNewestState(calls);
  const sentCalls = isStrict ? prove(calls) : calls;
  const outcomes: Outcome[] = [];
  const attempts = candidates(deps, calls).map(({ rpc, record }) => ({
    onSlow: record.isSlow,
    ask: async () => {
      const outcome = await outcomeOf(rpc, {
        calls,
        sentCalls,
        floor,
        isStrict,
        newest: deps.newest,
        onStrange: deps.onStrange,
      });
      if (outcome.kind === "good") return outcome;
      outcomes.push(outcome);
      return null;
    },
  }));
  const good = await askInTurn(attempts);
  return good === null ? outcomes : [...outcomes, good];
}

/** First the available endpoints that have the needed ability, as far as known, then the others. */
function candidates({ endpoints, clock }: ReadDeps, calls: readonly RpcCall[]): readonly ReadEndpoint[] {
  const ordered = rank(
    endpoints.map((endpoint) => ({ endpoint, ...endpoint.record.state() })),
    clock.now(),
  ).map(({ endpoint }) => endpoint);
  const ability = abilityNeededBy(calls);
  if (ability === null) return ordered;
  const isFit = ({ knownAbilities, record }: ReadEndpoint) =>
    knownAbilities()?.[ability] !== false && record.state().restsUntilMs <= clock.now();
  return [...ordered.filter(isFit), ...ordered.filter((each) => !isFit(each))];
}

interface EndpointRequest {
  readonly calls: readonly RpcCall[];
  /** The calls, plus one that shows the head if that matters. */
  readonly sentCalls: readonly RpcCall[];
  /** The newest head shown before. */
  readonly floor: number | null;
  /** Whether an answer from an older block is not usable. */
  readonly isStrict: boolean;
  readonly newest: ReadDeps["newest"];
  readonly onStrange: ReadDeps["onStrange"];
}

async function outcomeOf(rpc: Rpc, question: EndpointRequest): Promise<Outcome> {
  const { calls, sentCalls } = question;
  try {
    const all = await rpc.batch(sentCalls);
    const answers = all.slice(sentCalls.length - calls.length);
    if (answers.some((answer) => "error" in answer && isPassing(answer.error))) return { kind: "refused", answers };
    const behind = judgeHead(question, answers, lowestHeadShown(sentCalls, all));
    if (behind !== null) return behind;
    if (answers.some((answer) => "error" in answer && lacksMethod(answer.error))) return { kind: "unable", answers };
    return { kind: missesBlock(calls, answers) ? "blockless" : "good", answers };
  } catch (error) {
    return { kind: error instanceof AnswerTooLong ? "too long" : "failed", reason: failureWords(error) };
  }
}

/** The fault of the head in the answers; null: none. */
function judgeHead(
  { floor, isStrict, newest, onStrange }: EndpointRequest,
  answers: readonly RpcAnswer[],
  shown: number | null,
): Outcome | null {
  if (floor === null) return null;
  if (!isStrict) return shown !== null && shown < floor ? { kind: "old head", shown, answers } : null;
  if (shown === null) {
    onStrange?.();
    return { kind: "rubbish", answers };
  }
  if (shown < floor)
    return { kind: "stale", reason: `the answer is from block ${shown}, block ${floor} was shown before` };
  if (shown <= (newest.number() ?? shown)) return null;
  return { kind: "stale", reason: `block ${shown} is far above the other endpoints' heads` };
}

function handOn(calls: readonly RpcCall[], outcomes: readonly Outcome[]): readonly RpcAnswer[] {
  const good = outcomes.at(-1);
  if (good?.kind === "good") return good.answers;
  const old = outcomes.flatMap((each) => (each.kind === "old head" ? [each] : [])).sort((a, b) => b.shown - a.shown)[0];
  if (old !== undefined) return old.answers;
  for (const kind of ["blockless", "unable", "refused", "rubbish"] as const) {
    for (const outcome of outcomes) if (outcome.kind === kind) return outcome.answers;
  }
  const reasons = outcomes.map((outcome) => ("reason" in outcome ? outcome.reason : outcome.kind));
  const why = reasons.length === 0 ? "no endpoint is of this chain" : reasons.join("; ");
  const message = `${calls[0]?.method ?? "nothing"} was not answered: ${why}`;
  if (outcomes.some(({ kind }) => kind === "too long")) throw new AnswerTooLong(message);
  throw new Unavailable("chain", message);
}
