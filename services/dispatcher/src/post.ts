import type { lookup } from "node:dns";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import type { Clock } from "@lunas/domain/shared/clock";
import type { AttemptResult } from "@lunas/domain/webhook/delivery";
import type { EndpointPoster } from "@lunas/domain/webhook/ports";
import { refusalOfUrl, type TargetRules } from "./allowed-target";
import { readExcerpt } from "./read-excerpt";
import { resolveAllowed, targetRefused } from "./resolve-target";
import { retryAfterMs } from "./retry-after";

export interface PosterOptions extends TargetRules {
  readonly clock: Clock;
  /** How names become addresses; the system's own way unless told otherwise. */
  readonly resolveName?: typeof lookup;
  /** The bound on a whole attempt: resolve, connect, send and read the answer's head. */
  readonly timeoutMs?: number;
}

type SendRules = Omit<PosterOptions, "clock" | "timeoutMs">;
type PostRequest = Parameters<EndpointPoster["post"]>[0];

const defaultTimeoutMs = 15_000;

/**
 * Posts webhooks over Node's own client, which follows no redirect, keeps no connection and unpacks nothing. Whether an attempt
 * succeeded is said by the answer's status; the body is read for the merchant's eyes, to 4 kB and not for long.
 */
export function createPoster({ clock, timeoutMs = defaultTimeoutMs, ...rules }: PosterOptions): EndpointPoster {
  return {
    async post(request) {
      const startedAtMs = clock.now();
      const startedAt = performance.now();
      const answer = await attempt(request, rules, timeoutMs);
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

async function attempt(request: PostRequest, rules: SendRules, timeoutMs: number): Promise<Answer> {
  const refusal = refusalOfUrl(request.url, rules);
  if (refusal !== null) return unanswered(`${targetRefused}: ${refusal}`);
  try {
    const response = await send(request, rules, timeoutMs);
    const responseExcerpt = await readExcerpt(response);
    const { statusCode = null } = response;
    return { statusCode, error: null, responseExcerpt, retryAfter: response.headers["retry-after"] };
  } catch (error) {
    return unanswered(nameOf(error));
  }
}

/** The answer's head. The request ends with `signal`, wherever it is by then. */
function send({ url, headers, body }: PostRequest, rules: SendRules, timeoutMs: number): Promise<IncomingMessage> {
  const target = new URL(url);
  const open = target.protocol === "https:" ? httpsRequest : httpRequest;
  const bytes = Buffer.from(body, "utf8");
  return new Promise((resolve, reject) => {
    const request = open(target, {
      method: "POST",
      agent: false,
      lookup: resolveAllowed(rules, rules.resolveName),
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...headers,
        "content-type": "application/json",
        "content-length": bytes.length,
        "user-agent": "Lunas-Webhooks/1",
      },
    });
    request.on("response", resolve);
    // Stays after the answer: a late reset must find a listener.
    request.on("error", reject);
    // An answer that switches protocols has neither response nor error.
    request.on("close", () => reject(Object.assign(new Error("closed"), { code: "ECONNRESET" })));
    request.end(bytes);
  });
}

/** A word for the merchant's delivery log: what happened, nothing of our inside. */
function nameOf(error: unknown): string {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  if (code === "ABORT_ERR") return "timeout";
  return typeof code === "string" ? code : "failed";
}
