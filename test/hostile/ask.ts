import { judgeAnswer } from "../harness/answers/judge-answer";
import { type RawAnswer, type RawRequest, sendRaw } from "../harness/raw-request";
import type { Attempt } from "./attempts";
import type { Target } from "./target";

/** Checks of one answer beside the general checks; returns the problems. */
export type Must = (answer: RawAnswer) => readonly string[];

export interface HostileRequest {
  readonly request: RawRequest;
  readonly must: Must;
  /** The request is the attacked shop's own, which may see its own data. Default: false. */
  readonly isOwn?: boolean;
  /** The input as text, where it is not the request itself. */
  readonly input?: string;
  /** What the request says and the answer may repeat. */
  readonly echoed?: string;
  /** Longer than a gateway waits for a settlement unless given. */
  readonly boundMs?: number;
}

const hangMs = 38_000;

/** Sends one request and makes the general checks: described, no fault, no leak, no data of another merchant. */
export function asking(target: Target, attempt: HostileRequest): Attempt {
  const { request, must, isOwn = false, echoed, boundMs = hangMs } = attempt;
  return {
    input: attempt.input ?? textOf(request),
    act: async () => {
      const answer = await sendRaw(target.url, request, boundMs);
      const { method = "POST", path = "/" } = request;
      const text = echoed === undefined ? answer.text : answer.text.replaceAll(echoed, "");
      return [
        ...judgeAnswer({ ...answer, method, path: path.split("?")[0] ?? path }),
        ...(answer.status === 500 ? ["500"] : []),
        ...target.leaksOf(text),
        ...(isOwn || !text.includes(target.shop.mark)
          ? []
          : [`it shows another merchant's data: ${text.slice(0, 300)}`]),
        ...must(answer),
      ];
    },
  };
}

function textOf({ method = "POST", path = "/", headers = {}, body = "" }: RawRequest): string {
  return `${method} ${path} ${JSON.stringify(headers)} ${body}`;
}

/** Refused with one of these. */
export const refusedWith =
  (...statuses: readonly number[]): Must =>
  ({ status, text }) =>
    statuses.includes(status) ? [] : [`answered ${status}, not ${statuses.join(" or ")}: ${text.slice(0, 200)}`];

/** Refused with one of these codes. */
export const refusedAs =
  (...codes: readonly string[]): Must =>
  (answer) => {
    const code = codeOf(answer);
    return codes.includes(code) ? [] : [`answered ${code}, not ${codes.join(" or ")}: ${answer.text.slice(0, 200)}`];
  };

/** Anything but a fault. */
export const anything: Must = () => [];

export function codeOf({ status, text }: RawAnswer): string {
  if (status < 400 || text === "") return String(status);
  return (JSON.parse(text) as { error?: { code: string } }).error?.code ?? String(status);
}

export const json = { "content-type": "application/json" } as const;
