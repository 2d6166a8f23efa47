import type { Operation } from "@lunas/protocol/api/operation";
import type { Application, ErrorRequestHandler, Request, RequestHandler } from "express";
import { contextOf } from "./context";
import { cors, hasCors, type IsRegisteredOrigin } from "./cors";
import { jsonBody } from "./json-body";
import { limitOf, limitOfUnknown } from "./limits";
import { type KnownPath, nearestPath } from "./nearest-path";
import { invalidRequest, ProblemError, problem } from "./problem";
import type { Route } from "./route";
import { type ServeDeps, serve } from "./serve";

const verbs = { GET: "get", POST: "post", PATCH: "patch", DELETE: "delete" } as const;

export interface BindDeps extends ServeDeps {
  readonly isRegisteredOrigin: IsRegisteredOrigin;
}

/** Binds each route, then the answers of its path to other methods. */
export function bindRoutes(app: Application, deps: BindDeps, routes: readonly Route[]): void {
  app.use(readablePath(deps));
  for (const route of routes) {
    const { method, path, body } = route.operation;
    const limit = limitOf(route.operation);
    // Look-ups are counted once their key is known.
    const counts = limit === "payments" ? [] : [deps.limits.by(limit)];
    const reads = body === undefined ? [] : jsonBody();
    app[verbs[method]](path, named(route.operation), ...counts, ...corsOf(deps, path), ...reads, serve(deps, route));
  }
  for (const [path, methods] of methodsByPath(routes))
    app.route(path).all(countUnknown(deps), ...corsOf(deps, path), otherMethod(path, methods));
}

/** Binds the answer of every other path; `known` are the paths that it may suggest. */
export function bindUnknown(app: Application, deps: Pick<ServeDeps, "limits">, known: readonly KnownPath[]): void {
  app.use(countUnknown(deps), notFound(known));
}

/** Runs after the rate limits: a request over the limit costs no look-up. */
function corsOf({ isRegisteredOrigin }: BindDeps, path: string): readonly (RequestHandler | ErrorRequestHandler)[] {
  if (!hasCors(path)) return [];
  const { handle, handleError } = cors(path, isRegisteredOrigin);
  return [handleError, handle];
}

const named =
  ({ id, deprecated, successor }: Operation): RequestHandler =>
  ({ params }, response, next) => {
    contextOf(response).operation = id;
    // On every answer, including errors: clients that still use the path must see it.
    if (deprecated) response.setHeader("Deprecation", "true");
    if (successor !== undefined) response.setHeader("Link", `<${filled(successor, params)}>; rel="successor-version"`);
    next();
  };

/** The path of an operation with a request's own parameters. They are encoded, because the caller chose them. */
function filled(path: string, params: Request["params"]): string {
  return path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name] ?? "")));
}

/** Refuses a path that cannot be decoded before any route; the request counts like every other. */
function readablePath(deps: ServeDeps): RequestHandler {
  const count = countUnknown(deps);
  const refuse: RequestHandler = () => {
    throw new ProblemError(invalidRequest({ path: "must be a valid URL path" }));
  };
  return (request, response, next) => {
    if (isDecodable(request.path)) return next();
    return count(request, response, (error?: unknown) =>
      error === undefined ? refuse(request, response, next) : next(error),
    );
  };
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Paths of operations where a page answers `GET`; it is bound before the routes. */
const pagesAt: ReadonlySet<string> = new Set(["/pay/:linkId"]);

function methodsByPath(routes: readonly Route[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { operation } of routes) {
    const methods = found.get(operation.path) ?? [];
    methods.push(...(operation.method === "GET" ? ["GET", "HEAD"] : [operation.method]));
    if (pagesAt.has(operation.path)) methods.push("GET", "HEAD");
    found.set(operation.path, methods);
  }
  return found;
}

export function countUnknown({ limits }: Pick<ServeDeps, "limits">): RequestHandler {
  return (request, response, next) => limits.by(limitOfUnknown(request.method, request.path))(request, response, next);
}

export function otherMethod(path: string, methods: readonly string[]): RequestHandler {
  const allow = [...methods, ...(hasCors(path) ? ["OPTIONS"] : [])].join(", ");
  const usual = methods.filter((each) => each !== "HEAD").join(" or ");
  return (request, response) => {
    response.setHeader("Allow", allow);
    // A preflight: the CORS headers, or their absence, tell the browser whether the page may continue.
    if (request.method === "OPTIONS" && hasCors(path)) {
      response.status(204).end();
      return;
    }
    throw new ProblemError(problem("method_not_allowed", `This path does not take ${request.method}. Use ${usual}.`));
  };
}

function notFound(known: readonly KnownPath[]): RequestHandler {
  return ({ method, path }) => {
    const meant = nearestPath(known, { method, path });
    const remedy = meant === undefined ? "GET /docs lists every path." : `Did you mean ${meant.method} ${meant.path}?`;
    throw new ProblemError(problem("not_found", `There is nothing at this path. ${remedy}`));
  };
}
