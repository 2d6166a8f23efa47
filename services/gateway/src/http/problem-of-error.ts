import { invalidRequest, type Problem, ProblemError, problem } from "./problem";

const unavailable = {
  chain: problem("chain_unavailable", "The network cannot be reached at the moment.", {
    headers: { "Retry-After": "5" },
  }),
  service: problem("service_unavailable", "The service cannot take this request at the moment.", {
    headers: { "Retry-After": "2" },
  }),
};

/**
 * The public problem of a fault that Express or a handler threw. An unexpected fault is `internal_error`, without
 * internal details.
 */
export function problemOfError(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  if (isUnavailable(error)) return error.dependency === "chain" ? unavailable.chain : unavailable.service;
  return problemOfHttpError(error) ?? problem("internal_error", "Something went wrong on our side.");
}

/** By shape, not by class: the queue's own fault is not a class of the domain. */
function isUnavailable(error: unknown): error is { readonly dependency: string } {
  return error instanceof Error && error.name === "Unavailable" && "dependency" in error;
}

/** The body parser's and the router's own errors: `type` and `status` are http-errors' fields. */
function problemOfHttpError(error: unknown): Problem | null {
  if (!(error instanceof Error) || !("status" in error)) return null;
  if (error.status === 413) return problem("payload_too_large", "The body is over 64 kB.");
  if (error.status === 415) return unsupportedMediaType(null);
  if (error.status !== 400) return null;
  if (error.name === "URIError") return invalidRequest({ path: "must be a valid URL path" });
  return "type" in error
    ? invalidRequest({ body: "is not JSON: look for a missing quote, comma or bracket" })
    : invalidRequest({ body: "cannot be unpacked: it is not what Content-Encoding says" });
}

/** @param given the media type of the request, where it is known */
export function unsupportedMediaType(given: string | null): Problem {
  const other = given !== null && /^[\w.+-]{1,40}\/[\w.+-]{1,40}$/.test(given) ? `, not ${given}` : "";
  return problem(
    "unsupported_media_type",
    `The body must be JSON in UTF-8: send the header Content-Type: application/json${other}.`,
  );
}
