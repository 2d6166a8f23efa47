import type { IncomingMessage, ServerResponse } from "node:http";
import { listen } from "./listen";

export interface FacilitatorAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What becomes of a settled request's answer: `pass`, the connection is lost, or another answer in its place. */
export type Fault = "pass" | "lose" | FacilitatorAnswer;

/** A facilitator that settles and fails in its answer: stands between shops and the real service. */
export interface FailingFacilitator {
  readonly url: string;
  /** The next settlements end so, in order; later ones pass. */
  fail(...faults: readonly Fault[]): void;
  /** From now on the service behind is out of reach for everything but its configuration; until `come back`. */
  goAway(after: { readonly settlements: number }): void;
  comeBack(): void;
  /** How many settlements reached the real service. */
  settlements(): number;
  close(): Promise<void>;
}

const away: FacilitatorAnswer = {
  status: 503,
  body: { error: { code: "service_unavailable", message: "The service is away.", details: {} } },
};

export async function startFailingFacilitator(targetUrl: string): Promise<FailingFacilitator> {
  let faults: Fault[] = [];
  let settlements = 0;
  let awayAfter = Number.POSITIVE_INFINITY;

  async function relay(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = "/", method = "GET" } = request;
    const isSettlement = url === "/facilitate";
    if (settlements >= awayAfter && url !== "/config") return send(response, away);
    if (isSettlement) settlements += 1;
    const fault = isSettlement ? (faults.shift() ?? "pass") : "pass";
    const body = await readAll(request);
    const answer = await fetch(`${targetUrl}${url}`, {
      method,
      headers: passed(request),
      ...(method === "GET" ? {} : { body }),
    });
    const text = await answer.text();
    if (fault === "lose") return void response.destroy();
    if (fault !== "pass") return send(response, fault);
    response.writeHead(answer.status, Object.fromEntries(keptHeaders(answer.headers))).end(text);
  }

  const server = await listen((request, response) => {
    relay(request, response).catch(() => response.destroy());
  });
  return {
    ...server,
    fail: (...next) => {
      faults = [...next];
    },
    goAway: (after) => {
      awayAfter = settlements + after.settlements;
    },
    comeBack: () => {
      awayAfter = Number.POSITIVE_INFINITY;
    },
    settlements: () => settlements,
  };
}

function send(response: ServerResponse, { status, body, headers }: FacilitatorAnswer): void {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
}

function passed({ headers }: IncomingMessage): Record<string, string> {
  const names = ["x-api-key", "content-type", "idempotency-key"];
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}

function keptHeaders(headers: Headers): [string, string][] {
  const ofConnection = ["content-encoding", "content-length", "transfer-encoding", "connection", "keep-alive"];
  return [...headers].filter(([name]) => !ofConnection.includes(name));
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
