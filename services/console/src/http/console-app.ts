import express, { type Application, type ErrorRequestHandler, type Request, type RequestHandler } from "express";
import { limitSignIns } from "../access/limit-sign-ins";
import { findOperator, type OperatorToken } from "../access/operator-tokens";
import type { SessionCookie } from "../access/session-cookie";
import type { Sessions } from "../access/sessions";
import type { View, ViewQuery } from "../reads/views";
import type { ChangeResult } from "../run-change";
import { type ConsoleFiles, serveFiles } from "./console-files";
import { onlyOwnHost, onlyOwnOrigin, secureHeaders } from "./guard-requests";
import { type ConsoleProblem, sendProblem } from "./problem";
import { boardPath } from "./queue-board";

export interface ConsoleDeps {
  readonly url: string;
  readonly tokens: readonly OperatorToken[];
  readonly sessions: Sessions;
  readonly cookie: SessionCookie;
  readonly files: ConsoleFiles | null;
  /** Bull Board. */
  readonly board: RequestHandler;
  readonly views: Readonly<Record<string, (query: ViewQuery) => ReturnType<View>>>;
  readonly change: (operator: string, words: readonly string[]) => Promise<ChangeResult>;
  readonly startLedger: (operator: string) => Promise<boolean>;
  /** A token was wrong, or too many were: called for each attempt that is refused. */
  readonly onSignInRefused: (address: string, reason: "wrong_token" | "rate_limited") => void;
  readonly noteSignIn: (operator: string) => Promise<void>;
  readonly onFault: (path: string, error: unknown) => void;
}

const bodyLimit = "16kb";
const longestWord = 500;
const operatorOf = new WeakMap<Request, string>();

/** Everything under `/ops`. All but the page, its files and the sign-in needs a session. */
export function consoleApp(deps: ConsoleDeps): Application {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("json replacer", plain);
  app.use(secureHeaders, onlyOwnHost(deps.url), onlyOwnOrigin(deps.url), express.json({ limit: bodyLimit }));
  serveFiles(app, deps.files);
  bindSession(app, deps);
  bindBoard(app, deps);
  app.use("/ops/api", signedIn(deps));
  for (const [name, read] of Object.entries(deps.views)) {
    app.get(`/ops/api/${name}`, async (request, response) => {
      const query = textsOf(request.query);
      if (!Object.values(query).every(isStorable)) return sendProblem(response, unreadable);
      response.json(await read(query));
    });
  }
  bindChanges(app, deps);
  app.use((_request, response) => sendProblem(response, notFound));
  app.use(answerFaults(deps));
  return app;
}

const unreadable: ConsoleProblem = { status: 400, code: "invalid_request", message: "The request cannot be read." };
const notFound: ConsoleProblem = { status: 404, code: "not_found", message: "There is nothing at this path." };

function bindSession(app: Application, deps: ConsoleDeps): void {
  const { tokens, sessions, cookie, noteSignIn, onSignInRefused } = deps;
  const refused = (request: Request, reason: "wrong_token" | "rate_limited") =>
    onSignInRefused(request.socket.remoteAddress ?? "unknown", reason);
  const limits = limitSignIns((request) => refused(request, "rate_limited"));
  app.post("/ops/api/session", ...limits, async (request, response) => {
    const operator = findOperator(tokens, (request.body as { token?: unknown } | undefined)?.token);
    if (operator === null) {
      refused(request, "wrong_token");
      return sendProblem(response, { status: 401, code: "wrong_token", message: "This is no operator's token." });
    }
    await noteSignIn(operator);
    sessions.close(cookie.read(request));
    cookie.write(response, sessions.open(operator));
    response.json({ operator });
  });
  app.delete("/ops/api/session", (request, response) => {
    sessions.close(cookie.read(request));
    cookie.clear(response);
    response.json({});
  });
}

/** A page, so who is not signed in is sent to the sign-in. */
function bindBoard(app: Application, { board, sessions, cookie }: ConsoleDeps): void {
  const onlySignedIn: RequestHandler = (request, response, next) =>
    sessions.find(cookie.read(request)) === null ? response.redirect("/ops") : next();
  app.use(boardPath, onlySignedIn, board);
}

function signedIn({ sessions, cookie }: ConsoleDeps): RequestHandler {
  return (request, response, next) => {
    const operator = sessions.find(cookie.read(request));
    if (operator === null) {
      return sendProblem(response, { status: 401, code: "unauthorized", message: "Sign in with an operator's token." });
    }
    operatorOf.set(request, operator);
    next();
  };
}

function bindChanges(app: Application, { change, startLedger }: ConsoleDeps): void {
  app.get("/ops/api/session", (request, response) => void response.json({ operator: operatorOf.get(request) }));
  app.post("/ops/api/changes", async (request, response) => {
    const words = (request.body as { words?: unknown } | undefined)?.words;
    if (!isWords(words)) {
      const message = "A change is {words: […]}, the words of a lunas-ops command.";
      return sendProblem(response, { status: 400, code: "invalid_request", message });
    }
    const result = await change(operatorOf.get(request) ?? "", words);
    if (!result.isGood) return sendProblem(response, { status: 422, code: "refused", message: result.text });
    response.json({ message: result.text });
  });
  app.post("/ops/api/ledger", async (request, response) => {
    if (await startLedger(operatorOf.get(request) ?? "")) return void response.status(202).json({});
    sendProblem(response, { status: 409, code: "already_running", message: "A proof is running already." });
  });
}

function isWords(words: unknown): words is readonly string[] {
  return Array.isArray(words) && words.length <= 8 && words.every(isWord);
}

function isWord(word: unknown): boolean {
  return typeof word === "string" && word.length <= longestWord && isStorable(word);
}

/** PostgreSQL has no NUL, and would get another character for half of one. */
function isStorable(text: string): boolean {
  return !text.includes("\u0000") && Buffer.from(text).toString() === text;
}

/** Repeated and nested parameters are left out. */
function textsOf(query: Request["query"]): ViewQuery {
  return Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** Amounts as decimal strings. */
function plain(_name: string, value: unknown): unknown {
  return typeof value === "bigint" ? value.toString() : value;
}

function answerFaults({ onFault }: ConsoleDeps): ErrorRequestHandler {
  // Express recognizes an error handler by its four parameters.
  return (error, _request, response, _next) => {
    if (response.headersSent) return void response.destroy();
    const { status } = (error ?? {}) as { readonly status?: unknown };
    if (typeof status === "number" && status >= 400 && status < 500) {
      return sendProblem(response, { ...unreadable, status });
    }
    onFault(response.req.path, error);
    sendProblem(response, { status: 503, code: "service_unavailable", message: "The database did not answer." });
  };
}
