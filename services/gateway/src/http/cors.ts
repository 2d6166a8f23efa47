import type { RequestHandler } from "express";

/** The only paths that a page of another origin may read, with the methods that it may use there. */
const corsPaths: ReadonlyMap<string, string> = new Map([
  ["/facilitate", "POST"],
  ["/config", "GET"],
]);
const requestHeaders = "Content-Type, X-API-Key, Idempotency-Key, X-Request-Id";
const exposedHeaders =
  "PAYMENT-RESPONSE, X-Request-Id, Retry-After, RateLimit, RateLimit-Policy, Idempotency-Replayed, Lunas-Version, Server-Timing, ETag";
const preflightSeconds = "5";

/** Answers whether an origin is registered on an active publishable key. Never throws. */
export type IsRegisteredOrigin = (origin: string) => Promise<boolean>;

/**
 * CORS for registered origins, set before anything can fail so that every answer carries it, errors too.
 * The headers only let a page read an answer; what an origin may do is decided with its key.
 */
export function cors(isRegistered: IsRegisteredOrigin): RequestHandler {
  return async (request, response, next) => {
    const method = corsPaths.get(request.path.replace(/(?<=.)\/$/, ""));
    if (method === undefined) return next();
    // First of all that varies.
    response.setHeader("Vary", "Origin");
    const origin = request.get("origin");
    if (origin !== undefined && (await isRegistered(origin))) {
      response.setHeader("Access-Control-Allow-Origin", origin);
      response.setHeader("Access-Control-Expose-Headers", exposedHeaders);
      if (request.method === "OPTIONS") {
        response.setHeader("Access-Control-Allow-Methods", method);
        response.setHeader("Access-Control-Allow-Headers", requestHeaders);
        // A removed origin must stop working within seconds, in the browser's cache too.
        response.setHeader("Access-Control-Max-Age", preflightSeconds);
      }
    }
    next();
  };
}

export function hasCors(path: string): boolean {
  return corsPaths.has(path);
}
