/** An answer that is not a success, or none at all: then the code is `offline`. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: string;
  readonly status: number;
  readonly details: Readonly<Record<string, string>>;
  /** Seconds after which another try is worth it; null where the answer does not say. */
  readonly retryAfterSeconds: number | null;
  readonly requestId: string | null;
  /** The page that explains the code; null where the service did not answer. */
  readonly docUrl: string | null;

  constructor(reported: ProblemFields) {
    super(reported.message);
    this.code = reported.code;
    this.status = reported.status;
    this.details = reported.details ?? {};
    this.retryAfterSeconds = reported.retryAfterSeconds ?? null;
    this.requestId = reported.requestId ?? null;
    this.docUrl = reported.docUrl ?? null;
  }
}

interface ProblemFields {
  readonly code: string;
  readonly status: number;
  readonly message: string;
  readonly details?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number | null;
  readonly requestId?: string | null;
  readonly docUrl?: string | null;
}

/** What went wrong, of an answer whose body may be anything: a proxy in between answers in its own words. */
export function problemOf(status: number, headers: Pick<Headers, "get">, body: unknown): Problem {
  const error = errorOf(body);
  const retryAfter = Number(headers.get("retry-after") ?? Number.NaN);
  return new Problem({
    code: error?.code ?? (status >= 500 ? "service_unavailable" : "unexpected_answer"),
    status,
    message: error?.message ?? `The service answered ${status}.`,
    details: error?.details ?? {},
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
    requestId: headers.get("x-request-id"),
    docUrl: error?.doc_url ?? null,
  });
}

export function offlineProblem(): Problem {
  return new Problem({ code: "offline", status: 0, message: "The service cannot be reached." });
}

/** A script of the page that could not be fetched, in the words of Chromium and Firefox, and of Safari. */
const unfetched = /dynamically imported module|importing a module script failed/i;

/** Whatever was thrown, as a problem: a fault of the page's own is one too. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof TypeError && unfetched.test(error.message)) return offlineProblem();
  const { code, message, details } = error as { code?: unknown; message?: unknown; details?: Record<string, string> };
  return new Problem({
    code: typeof code === "string" ? code : "fault",
    status: 0,
    message: typeof message === "string" ? message : String(error),
    details: details ?? {},
  });
}

interface ErrorOfApi {
  readonly code: string;
  readonly message: string;
  readonly details: Record<string, string>;
  readonly doc_url: string | null;
}

function errorOf(body: unknown): ErrorOfApi | null {
  const error = (body as { error?: Partial<ErrorOfApi> } | null)?.error;
  if (typeof error?.code !== "string" || typeof error.message !== "string") return null;
  return { code: error.code, message: error.message, details: error.details ?? {}, doc_url: error.doc_url ?? null };
}
