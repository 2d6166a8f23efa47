import { isRefusal, type Refusal } from "@lunas/domain/shared/refusal";
import type { Signal } from "@lunas/domain/shared/signal";
import type { Operation } from "@lunas/protocol/api/operation";
import type { Parsed } from "@lunas/protocol/validate";
import { parse, parseQuery } from "@lunas/protocol/validate";
import type { Request, RequestHandler, Response } from "express";
import { answerProblem } from "./answer-problem";
import type { SignalOf } from "./client-disconnects";
import type { RequestContext } from "./context";
import { contextOf } from "./context";
import { holdOpen, watchDelivery } from "./hold-open";
import type { Identify } from "./identify";
import type { Limits } from "./limits";
import { invalidRequest, ProblemError, problemOf } from "./problem";
import type { Answer, Caller, Route } from "./route";
import type { SessionCookie } from "./session-cookie";
import { streamText } from "./stream-text";

export interface ServeDeps {
  readonly identify: Identify;
  readonly limits: Limits;
  readonly cookie: SessionCookie;
  readonly signalOf: SignalOf;
  /** Whether a key was valid recently; makes no look-up. */
  readonly isKnownKey: (key: string | undefined) => boolean;
}

/** One route as an Express handler: parse, identify, handle, answer. Refusals become `ProblemError`. */
export function serve(deps: ServeDeps, route: Route): RequestHandler {
  return async (request, response) => {
    const context = contextOf(response);
    const early = route.parseFirst ? parseInput(route, request) : null;
    const caller = await callerOf(deps, route.operation, { request, response });
    const input = early ?? parseInput(route, request);
    const answer = await route.handle(new HandlerInput(input, { caller, context, response, signalOf: deps.signalOf }));
    // Written here and not thrown: a refusal is a normal end of a request, and an error costs as much as the answer.
    if (isRefusal(answer)) answerProblem(response, problemOf(answer));
    else if (route.operation.media === undefined) send(deps, response, answer);
    else await sendStreamed(response, answer, route.operation.media);
  };
}

interface Received {
  readonly caller: Caller;
  readonly context: RequestContext;
  readonly response: Response;
  readonly signalOf: SignalOf;
}

/**
 * A class and no object with a getter: V8 makes a dictionary of each object whose getter is a function of its own, and
 * thousands of them wait.
 */
class HandlerInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
  readonly caller: Caller;
  readonly context: RequestContext;
  readonly holdOpen: () => void;
  readonly #response: Response;
  readonly #signalOf: SignalOf;
  #signal: Signal | undefined = undefined;

  constructor(input: ReturnType<typeof parseInput>, { caller, context, response, signalOf }: Received) {
    this.params = input.params;
    this.query = input.query;
    this.headers = input.headers;
    this.body = input.body;
    this.caller = caller;
    this.context = context;
    this.holdOpen = () => holdOpen(response);
    this.#response = response;
    this.#signalOf = signalOf;
  }

  /** Made when a handler reads it, because most requests never wait. */
  get signal(): Signal {
    this.#signal ??= this.#signalOf(this.#response);
    return this.#signal;
  }
}

interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

async function callerOf(deps: ServeDeps, operation: Operation, { request, response }: Exchange): Promise<Caller> {
  const count = (limit: "payments" | "other" | "refused_key") => deps.limits.count(limit, request, response);
  const identified = () => deps.identify(operation, request, response);
  const isCountedByKey = operation.limit === "payments";
  // A client can invent keys: after too many invalid keys from one address, its unknown keys cause no look-up.
  if (
    isCountedByKey &&
    !deps.isKnownKey(request.get("x-api-key")) &&
    (await deps.limits.isSpent("refused_key", request))
  )
    await count("other");
  const caller = isCountedByKey ? await countedByKey(identified(), count) : await identified();
  if (isRefusal(caller)) throw new ProblemError(problemOf(caller));
  return caller;
}

/** Payment look-ups count by their key, so after it is known; without a valid key they count like any other request. */
async function countedByKey(
  identification: Promise<Caller | Refusal>,
  count: (limit: "payments" | "other" | "refused_key") => Promise<void>,
): Promise<Caller | Refusal> {
  const caller = await identification.catch(async (error: unknown) => {
    await count("other");
    throw error;
  });
  if (isRefusal(caller)) await count("refused_key");
  await count(isRefusal(caller) ? "other" : "payments");
  return caller;
}

function parseInput(route: Route, request: Request) {
  const { params, query, headers, body } = route.operation;
  return {
    params: params && parsedOrThrow(parseQuery(params, request.params)),
    query: query && parsedOrThrow(parseQuery(query, request.query)),
    headers: headers && parsedOrThrow(parse(headers, pick(request, Object.keys(headers.properties)))),
    body: body && bodyOf(request, { parseBody: (given) => parse(body, given), ...route }),
  };
}

type BodyRules = Pick<Route, "besideProblem"> & Required<Pick<Route, "parseBody">>;

function bodyOf({ body }: Request, { parseBody, besideProblem }: BodyRules): unknown {
  const parsed = parseBody(body);
  if (parsed.ok) return parsed.value;
  const malformed = body === undefined ? missingBody : invalidRequest(parsed.details);
  throw new ProblemError({ ...malformed, beside: besideProblem?.(malformed.message, body) });
}

const missingBody = invalidRequest({ body: "is missing: send a JSON object with Content-Type: application/json" });

function parsedOrThrow<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new ProblemError(invalidRequest(parsed.details));
  return parsed.value;
}

function pick(request: Request, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (name in request.headers ? [[name, request.headers[name]]] : [])));
}

async function sendStreamed(response: Response, answer: Answer, type: string): Promise<void> {
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
  response.status(answer.status);
  await streamText(response, { type, chunks: answer.body as AsyncIterable<string> });
}

function send({ cookie }: ServeDeps, response: Response, answer: Answer): void {
  if (answer.delivered !== undefined) watchDelivery(response, answer.delivered);
  if (response.headersSent) {
    response.end(JSON.stringify(answer.body));
    return;
  }
  if (answer.session === null) cookie.clear(response);
  else if (answer.session !== undefined) cookie.write(response, answer.session);
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
  // Only what has a tag can be unchanged: for `If-None-Match: *` Express would answer any read with 304.
  if (!response.hasHeader("ETag")) delete response.req.headers["if-none-match"];
  response.status(answer.status).json(answer.body);
}
