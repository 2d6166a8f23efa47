import type { Clock } from "@lunas/domain/shared/clock";
import type { AttemptResult } from "@lunas/domain/webhook/delivery";
import type { EndpointPoster } from "@lunas/domain/webhook/ports";
import { refusalOfUrl, type TargetRules } from "./allowed-target";
import { type KeepingRules, keepConnections } from "./keep-connections";
import { readExcerpt } from "./read-excerpt";
import { createNameResolver, type ResolveName } from "./resolve-name";
import { resolveAllowed, targetRefused } from "./resolve-target";
import { retryAfterMs } from "./retry-after";
import { type SendTools, send } from "./send";

export interface PosterOptions extends TargetRules {
  readonly clock: Clock;
  /** Resolves names to addresses; by default with the machine's own name servers. */
  readonly resolveName?: ResolveName;
  /** The limit of a whole attempt: resolve, connect, send and read the answer's head. */
  readonly timeoutMs?: number;
  readonly keeping?: KeepingRules;
}

type PostRequest = Parameters<EndpointPoster["post"]>[0];

const defaultTimeoutMs = 15_000;

/**
 * Posts webhooks with Node's own client, which follows no redirects and decompresses nothing. The answer's status
 * decides whether an attempt succeeded; the body is read for the merchant, up to 4 kB and for a short time.
 */
export function createPoster({ clock, timeoutMs = defaultTimeoutMs, ...rules }: PosterOptions): EndpointPoster {
  const lookup = resolveAllowed(rules, rules.resolveName ?? createNameResolver());
  const tools = { timeoutMs, lookup, connections: keepConnections(rules.keeping) };
  return {
    async post(request) {
      const startedAtMs = clock.now();
      const startedAt = performance.now();
      const answer = await attempt(request, rules, tools);
      const durationMs = Math.round(performance.now() - startedAt);
      const { statusCode, error, responseExcerpt } = answer;
      const retryAfter = retryAfterMs(answer.retryAfter, clock.now());
      return { startedAtMs, durationMs, statusCode, responseExcerpt, error, retryAfterMs: retryAfter };
    },
  };
}

type Answer = Pick<AttemptResult, "statusCode" | "error" | "responseExcerpt"> & {
  readonly retryAfter: string | undefined;
};

const unanswered = (error: string): Answer => ({
  statusCode: null,
  error,
  responseExcerpt: null,
  retryAfter: undefined,
});

async function attempt(request: PostRequest, rules: TargetRules, tools: SendTools): Promise<Answer> {
  const refusal = refusalOfUrl(request.url, rules);
  if (refusal !== null) return unanswered(`${targetRefused}: ${refusal}`);
  try {
    const response = await send(request, tools);
    const responseExcerpt = await readExcerpt(response);
    const { statusCode = null } = response;
    return { statusCode, error: null, responseExcerpt, retryAfter: response.headers["retry-after"] };
  } catch (error) {
    return unanswered(nameOf(error));
  }
}

/** A word for the merchant's delivery log: what happened, without internal details. */
function nameOf(error: unknown): string {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === "string" ? code : "failed";
}
