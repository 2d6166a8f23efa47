/**
 * What a log shows of an error beside its name, message and stack. Libraries hang their input on errors: a command's
 * arguments, a URL, headers, a body, a statement's parameters. So only these fields are shown, and only plain values.
 */
const SHOWN: readonly string[] = [
  "code",
  "errno",
  "syscall",
  "hostname",
  "address",
  "port",
  "status",
  "statusCode",
  "sqlState",
  "sqlstate",
  "severity",
  "schema",
  "table",
  "column",
  "dataType",
  "constraint",
  "routine",
  "attempts",
  "attemptsMade",
  "signal",
  "exitCode",
  "txHash",
  "hash",
];

interface ErrorShape {
  readonly name?: unknown;
  readonly message: unknown;
  readonly stack?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
}

/** Errors of this realm or another one, and objects that libraries copied from one. */
export function isError(value: unknown): value is ErrorShape {
  if (typeof value !== "object" || value === null) return false;
  if (value instanceof Error) return true;
  return "message" in value && "stack" in value && typeof value.stack === "string";
}

/** The fields for a log. An error within it (`cause`, `errors`) follows the same rule; anything else within it is dropped. */
export function errorFields(error: ErrorShape): readonly (readonly [string, unknown])[] {
  const { name, message, stack, cause, errors } = error;
  const texts = Object.entries({ name, message, stack }).filter(([, value]) => typeof value === "string");
  const fields = error as unknown as Readonly<Record<string, unknown>>;
  const plain = SHOWN.map((key) => [key, fields[key]] as const).filter(([, value]) => isPlain(value));
  const within = Array.isArray(errors) ? errors.filter(isError) : [];
  return [
    ...texts,
    ...(isError(cause) ? [["cause", cause] as const] : []),
    ...plain,
    ...(within.length > 0 ? [["errors", within] as const] : []),
  ];
}

function isPlain(value: unknown): boolean {
  return ["string", "number", "bigint", "boolean"].includes(typeof value);
}
