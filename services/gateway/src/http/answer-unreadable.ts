import type { Server } from "node:http";
import type { Duplex } from "node:stream";
import { newId } from "@lunas/domain/shared/id";
import { apiVersion } from "@lunas/protocol/api/version";
import { bodyOf, type ErrorContext, invalidRequest, type Problem, statusOfProblem } from "./problem";
import { securityHeaderList } from "./security-headers";

type ClientError = Error & { readonly code?: string };

/**
 * Requests that Node's parser refuses never reach the application. They are answered here, in the shape of all errors.
 */
export function answerUnreadable(server: Server, errorDocs: string): void {
  server.on("clientError", (error: ClientError, socket) => {
    if (isWorthAnswering(error, socket)) socket.end(rawAnswer(problemOf(error), { id: newId("req"), errorDocs }));
    else socket.destroy();
  });
}

/** No answer where the caller is gone, was too slow, or already gets an answer on this connection. */
function isWorthAnswering({ code }: ClientError, socket: Duplex): boolean {
  const { _httpMessage: running } = socket as { readonly _httpMessage?: { readonly headersSent: boolean } | null };
  if (!socket.writable || running?.headersSent === true) return false;
  return code?.startsWith("HPE_") === true;
}

function problemOf({ code }: ClientError): Problem {
  return code === "HPE_HEADER_OVERFLOW"
    ? invalidRequest({ headers: "must have at most 16 kB in all" })
    : invalidRequest({ request: "must be HTTP/1.1" });
}

function rawAnswer(problem: Problem, context: ErrorContext): string {
  const body = JSON.stringify(bodyOf(problem, context));
  return [
    `HTTP/1.1 ${statusOfProblem(problem)} Bad Request`,
    `X-Request-Id: ${context.id}`,
    `Lunas-Version: ${apiVersion}`,
    "Cache-Control: no-store",
    ...securityHeaderList.map(([name, value]) => `${name}: ${value}`),
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
    "",
    body,
  ].join("\r\n");
}
