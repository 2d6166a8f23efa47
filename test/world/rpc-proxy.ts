import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { type Call, lagBehind } from "./lagging-node";

/**
 * What becomes of a request: `forward` it, `drop` it without an answer, forward it and drop the `answer`, forward it
 * `twice` and give the second answer, or say something else in the node's place.
 */
export type Fate =
  | "forward"
  | "drop"
  | "drop answer"
  | "twice"
  | { readonly status: number; readonly text: string }
  | { readonly delayMs: number }
  /** Twice, with a pause. */
  | { readonly againAfterMs: number }
  /** Answers as a replica that is so many blocks behind. */
  | { readonly lagBlocks: number }
  /** Decides about each call: `hang` leaves the whole request without an answer, an error stands in the call's answer. */
  | { readonly each: (call: Call) => CallFate };

export type CallFate = "forward" | "hang" | { readonly error: string };

export interface RpcProxy {
  readonly url: string;
  /** Decides about each HTTP request by the methods of its calls; in force until changed. */
  rule(decide: (methods: readonly string[]) => Fate): void;
  /** How many calls of a method were forwarded. */
  forwarded(method: string): number;
  /** How many requests met another fate than `forward`. */
  troubled(): number;
  /** Messages of the errors that were answered since the rule was given, oldest first. */
  errors(): readonly string[];
  close(): Promise<void>;
}

const keptErrors = 5_000;

/** A node as an unreliable network shows it: stands between a service and a real chain. */
export async function startRpcProxy(targetUrl: string): Promise<RpcProxy> {
  let decide: (methods: readonly string[]) => Fate = () => "forward";
  let troubled = 0;
  const counts = new Map<string, number>();
  const errors: string[] = [];
  const server = createServer((request, response) => {
    relay(request, response).catch(() => response.destroy());
  });

  async function relay(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readAll(request);
    const calls = callsOf(body);
    const fate = decide(calls.map(({ method }) => method));
    const fates = fatesOf(fate, calls);
    if (isTrouble(fate, fates)) troubled += 1;
    if (fate === "drop" || fates.includes("hang")) return;
    if (typeof fate === "object" && "status" in fate) return void response.writeHead(fate.status).end(fate.text);
    for (const { method } of calls) counts.set(method, (counts.get(method) ?? 0) + 1);
    const text = withErrors(await answerOf(targetUrl, body, fate), calls, fates);
    if (fate === "drop answer") return;
    errors.push(...errorsIn(text));
    errors.splice(0, Math.max(0, errors.length - keptErrors));
    response.writeHead(200, { "content-type": "application/json" }).end(text);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    rule: (next) => {
      decide = next;
      errors.length = 0;
    },
    forwarded: (method) => counts.get(method) ?? 0,
    troubled: () => troubled,
    errors: () => errors,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answerOf(targetUrl: string, body: string, fate: Exclude<Fate, "drop">): Promise<string> {
  if (fate === "twice") await ask(targetUrl, body);
  if (typeof fate === "object") {
    if ("lagBlocks" in fate) return lagBehind(targetUrl, JSON.parse(body), fate.lagBlocks);
    if ("againAfterMs" in fate) await ask(targetUrl, body);
    if ("againAfterMs" in fate) await pause(fate.againAfterMs);
    if ("delayMs" in fate) await pause(fate.delayMs);
  }
  return ask(targetUrl, body);
}

function fatesOf(fate: Fate, calls: readonly Call[]): readonly CallFate[] {
  return typeof fate === "object" && "each" in fate ? calls.map(fate.each) : [];
}

function isTrouble(fate: Fate, fates: readonly CallFate[]): boolean {
  return fates.length > 0 ? fates.some((each) => each !== "forward") : fate !== "forward";
}

/** The node's answers, with errors in the place of some; each answer has the id of its call. */
function withErrors(text: string, calls: readonly Call[], fates: readonly CallFate[]): string {
  if (!fates.some((fate) => typeof fate === "object")) return text;
  const messages = new Map(
    calls.flatMap(({ id }, index) => {
      const fate = fates[index];
      return typeof fate === "object" ? [[id, fate.error] as const] : [];
    }),
  );
  const judged = (answer: { readonly id: number }) => {
    const message = messages.get(answer.id);
    return message === undefined ? answer : { jsonrpc: "2.0", id: answer.id, error: { code: -32000, message } };
  };
  const answers = JSON.parse(text) as { id: number } | { id: number }[];
  return JSON.stringify(Array.isArray(answers) ? answers.map(judged) : judged(answers));
}

async function ask(targetUrl: string, body: string): Promise<string> {
  const answer = await fetch(targetUrl, { method: "POST", headers: { "content-type": "application/json" }, body });
  return answer.text();
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function callsOf(body: string): readonly Call[] {
  const calls: unknown = JSON.parse(body);
  return (Array.isArray(calls) ? calls : [calls]) as Call[];
}

function errorsIn(text: string): string[] {
  const answers: unknown = JSON.parse(text);
  return (Array.isArray(answers) ? answers : [answers]).flatMap((answer: { error?: { message?: string } }) =>
    answer.error?.message === undefined ? [] : [answer.error.message],
  );
}
