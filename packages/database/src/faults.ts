import { Unavailable } from "@lunas/domain/shared/unavailable";

/**
 * SQLSTATE classes and codes of temporary errors: connection (08), resources (53), operator intervention and shutdown
 * (57), locks (55P03), serialization and deadlock (40), and a server that takes no writes (25006): a standby at the
 * primary's address, until it is promoted.
 */
const passingStates = /^(08...|53...|57...|25006|55P03|40001|40P01)$/;

/** Prisma's codes for: not reachable, timed out, connection closed, no connection free, transaction lost, write conflict. */
const passingPrismaCodes = new Set(["P1001", "P1002", "P1008", "P1011", "P1017", "P2024", "P2028", "P2034", "P2037"]);

/** The kinds that Prisma's driver adapters use for the same errors. */
const passingKinds = new Set([
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TlsConnectionError",
  "TooManyConnections",
  "TransactionWriteConflict",
]);

const socketCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
]);

/** The driver's errors without a code. */
const passingMessages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|not queryable/;

/**
 * Of these, the errors after which the statement has certainly not run: PostgreSQL refused it and rolled back, or never
 * got it. After all others it may have run.
 */
const undoneStates = /^(08001|08004|25006|53...|57014|57P03|55P03|40001|40P01)$/;
const undoneCodes = new Set(["P1001", "P2024", "P2034", "ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH"]);
const undoneMessages = /timeout exceeded when trying to connect/;

/** The error as `Unavailable("database")` if a retry may help, else null: then it is a bug or a broken rule. */
export function asUnavailable(error: unknown): Unavailable | null {
  for (const cause of causesOf(error)) {
    if (!isPassing(cause)) continue;
    return new Unavailable("database", `database: ${textOf(error)}`, { cause: error, mayBeDone: !isUndone(cause) });
  }
  return null;
}

function isPassing(cause: object): boolean {
  const { code, originalCode, kind, message } = cause as Readonly<Record<string, unknown>>;
  return (
    [code, originalCode].some((text) => typeof text === "string" && isPassingCode(text)) ||
    (typeof kind === "string" && passingKinds.has(kind)) ||
    (typeof message === "string" && passingMessages.test(message))
  );
}

function isUndone(cause: object): boolean {
  const { code, originalCode, message } = cause as Readonly<Record<string, unknown>>;
  const codes = [code, originalCode].filter((text) => typeof text === "string");
  return (
    codes.some((text) => undoneStates.test(text) || undoneCodes.has(text)) ||
    (typeof message === "string" && undoneMessages.test(message))
  );
}

function isPassingCode(code: string): boolean {
  return passingStates.test(code) || passingPrismaCodes.has(code) || socketCodes.has(code);
}

/** The error and its causes: Prisma keeps the driver's error under `meta` or `cause`, depending on version and call. */
function* causesOf(error: unknown): Generator<object> {
  let next: unknown = error;
  for (let depth = 0; depth < 6 && typeof next === "object" && next !== null; depth += 1) {
    yield next;
    const { cause, meta, driverAdapterError } = next as Readonly<Record<string, unknown>>;
    if (typeof meta === "object" && meta !== null) yield meta;
    next = driverAdapterError ?? (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError ?? cause;
  }
}

function textOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/\s+/g, " ").trim().slice(0, 500);
}
