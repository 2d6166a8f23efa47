import { setMaxListeners } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type AskNode, createAskNode, type NodeAnswer, tooLarge } from "./ask-node";
import { clientOf } from "./client-address";
import { type FilterLimits, filterLimits } from "./filter-limits";
import { type CallId, type FilteredCall, judgeRequest, type RefusedCall, type RequestJudgement } from "./judge-request";
import { createRunningCalls, type RunningCalls } from "./running-calls";

export interface FilterPlan {
  /** The node behind the filter. */
  readonly targetUrl: string;
  /** Default: loopback. */
  readonly host?: string;
  readonly port: number;
  readonly limits?: FilterLimits;
  /** The number of our proxies in front of it: clients are distinguished by `X-Forwarded-For`. Default: none. */
  readonly proxies?: number;
}

export interface RpcFilter {
  readonly url: string;
  close(): Promise<void>;
}

interface Filter {
  readonly limits: FilterLimits;
  readonly proxies: number;
  readonly calls: RunningCalls;
  readonly ask: AskNode;
  /** The bytes of answers that clients have not read yet. */
  unreadBytes: number;
}

/** A filter in front of a development node: others can use the chain without cheat methods. HTTP only. */
export async function startRpcFilter(plan: FilterPlan): Promise<RpcFilter> {
  const { targetUrl, host = "127.0.0.1", port, limits = filterLimits, proxies = 0 } = plan;
  const calls = createRunningCalls(limits);
  const filter: Filter = { limits, proxies, calls, ask: createAskNode(targetUrl, limits), unreadBytes: 0 };
  const server = createServer((request, response) => {
    serve(filter, request, response).catch(() => answerError(response, 502, { code: -32603, message: "no answer" }));
  });
  server.requestTimeout = limits.timeoutMs;
  server.headersTimeout = limits.timeoutMs;
  // For a client that does not read its answer.
  server.setTimeout(3 * limits.timeoutMs);
  server.maxConnections = limits.maxConnections;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return { url: `http://${host === "0.0.0.0" ? "127.0.0.1" : host}:${bound}`, close: () => close(server) };
}

async function serve(filter: Filter, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Browsers' wallets send requests from any page; the filter uses no cookies.
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Access-Control-Allow-Headers", "content-type");
  if (request.method === "OPTIONS") return void response.writeHead(204).end();
  if (request.method !== "POST") return answerError(response, 405, { code: -32600, message: "POST only" });
  const body = await readBounded(request, filter.limits.maxBodyBytes);
  if (body === null) return answerError(response, 413, { code: -32600, message: "the request is too large" });
  const judged = judgeRequest(body, filter.limits);
  if (judged.kind === "senseless") return answerError(response, 400, judged);
  const all = judged.kind === "single" ? [judged.judged] : judged.judged;
  const { status, answers } = await answersTo(filter, clientOf(request, filter.proxies), all);
  const text = JSON.stringify(judged.kind === "single" ? answers[0] : answers);
  filter.unreadBytes += text.length;
  response.once("close", () => {
    filter.unreadBytes -= text.length;
  });
  answer(response, status, text);
}

async function answersTo(filter: Filter, client: string, all: readonly RequestJudgement[]) {
  const { calls, limits } = filter;
  const count = all.filter(({ kind }) => kind === "call").length;
  if (filter.unreadBytes > limits.maxUnreadBytes || (count > 0 && !calls.takes(client, count))) {
    const message = "too many calls at once: ask again in a moment";
    return { status: 429, answers: all.map((each) => errorOf({ id: idOf(each), code: -32005, message })) };
  }
  const signal = AbortSignal.timeout(limits.timeoutMs);
  setMaxListeners(0, signal);
  let leftBytes = limits.maxAnswerBytes;
  const answerTo = async (call: FilteredCall) => {
    const reply = await calls.run(client, signal, () => filter.ask(call, signal)).catch(() => unanswered(signal));
    leftBytes -= reply.bytes;
    const { outcome } = leftBytes < 0 ? tooLarge : reply;
    if (leftBytes < 0) leftBytes += reply.bytes;
    return { jsonrpc: "2.0", id: call.id, ...outcome };
  };
  const answers = await Promise.all(
    all.map((each) => (each.kind === "refused" ? errorOf(each.refused) : answerTo(each.call))),
  );
  return { status: 200, answers };
}

function unanswered(signal: AbortSignal): NodeAnswer {
  const error = signal.aborted
    ? { code: -32002, message: "the node did not answer in time" }
    : { code: -32603, message: "no answer" };
  return { outcome: { error }, bytes: 0 };
}

async function readBounded(request: IncomingMessage, mostBytes: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += (chunk as Buffer).length;
    if (bytes > mostBytes) return null;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function idOf(judged: RequestJudgement): CallId {
  return judged.kind === "call" ? judged.call.id : judged.refused.id;
}

function errorOf({ id, code, message }: RefusedCall) {
  return { jsonrpc: "2.0", id, error: { code, message } };
}

function answerError(response: ServerResponse, status: number, error: Omit<RefusedCall, "id">): void {
  if (response.headersSent) return void response.destroy();
  answer(response, status, JSON.stringify(errorOf({ id: null, code: error.code, message: error.message })));
}

function answer(response: ServerResponse, status: number, text: string): void {
  const retry = status === 429 ? { "retry-after": "1" } : {};
  response.writeHead(status, { "content-type": "application/json", ...retry }).end(text);
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
