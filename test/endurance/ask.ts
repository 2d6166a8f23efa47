import { setTimeout as pause } from "node:timers/promises";
import { createPostJson, type Posted } from "../bench/settle/post-json";

/** Asks the gateways in turn, as behind a load balancer. */
export interface Caller {
  /**
   * Asks until the answer says how it ended, as a merchant does: a lost connection, an open outcome or an outage is asked again.
   * Null: it did not end in time.
   */
  untilEnded(request: Request): Promise<Posted | null>;
  /** Answers on the way that were no end, counted. */
  readonly others: ReadonlyMap<string, number>;
}

export interface Request {
  readonly path: string;
  readonly body: unknown;
  readonly key?: string;
  readonly origin?: string;
  /** Whether an answer is the end that was meant. */
  readonly isEnd: (answer: Posted) => boolean;
}

const waitLimitMs = 180_000;
const repeatAfterMs = 250;

export function createCaller(gateways: readonly string[]): Caller {
  const others = new Map<string, number>();
  const posts = gateways.map((url) => createPostJson(url, { answerWithinMs: 60_000, keepIdleMs: 2_000 }));
  let turn = 0;
  const headersOf = ({ key, origin }: Request) => ({
    ...(key !== undefined && { "x-api-key": key }),
    ...(origin !== undefined && { origin }),
  });
  const count = (what: string) => void others.set(what, (others.get(what) ?? 0) + 1);
  const ask = async (request: Request, body: string): Promise<Posted | null> => {
    turn += 1;
    const post = posts[turn % posts.length] as (typeof posts)[number];
    const answer = await post(request.path, body, headersOf(request)).catch((error: NodeJS.ErrnoException) => {
      count(`no answer (${error.code ?? error.message})`);
      return null;
    });
    if (answer === null || request.isEnd(answer)) return answer;
    const { code, details } = (answer.body.error ?? {}) as { code?: string; details?: { status?: string } };
    count([answer.status, code, details?.status].filter((each) => each !== undefined).join(" "));
    return null;
  };
  return {
    others,
    async untilEnded(request) {
      const begunMs = performance.now();
      const body = JSON.stringify(request.body);
      for (;;) {
        const answer = await ask(request, body);
        if (answer !== null) return answer;
        if (performance.now() - begunMs > waitLimitMs) return null;
        await pause(repeatAfterMs);
      }
    },
  };
}

/** 409: an earlier request for the payment had the success, and its connection broke. */
export function isPaid({ status, body }: Posted): boolean {
  const { details } = (body.error ?? {}) as { details?: { status?: string } };
  return status === 200 || (status === 409 && details?.status === "confirmed");
}
