import { setTimeout as wait } from "node:timers/promises";

/** One request to its answer; false: not the answer that was meant to come. */
export type Ask = (body: string) => Promise<boolean>;

export interface Load {
  readonly clients: number;
  readonly seconds: number;
  readonly bodies: Iterable<string>;
}

export interface Loaded {
  /** Answered as meant within the time. */
  readonly done: number;
  readonly wrong: number;
  readonly seconds: number;
  /** Of each that was answered as meant, in milliseconds, whenever it came. */
  readonly tookMs: readonly number[];
  /** The bodies ran out before the time: the rate is right, the time shorter. */
  readonly ranOut: boolean;
  /** The open requests that were awaited count too; see `settledOf`. */
  readonly settled: Settled;
}

export interface Settled {
  readonly count: number;
  readonly seconds: number;
}

/**
 * Of all that were answered as meant the first 99 %, and how long they took from the beginning of the load. Where an
 * answer takes longer than the load lasts, a rate within its time would leave out what the requests of its end do.
 * The last hundredth is left out, so that one late answer does not decide.
 */
export function settledOf(answeredAfterMs: readonly number[]): Settled {
  const sorted = [...answeredAfterMs].sort((one, other) => one - other);
  const count = Math.ceil(0.99 * sorted.length);
  return { count, seconds: (sorted[count - 1] ?? 0) / 1_000 };
}

/** Clients that send the next request after each answer, until the time is over; then the open requests are awaited. */
export async function runLoad(ask: Ask, { clients, seconds, bodies }: Load): Promise<Loaded> {
  const begunMs = performance.now();
  const untilMs = begunMs + seconds * 1_000;
  const waiting = bodies[Symbol.iterator]();
  const tookMs: number[] = [];
  const answeredAfterMs: number[] = [];
  let done = 0;
  let wrong = 0;
  let emptyAtMs: number | null = null;
  const client = async () => {
    while (performance.now() < untilMs && emptyAtMs === null) {
      const next = waiting.next();
      if (next.done === true) {
        emptyAtMs = performance.now();
        return;
      }
      const requestedMs = performance.now();
      const good = await ask(next.value).catch(() => false);
      const answeredMs = performance.now();
      if (!good) wrong += 1;
      else {
        tookMs.push(answeredMs - requestedMs);
        answeredAfterMs.push(answeredMs - begunMs);
        if (answeredMs < untilMs && emptyAtMs === null) done += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const endMs = emptyAtMs ?? untilMs;
  const settled = settledOf(answeredAfterMs);
  return { done, wrong, seconds: (endMs - begunMs) / 1_000, tookMs, ranOut: emptyAtMs !== null, settled };
}

export interface OpenLoad {
  readonly perSecond: number;
  readonly bodies: readonly string[];
  /** After this time nothing more is sent. Default: until the bodies are sent. */
  readonly seconds?: number;
}

export interface OpenLoaded extends Omit<Loaded, "ranOut" | "settled"> {
  /** How much later than due each request was sent, in milliseconds: high where this machine cannot hold the rate. */
  readonly lateMs: readonly number[];
}

/**
 * Requests that come whenever they come, whether the earlier ones are answered or not, so many a second on average and
 * independent of each other. A request's time counts from when it was due: a generator that is late hides no wait.
 */
export async function runOpenLoad(
  ask: Ask,
  { perSecond, bodies, seconds: most = Number.POSITIVE_INFINITY }: OpenLoad,
): Promise<OpenLoaded> {
  const begunMs = performance.now();
  const untilMs = begunMs + most * 1_000;
  const tookMs: number[] = [];
  const lateMs: number[] = [];
  let wrong = 0;
  let dueMs = begunMs;
  const open: Promise<void>[] = [];
  const answer = async (body: string, since: number) => {
    const good = await ask(body).catch(() => false);
    if (good) tookMs.push(performance.now() - since);
    else wrong += 1;
  };
  for (const body of bodies) {
    dueMs += (-Math.log(1 - Math.random()) * 1_000) / perSecond;
    if (dueMs >= untilMs) break;
    const aheadMs = dueMs - performance.now();
    if (aheadMs > 1) await wait(aheadMs);
    if (performance.now() >= untilMs) break;
    lateMs.push(Math.max(0, performance.now() - dueMs));
    open.push(answer(body, dueMs));
  }
  const seconds = (performance.now() - begunMs) / 1_000;
  await Promise.all(open);
  return { done: tookMs.length, wrong, seconds, tookMs, lateMs };
}
