import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "@lunas/domain/shared/clock";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { isPassing } from "../node-errors";
import { type Abilities, abilityNeededBy, lacksMethod } from "./abilities";
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
  /** An endpoint has answered what a node of this chain does not. */
  readonly onStrange?: () => void;
}

/** Replicas behind one URL answer in turn: the next one may have the block. */
const pausesMs: readonly number[] = [5, 10, 20, 40, 80, 150, 300, 500, 800];

/** What came of asking one endpoint. */
type Outcome =
  | { readonly kind: "good" | "refused" | "unable" | "blockless" | "rubbish"; readonly answers: readonly RpcAnswer[] }
  | { readonly kind: "old head"; readonly shown: number; readonly answers: readonly RpcAnswer[] }
  | { readonly kind: "stale" | "failed"; readonly reason: string };

/**
 * Asks the best endpoint, and the next best when it does not answer, refuses for the moment, has no such method, does not
 * have a block that is named by its hash, does not tell its head where it matters, or is behind the newest that was shown. Where all are behind they are
 * asked again for a moment. What nobody does better is handed on as it was answered; nothing old ever is.
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

/** Of all that were asked, the useful answer last where there is one. */
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

/** Those that are there and have the ability which the calls need, as far as that is known, before the others. */
function candidates({ endpoints, clock }: ReadDeps, calls: readonly RpcCall[]): readonly ReadEndpoint[] {
  const ordered = rank(
    endpoints.map((endpoint) => ({ ...endpoint.record.state(), endpoint })),
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
  /** The calls, with one that shows the head where that matters. */
  readonly sentCalls: readonly RpcCall[];
  /** The newest head that was shown before. */
  readonly floor: number | null;
  /** Whether an answer by an older block is of no use at all. */
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
    return { kind: "failed", reason: failureWords(error) };
  }
}

/** What is wrong with the head that the answers show; null: nothing. */
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
    return { kind: "stale", reason: `block ${shown} was answered by, block ${floor} was shown before` };
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
  throw new Unavailable("chain", `${calls[0]?.method ?? "nothing"} was not answered: ${why}`);
}
