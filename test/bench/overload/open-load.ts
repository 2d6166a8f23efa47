import type { Arena } from "../settle/arena";
import { runOpenLoad } from "../settle/load";
import { signInPortions } from "../settle/scenario";

/** One request of an open load. */
export interface Outcome {
  /** 0: the connection broke. */
  readonly status: number;
  readonly reason: string | null;
  readonly tookMs: number;
  /** Since the load began. */
  readonly atMs: number;
}

export interface OpenOutcomes {
  readonly outcomes: readonly Outcome[];
  /** How much later than due each request was sent. */
  readonly lateMs: readonly number[];
}

/** All requests with their answers; resolves when the last one has come and the services are quiet again. */
export async function openLoad(
  arena: Arena,
  load: { readonly seconds: number; readonly perSecond: number },
): Promise<OpenOutcomes> {
  const bodies = await signInPortions(arena, Math.ceil(load.seconds * load.perSecond));
  const outcomes: Outcome[] = [];
  const begunMs = performance.now();
  const ask = async (body: string) => {
    const sinceMs = performance.now();
    const { status, body: answer } = await arena.post(body).catch(() => ({ status: 0, body: {} }));
    const nowMs = performance.now();
    outcomes.push({ status, reason: reasonIn(answer), tookMs: nowMs - sinceMs, atMs: nowMs - begunMs });
    return status === 200;
  };
  const { lateMs } = await runOpenLoad(ask, { perSecond: load.perSecond, bodies });
  await arena.quiet();
  return { outcomes, lateMs };
}

function reasonIn(answer: Readonly<Record<string, unknown>>): string | null {
  const { error } = answer as { readonly error?: { readonly details?: { readonly reason?: string } } };
  return error?.details?.reason ?? null;
}
