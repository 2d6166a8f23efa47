import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";

/** The only paths that a page of another origin may read, with their allowed methods. */
const corsPaths: ReadonlyMap<string, string> = new Map([
  ["/facilitate", "POST"],
  ["/config", "GET"],
]);
const requestHeaders = "Content-Type, X-API-Key, Idempotency-Key, X-Request-Id";
const exposedHeaders =
  "PAYMENT-RESPONSE, X-Request-Id, Retry-After, RateLimit, RateLimit-Policy, Idempotency-Replayed, Lunas-Version, Server-Timing, ETag";
const preflightSeconds = "5";

/** Whether an origin is registered on an active publishable key. Never throws. */
export interface IsRegisteredOrigin {
  (origin: string): Promise<boolean>;
  /** The same from memory, without a look-up. */
  readonly remembered?: (origin: string) => boolean;
}

export interface Cors {
  readonly handle: RequestHandler;
  /** For requests that are refused before a look-up: only an origin in memory may read the answer. */
  readonly handleError: ErrorRequestHandler;
}

/**
 * CORS for registered origins. Runs after the rate limits, because an origin costs a look-up and a client can invent
 * origins; runs before every check that can fail, so that every other answer has the headers. The headers only let a
 * page read an answer; the key decides what an origin may do.
 */
export function cors(path: string, isRegistered: IsRegisteredOrigin): Cors {
  const method = corsPaths.get(path) ?? "";
  return {
    handle: async (request, response, next) => {
      const origin = originOf(request, response);
      if (origin !== undefined && (await isRegistered(origin))) allow({ request, response, origin, method });
      next();
    },
    // Express recognizes an error handler by its four parameters.
    handleError: (error, request, response, next) => {
      const origin = originOf(request, response);
      if (origin !== undefined && isRegistered.remembered?.(origin)) allow({ request, response, origin, method });
      next(error);
    },
  };
}

function originOf(request: Request, response: Response): string | undefined {
  response.vary("Origin");
  return request.get("origin");
}

interface Allowed {
  readonly request: Request;
  readonly response: Response;
  readonly origin: string;
  readonly method: string;
}

function allow({ request, response, origin, method }: Allowed): void {
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Expose-Headers", exposedHeaders);
  if (request.method !== "OPTIONS") return;
  response.setHeader("Access-Control-Allow-Methods", method);
  response.setHeader("Access-Control-Allow-Headers", requestHeaders);
  // A removed origin must stop working within seconds, in the browser's cache too.
  response.setHeader("Access-Control-Max-Age", preflightSeconds);
}

export function hasCors(path: string): boolean {
  return corsPaths.has(path);
}
