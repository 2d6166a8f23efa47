import type { Operation } from "@lunas/protocol/api/operation";
import type { Request, RequestHandler, Response } from "express";
import { ipKeyGenerator, type Options, type RateLimitRequestHandler, rateLimit, type Store } from "express-rate-limit";
import { ProblemError, problem } from "./problem";

/**
 * A limit's name, as in an operation's description; `probe` is that of `/health/live` and `/health/ready`. Those count by
 * themselves, so that nobody's traffic makes an orchestrator take this process for dead. `refused_key` counts the keys of an IP
 * that opened nothing, beside whatever limit the request counts against; nobody is told of it.
 */
export type LimitName = Operation["limit"] | "probe" | "refused_key";

export interface LimitsDeps {
  /** Requests per window, for each limit. */
  readonly perWindow: Readonly<Record<LimitName, number>>;
  readonly windowMs: number;
  /** A store of its own for each limit, as the counters must not mix. */
  readonly storeOf: (name: LimitName | "facilitate_key") => Store;
  /** Where the operator lets secret keys that are known count by themselves on `/facilitate`, and not by their IP. */
  readonly facilitateByKey?: FacilitateByKey | undefined;
}

export interface FacilitateByKey {
  readonly perWindow: number;
  /** The id of a secret key that is known already: nothing may be looked up here. */
  readonly keyIdOf: (key: string | undefined) => string | null;
}

export interface Limits {
  /** Middleware that counts a request, by its IP, against a limit. */
  by(name: LimitName): RequestHandler;
  /** Counts within a handler, once it is known against what. Throws `rate_limited`. */
  count(name: LimitName, request: Request, response: Response): Promise<void>;
  /** Whether nothing is left to a request's IP; counts nothing. */
  isSpent(name: LimitName, request: Request): Promise<boolean>;
}

const names: readonly LimitName[] = ["facilitate", "payments", "merchant", "other", "probe", "refused_key"];

/** Where the caller's key id stands once it is known; only the limit `payments` counts by it. */
const keyIdOf = (response: Response) => (response.locals.context as { apiKeyId: string | null } | undefined)?.apiKeyId;

/** The rate limits: each counts before any other check, whatever comes of the request. */
export function createLimits(deps: LimitsDeps): Limits {
  const { facilitateByKey, perWindow } = deps;
  const limiters = new Map(names.map((name) => [name, limiter(name, deps)]));
  const handlers = new Map<LimitName, RequestHandler>(limiters);
  if (facilitateByKey !== undefined)
    handlers.set("facilitate", byKnownKey(deps, facilitateByKey, limiter("facilitate", deps)));
  const by = (name: LimitName): RequestHandler => {
    const handler = handlers.get(name);
    if (handler === undefined) throw new Error(`no rate limit is called ${name}`);
    return handler;
  };
  return {
    by,
    count: (name, request, response) =>
      new Promise((resolve, reject) => {
        by(name)(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
      }),
    isSpent: async (name, request) => {
      const counted = await limiters.get(name)?.getKey(ipOf(request));
      return (counted?.totalHits ?? 0) >= perWindow[name];
    },
  };
}

function limiter(name: LimitName, { perWindow, windowMs, storeOf }: LimitsDeps): RateLimitRequestHandler {
  return counting(name, {
    windowMs,
    limit: perWindow[name],
    store: storeOf(name),
    keyGenerator: (request, response) => (name === "payments" && keyIdOf(response)) || ipOf(request),
    isReported: name !== "refused_key",
  });
}

/** A key that nobody knows counts by its IP: else each guess would have a count of its own. */
function byKnownKey(
  deps: LimitsDeps,
  { perWindow, keyIdOf: idOf }: FacilitateByKey,
  byIp: RequestHandler,
): RequestHandler {
  const known = (request: Request) => idOf(request.get("x-api-key"));
  const byKey = counting("facilitate", {
    windowMs: deps.windowMs,
    limit: perWindow,
    store: deps.storeOf("facilitate_key"),
    keyGenerator: (request) => known(request) ?? ipOf(request),
  });
  return (request, response, next) => (known(request) === null ? byIp : byKey)(request, response, next);
}

interface Counting extends Required<Pick<Options, "windowMs" | "limit" | "store" | "keyGenerator">> {
  /** Whether headers tell the caller of it, and a request beyond it is refused. */
  readonly isReported?: boolean;
}

function counting(name: LimitName, { isReported = true, ...how }: Counting): RateLimitRequestHandler {
  return rateLimit({
    ...how,
    identifier: name,
    standardHeaders: isReported && "draft-8",
    legacyHeaders: false,
    // Express' own setting decides whom to trust; the library's guess at it only logs.
    validate: false,
    handler: (_request, _response, next) => {
      if (!isReported) return next();
      // `Retry-After` is set by then.
      next(new ProblemError(problem("rate_limited", "Too many requests.", { details: { limit: name } })));
    },
  });
}

/** An IPv6 caller owns a whole network of addresses: it counts as one. */
function ipOf(request: Request): string {
  return ipKeyGenerator(request.ip ?? "unknown");
}

export function limitOf({ limit, path }: Operation): LimitName {
  return path.startsWith("/health/") ? "probe" : limit;
}

/** The limit of a request that no operation answers, by its method and path. */
export function limitOfUnknown(method: string, path: string): LimitName {
  return method === "POST" && /^\/merchants?(\/|$)/.test(path) ? "merchant" : "other";
}
