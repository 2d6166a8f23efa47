import { type OpenLoaded, runOpenLoad } from "../bench/settle/load";
import type { Posted } from "../bench/settle/post-json";
import { type JudgedAnswer, judge, unanswered } from "./answers";

export interface OtherAnswer extends JudgedAnswer {
  /** From the request to its answer. */
  readonly tookMs: number;
}

export interface Measured {
  readonly loaded: OpenLoaded;
  /** Each answer that was no success. */
  readonly others: readonly OtherAnswer[];
}

interface Plan {
  readonly rate: number;
  readonly seconds: number;
  readonly bodies: readonly string[];
}

/** Sends the payments at the rate, and judges each answer. */
export async function measure(
  post: (body: string) => Promise<Posted>,
  { rate, seconds, bodies }: Plan,
): Promise<Measured> {
  const others: OtherAnswer[] = [];
  const ask = async (body: string) => {
    const sinceMs = performance.now();
    const judged = await post(body).then(judge, unanswered);
    if (judged.verdict === "paid") return true;
    others.push({ ...judged, tookMs: performance.now() - sinceMs });
    return false;
  };
  return { loaded: await runOpenLoad(ask, { perSecond: rate, seconds, bodies }), others };
}
