import type { Operation } from "@lunas/protocol/api/operation";
import { exampleOf } from "@lunas/protocol/openapi/example-of";
import fc from "fast-check";

/** A request of no payment in particular, as data. */
export interface StrangeRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Base64 of the body's bytes. */
  readonly body: string | undefined;
  readonly key: "secret" | "wrong" | "none";
  readonly hasSession: boolean;
}

const methods = ["GET", "POST", "PATCH", "DELETE", "PUT", "HEAD", "OPTIONS", "TRACE", "PROPFIND"];
const types = ["application/json", "application/json; charset=utf-8", "application/json; charset=utf-16", "text/plain"];
const oddPieces = [
  "%00",
  "%ff",
  "%ZZ",
  "..",
  ".",
  "",
  "x".repeat(300),
  "pay_1",
  `0x${"ab".repeat(32)}`,
  "key_1",
  "%F0%9F%92%A9",
];
const oddTexts = [
  "[".repeat(20_000),
  '{"__proto__":{"a":1}}',
  '{"a":1,"a":2}',
  `{"x402Version":${"9".repeat(5_000)}}`,
  '{"name":1e400}',
  '"\\ud800"',
  "\0",
  "y".repeat(66_000),
  "",
];

/** Endpoints with random parameters, sometimes with another method, and unknown paths. */
function targets(operations: readonly Operation[]): fc.Arbitrary<{ readonly method: string; readonly path: string }> {
  const piece = fc.oneof(fc.constantFrom(...oddPieces), fc.string({ maxLength: 12 }).map(encodeURIComponent));
  const known = fc
    .tuple(fc.constantFrom(...operations), piece)
    .map(([{ method, path }, each]) => ({ method, path: path.replace(/:\w+/, each) }));
  const method = fc.constantFrom(...methods);
  return fc.oneof(
    { weight: 6, arbitrary: known },
    { weight: 1, arbitrary: fc.tuple(known, method).map(([{ path }, other]) => ({ method: other, path })) },
    {
      weight: 1,
      arbitrary: fc.record({ method, path: fc.array(piece, { maxLength: 4 }).map((pieces) => `/${pieces.join("/")}`) }),
    },
  );
}

const query = fc
  .dictionary(
    fc.oneof(
      fc.constantFrom("page", "limit", "status", "from", "since", "until", "environment", "after"),
      fc.string({ maxLength: 6 }),
    ),
    fc.oneof(
      fc.constantFrom("0", "-1", "1e9", "NaN", "confirmed", "2026-02-30", "9".repeat(40)),
      fc.string({ maxLength: 12 }),
    ),
    { maxKeys: 3 },
  )
  .map((fields) => new URLSearchParams(fields).toString());

/** A body of an operation's with one field of another kind, or any other bytes. */
function bodies(operations: readonly Operation[]): fc.Arbitrary<Buffer | undefined> {
  const examples = operations.flatMap(({ body }) => (body === undefined ? [] : [exampleOf(body, true) as object]));
  const nearly = fc
    .tuple(fc.constantFrom(...examples), fc.nat(), fc.oneof(fc.jsonValue(), fc.constantFrom(null, -1, 1e300, "\0", {})))
    .map(([example, at, value]) => {
      const names = Object.keys(example);
      return Buffer.from(JSON.stringify({ ...example, [names[at % names.length] ?? "x"]: value }));
    });
  return fc.oneof(
    { weight: 5, arbitrary: nearly },
    { weight: 2, arbitrary: fc.json().map((text) => Buffer.from(text)) },
    { weight: 2, arbitrary: fc.constantFrom(...oddTexts).map((text) => Buffer.from(text)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

const headers = fc.dictionary(
  fc.constantFrom(
    "origin",
    "idempotency-key",
    "content-type",
    "if-none-match",
    "accept",
    "x-forwarded-for",
    "cookie",
    "x-request-id",
  ),
  fc.oneof(
    fc.constantFrom("", "null", "https://shop.example", "*/*", "x".repeat(300), "1, 2"),
    fc.stringMatching(/^[ -~]{0,40}$/),
  ),
  { maxKeys: 2 },
);

/** Any request without a payment. */
export function strangeRequest(operations: readonly Operation[]): fc.Arbitrary<StrangeRequest> {
  return fc
    .record({
      target: targets(operations),
      query,
      type: fc.oneof(
        { weight: 4, arbitrary: fc.constant("application/json") },
        { weight: 1, arbitrary: fc.constantFrom(...types) },
      ),
      headers,
      body: bodies(operations),
      key: fc.constantFrom("secret" as const, "secret" as const, "wrong" as const, "none" as const),
      hasSession: fc.boolean(),
    })
    .map(({ target: { method, path }, query: requested, type, headers: others, body, ...rest }) => ({
      ...rest,
      method,
      path: requested === "" ? path : `${path}?${requested}`,
      headers: { ...(body !== undefined && { "content-type": type }), ...others },
      body: body?.toString("base64"),
    }));
}
