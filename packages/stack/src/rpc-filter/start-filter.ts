import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type FilteredCall, type Judged, judgeRequest, type RefusedCall } from "./judge-request";

export interface FilterPlan {
  /** The node behind it. */
  readonly targetUrl: string;
  /** Default: loopback. */
  readonly host?: string;
  readonly port: number;
}

export interface RpcFilter {
  readonly url: string;
  close(): Promise<void>;
}

/** A signed transaction with its data; a batch of a hundred of the usual ones. */
const maxBodyBytes = 256 * 1_024;
const maxAnswerBytes = 16 * 1_024 * 1_024;
const timeoutMs = 20_000;

/** Stands before a development node, so that others may reach the chain without being able to cheat on it. HTTP only. */
export async function startRpcFilter({ targetUrl, host = "127.0.0.1", port }: FilterPlan): Promise<RpcFilter> {
  const server = createServer((request, response) => {
    serve(targetUrl, request, response).catch(() => answerError(response, 502, { code: -32603, message: "no answer" }));
  });
  server.requestTimeout = timeoutMs;
  server.headersTimeout = timeoutMs;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return { url: `http://${host === "0.0.0.0" ? "127.0.0.1" : host}:${bound}`, close: () => close(server) };
}

async function serve(targetUrl: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Wallets in browsers ask from any page; there is nothing here that a cookie could open.
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Access-Control-Allow-Headers", "content-type");
  if (request.method === "OPTIONS") return void response.writeHead(204).end();
  if (request.method !== "POST") return answerError(response, 405, { code: -32600, message: "POST only" });
  const body = await readBounded(request, maxBodyBytes);
  if (body === null) return answerError(response, 413, { code: -32600, message: "the request is too large" });
  const judged = judgeRequest(body);
  if (judged.kind === "senseless") return answerError(response, 400, judged);
  const all = judged.kind === "single" ? [judged.judged] : judged.judged;
  const answers = await answersTo(targetUrl, all);
  answer(response, 200, judged.kind === "single" ? answers[0] : answers);
}

async function answersTo(targetUrl: string, all: readonly Judged[]): Promise<readonly unknown[]> {
  const calls = all.flatMap((each) => (each.kind === "call" ? [each.call] : []));
  const told = calls.length === 0 ? [] : await forward(targetUrl, calls);
  let next = 0;
  return all.map((each) => {
    if (each.kind === "refused") return errorOf(each.refused);
    const { id } = each.call;
    // Numbered by us on the way there: two calls of one id must not be mistaken for each other.
    const found = told.find((one) => one.id === next);
    next += 1;
    return found === undefined ? errorOf({ id, code: -32603, message: "no answer" }) : { ...found, id };
  });
}

async function forward(targetUrl: string, calls: readonly FilteredCall[]): Promise<readonly { id?: unknown }[]> {
  const response = await fetch(targetUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(calls.map((call, index) => ({ ...call, id: index }))),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  if (text.length > maxAnswerBytes) throw new Error("the node's answer is too large");
  const answers: unknown = JSON.parse(text);
  if (!Array.isArray(answers)) throw new Error("the node's answer makes no sense");
  return answers;
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

function errorOf({ id, code, message }: RefusedCall) {
  return { jsonrpc: "2.0", id, error: { code, message } };
}

function answerError(response: ServerResponse, status: number, error: Omit<RefusedCall, "id">): void {
  if (response.headersSent) return void response.destroy();
  answer(response, status, errorOf({ id: null, code: error.code, message: error.message }));
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
