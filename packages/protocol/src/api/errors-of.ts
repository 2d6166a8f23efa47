import type { ErrorCode } from "./errors";
import { errorCodes } from "./errors";
import { needsChain, scopeOf } from "./key-scopes";
import type { Operation } from "./operation";

/** The error codes for each kind of caller, for every operation. */
const byAuth: Readonly<Record<Operation["auth"], readonly ErrorCode[]>> = {
  none: [],
  signature: ["unauthorized"],
  session: ["unauthorized"],
  secretKey: ["unauthorized", "forbidden"],
  sandboxKey: ["unauthorized", "forbidden"],
  key: ["unauthorized", "forbidden"],
  secretKeyOrSession: ["unauthorized", "forbidden"],
};

/** Every code that an operation can return: its own codes, and those of its auth, its input and every request. */
export function errorsOf(operation: Operation): readonly ErrorCode[] {
  const { auth, body, errors, method, params, query } = operation;
  const codes = new Set<ErrorCode>([
    ...errors,
    ...byAuth[auth],
    "rate_limited",
    "internal_error",
    "service_unavailable",
  ]);
  if (body !== undefined || params !== undefined || query !== undefined) codes.add("invalid_request");
  if (body !== undefined) codes.add("payload_too_large").add("unsupported_media_type");
  // A deployment may have no sandbox.
  if (needsChain(operation))
    codes.add(scopeOf(operation) === "sandbox" ? "sandbox_operation_unsupported" : "unsupported_network");
  if (takesSession(auth) && method !== "GET") codes.add("origin_not_allowed");
  return (Object.keys(errorCodes) as ErrorCode[]).filter((code) => codes.has(code));
}

/** Whether the cookie counts; in a browser it comes along by itself. */
function takesSession(auth: Operation["auth"]): boolean {
  return auth === "session" || auth === "secretKeyOrSession";
}
