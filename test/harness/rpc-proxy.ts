import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { refusedFuture } from "./keep-no-future";
import { type Call, frozenAt, lagBehind } from "./lagging-node";

/**
 * What becomes of a request: `forward` it, `drop` it without an answer, forward it and drop the `answer`, forward it
 * `twice` and give the second answer, or say something else in the node's place.
 */
export type ProxyAction =
  | "forward"
  | "drop"
  | "drop answer"
  | "twice"
  | { readonly status: number; readonly text: string; readonly headers?: Readonly<Record<string, string>> }
  | { readonly delayMs: number }
  /** Twice, with a pause. */
  | { readonly againAfterMs: number }
  /** Answers as a replica that is so many blocks behind. */
  | { readonly lagBlocks: number }
  /** Answers as a node that has seen no block since this one, and takes transactions. */
  | { readonly frozenAt: number }
  /** Refuses each transaction with these words and answers everything else. */
  | { readonly refuseSends: string }
  /** Refuses each transaction ahead of its account's next nonce. */
  | { readonly keepsFuture: false }
  /** Answers from another node, of another chain, which claims the chain id of the one behind. */
  | { readonly otherChain: string }
  /** Decides about each call: `hang` leaves the whole request without an answer, an error stands in the call's answer. */
  | { readonly each: (call: Call) => CallAction };

export type CallAction = "forward" | "hang" | { readonly error: string };

export interface RpcProxy {
  readonly url: string;
  /** Decides about each HTTP request by the methods of its calls; in force until changed. */
  rule(decide: (methods: readonly string[]) => ProxyAction): void;
  /** How many calls of a method were forwarded. */
  forwarded(method: string): number;
  /** How many requests were not forwarded. */
  troubled(): number;
  /** Messages of the errors that were answered since the rule was given, oldest first. */
  errors(): readonly string[];
  close(): Promise<void>;
}

const keptErrors = 5_000;

/** A node as an unreliable network shows it: stands between a service and a real chain. */
export async function startRpcProxy(targetUrl: string): Promise<RpcProxy> {
  let decide: (methods: readonly string[]) => ProxyAction = () => "forward";
  let troubled = 0;
  const counts = new Map<string, number>();
  const errors: string[] = [];
  const server = createServer((request, response) => {
    relay(request, response).catch(() => response.destroy());
  });

  async function relay(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readAll(request);
    const calls = callsOf(body);
    const action = decide(calls.map(({ method }) => method));
    const actions = actionsOf(action, calls);
    if (isTrouble(action, actions)) troubled += 1;
    if (action === "drop" || actions.includes("hang")) return;
    if (typeof action === "object" && "status" in action) {
      return void response.writeHead(action.status, { ...action.headers }).end(action.text);
    }
    for (const { method } of calls) counts.set(method, (counts.get(method) ?? 0) + 1);
    const text = withErrors(await answerOf(targetUrl, body, action), calls, actions);
    if (action === "drop answer") return;
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

async function answerOf(targetUrl: string, body: string, action: Exclude<ProxyAction, "drop">): Promise<string> {
  if (action === "twice") await ask(targetUrl, body);
  if (typeof action !== "object") return ask(targetUrl, body);
  if ("againAfterMs" in action) await ask(targetUrl, body);
  if ("againAfterMs" in action) await pause(action.againAfterMs);
  if ("delayMs" in action) await pause(action.delayMs);
  return answerLike(targetUrl, body, action);
}

/** As another node than the one behind. */
async function answerLike(targetUrl: string, body: string, action: Extract<ProxyAction, object>): Promise<string> {
  if ("lagBlocks" in action) return lagBehind(targetUrl, JSON.parse(body), action.lagBlocks);
  if ("frozenAt" in action) return frozenAt(targetUrl, JSON.parse(body), action.frozenAt);
  if ("refuseSends" in action) return refuseSends(targetUrl, body, action.refuseSends);
  if ("keepsFuture" in action) return refuseFuture(targetUrl, body);
  if ("otherChain" in action) return answerElsewhere({ targetUrl, otherUrl: action.otherChain }, body);
  return ask(targetUrl, body);
}

type Answers = readonly { readonly id: number }[];

async function refuseSends(targetUrl: string, body: string, message: string): Promise<string> {
  return replaceAnswers(await askOthers(targetUrl, body, "eth_sendRawTransaction"), body, ({ id }) => ({
    jsonrpc: "2.0",
    id,
    error: { code: message === "method not found" ? -32601 : -32000, message },
  }));
}

async function refuseFuture(targetUrl: string, body: string): Promise<string> {
  const refused = await refusedFuture(targetUrl, callsOf(body));
  const kept = callsOf(body).filter(({ id }) => !refused.has(id));
  const answers = kept.length === 0 ? [] : (JSON.parse(await ask(targetUrl, JSON.stringify(kept))) as Answers);
  const error = { code: -32000, message: "nonce too high" };
  return replaceAnswers(answers, body, ({ id }) => ({ jsonrpc: "2.0", id, error }));
}

async function answerElsewhere(urls: { targetUrl: string; otherUrl: string }, body: string): Promise<string> {
  const [chainId] = JSON.parse(
    await ask(urls.targetUrl, '[{"jsonrpc":"2.0","id":0,"method":"eth_chainId","params":[]}]'),
  ) as { result: string }[];
  return replaceAnswers(await askOthers(urls.otherUrl, body, "eth_chainId"), body, ({ id }) => ({
    jsonrpc: "2.0",
    id,
    result: chainId?.result,
  }));
}

/** What the node answers to the calls of all methods but this one. */
async function askOthers(url: string, body: string, method: string): Promise<Answers> {
  const others = callsOf(body).filter((call) => call.method !== method);
  return others.length === 0 ? [] : (JSON.parse(await ask(url, JSON.stringify(others))) as Answers);
}

/** The answers there are, with one made for each call that has none; in the form in which the calls were asked. */
function replaceAnswers(answers: Answers, body: string, answerTo: (call: Call) => { readonly id: number }): string {
  const all = callsOf(body).map((call) => answers.find(({ id }) => id === call.id) ?? answerTo(call));
  return JSON.stringify(Array.isArray(JSON.parse(body)) ? all : all[0]);
}

function actionsOf(action: ProxyAction, calls: readonly Call[]): readonly CallAction[] {
  return typeof action === "object" && "each" in action ? calls.map(action.each) : [];
}

function isTrouble(action: ProxyAction, actions: readonly CallAction[]): boolean {
  return actions.length > 0 ? actions.some((each) => each !== "forward") : action !== "forward";
}

/** The node's answers, with errors in the place of some; each answer has the id of its call. */
function withErrors(text: string, calls: readonly Call[], actions: readonly CallAction[]): string {
  if (!actions.some((action) => typeof action === "object")) return text;
  const messages = new Map(
    calls.flatMap(({ id }, index) => {
      const action = actions[index];
      return typeof action === "object" ? [[id, action.error] as const] : [];
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
