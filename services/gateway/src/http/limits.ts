import type { Operation } from "@lunas/protocol/api/operation";
import type { Request, RequestHandler, Response } from "express";
import { ipKeyGenerator, type Options, type RateLimitRequestHandler, rateLimit, type Store } from "express-rate-limit";
import { clientAddress } from "./client-address";
import { ProblemError, problem } from "./problem";

/**
 * A limit's name, as in an operation's description. `probe` is for `/health/live` and `/health/ready`: they have their
 * own count, so that other traffic cannot make an orchestrator think that this process is dead. `refused_key` counts
 * the invalid keys of an IP, in addition to the request's own limit; no header shows it.
 */
export type LimitName = Operation["limit"] | "probe" | "refused_key";

export interface LimitsDeps {
  /** Requests per window, for each limit. */
  readonly perWindow: Readonly<Record<LimitName, number>>;
  readonly windowMs: number;
  /** Each limit has its own store, because the counters must not mix. */
  readonly storeOf: (name: LimitName | "facilitate_key") => Store;
  /** Where the operator counts known secret keys on `/facilitate` by key instead of by IP. */
  readonly facilitateByKey?: FacilitateByKey | undefined;
}

export interface FacilitateByKey {
  readonly perWindow: number;
  /** The id of a secret key that is known already: no look-up is allowed here. */
  readonly keyIdOf: (key: string | undefined) => string | null;
}

export interface Limits {
  /** Middleware that counts a request by its IP against a limit. */
  by(name: LimitName): RequestHandler;
  /** Counts inside a handler, when the limit is known. Throws `rate_limited`. */
  count(name: LimitName, request: Request, response: Response): Promise<void>;
  /** Whether the limit of a request's IP is used up; does not count. */
  isSpent(name: LimitName, request: Request): Promise<boolean>;
}

const names: readonly LimitName[] = ["facilitate", "payments", "merchant", "other", "probe", "refused_key"];

/** The caller's key id, once known; only the limit `payments` counts by it. */
const keyIdOf = (response: Response) => (response.locals.context as { apiKeyId: string | null } | undefined)?.apiKeyId;

/** The rate limits: each counts before any other check, whatever the outcome of the request. */
export function createLimits(deps: LimitsDeps): Limits {
  const { facilitateByKey, perWindow } = deps;
  const limiters = new Map(names.map((name) => [name, limiter(name, deps)]));
  const handlers = new Map<LimitName, RequestHandler>(limiters);
  if (facilitateByKey !== undefined)
    handlers.set("facilitate", byKnownKey(deps, facilitateByKey, limiter("facilitate", deps)));
  const by = (name: LimitName): RequestHandler => {
    const handler = handlers.get(name);
    if (handler === undefined) throw new Error(`unknown rate limit: ${name}`);
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

/** An unknown key counts by its IP: otherwise each guess would have its own count. */
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
  /** Whether headers show the limit to the caller, and a request over the limit is refused. */
  readonly isReported?: boolean;
}

function counting(name: LimitName, { isReported = true, ...how }: Counting): RateLimitRequestHandler {
  return rateLimit({
    ...how,
    identifier: name,
    standardHeaders: isReported && "draft-8",
    legacyHeaders: false,
    // Express' own setting decides which proxies to trust; the library's check only logs.
    validate: false,
    handler: (_request, _response, next) => {
      if (!isReported) return next();
      // `Retry-After` is set already.
      next(new ProblemError(problem("rate_limited", "Too many requests.", { details: { limit: name } })));
    },
  });
}

/** An IPv6 caller has a whole network of addresses: the network counts as one. */
function ipOf(request: Request): string {
  return ipKeyGenerator(clientAddress(request) ?? "unknown");
}

export function limitOf({ limit, path }: Operation): LimitName {
  return path.startsWith("/health/") ? "probe" : limit;
}

/** The limit of a request that no operation serves, by its method and path. */
export function limitOfUnknown(method: string, path: string): LimitName {
  return method === "POST" && /^\/merchants?(\/|$)/.test(path) ? "merchant" : "other";
}
