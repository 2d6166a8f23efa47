import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LunasError } from "@lunas/client";
import { serveLocally } from "../doctor/local-server";
import { messageFor, openSession } from "../sign-in";
import { loginPage, loginPageHeaders } from "./login-page";

const timeoutMs = 5 * 60_000;
const mostBytes = 16_384;

export interface BrowserSignIn {
  readonly url: string;
  readonly signal: AbortSignal;
  /** Gets the address of the page. */
  onPage(address: string): void;
}

/** The answer of a request; `text` is the page. */
type Answer = { readonly status: number; readonly json: object } | { readonly page: string };

/**
 * Serves one page on a free port of 127.0.0.1 until a wallet in the browser has signed in, or five minutes have passed.
 * The random path keeps other programs and pages out. Resolves with the session's cookie.
 */
export async function signInByBrowser({ url, signal, onPage }: BrowserSignIn): Promise<string> {
  const state = randomBytes(32).toString("hex");
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  let signedIn: (cookie: string) => void = () => undefined;
  const done = new Promise<string>((resolve, reject) => {
    signedIn = resolve;
    limit.addEventListener("abort", () => reject(ended(signal)), { once: true });
  });
  done.catch(() => undefined); // it may end before it is awaited
  let message = "";

  const answers: Readonly<Record<string, (body: Readonly<Record<string, unknown>>) => Promise<object>>> = {
    async "/message"({ address }) {
      message = await messageFor(url, String(address));
      return { message };
    },
    async "/signature"({ signature }) {
      const cookie = await openSession(url, { message, signature: String(signature) });
      setImmediate(() => signedIn(cookie));
      return { signedIn: true };
    },
  };
  const server = await serveLocally((request, response) => {
    void answerTo(request)
      .catch((error: unknown) => ({ status: 400, json: { error: error instanceof Error ? error.message : "failed" } }))
      .then((answer) => write(response, answer));
  });
  const { host, origin } = new URL(server.url);

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const { pathname } = new URL(request.url ?? "/", server.url);
    const [, given = "", ...rest] = pathname.split("/");
    if (request.headers.host !== host || !isSame(given, state)) return { status: 404, json: { error: "not found" } };
    if (request.method === "GET" && rest.length === 0) return { page: loginPage(new URL(url).host) };
    const answer = answers[`/${rest.join("/")}`];
    if (request.method !== "POST" || answer === undefined) return { status: 404, json: { error: "not found" } };
    if (request.headers.origin !== origin) return { status: 403, json: { error: "another origin" } };
    return { status: 200, json: await answer(JSON.parse(await textOf(request))) };
  }

  try {
    onPage(`${server.url}/${state}`);
    return await done;
  } finally {
    await server.close();
  }
}

function ended(signal: AbortSignal): LunasError {
  const message = signal.aborted ? "The sign-in was interrupted." : "No wallet signed in within five minutes.";
  return new LunasError(message, { code: "sign_in_timeout" });
}

function isSame(given: string, state: string): boolean {
  return given.length === state.length && timingSafeEqual(Buffer.from(given), Buffer.from(state));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += (chunk as Buffer).length;
    if (bytes > mostBytes) throw new Error("too much");
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function write(response: ServerResponse, answer: Answer): void {
  if ("page" in answer) response.writeHead(200, loginPageHeaders).end(answer.page);
  else response.writeHead(answer.status, { "Content-Type": "application/json" }).end(JSON.stringify(answer.json));
}
