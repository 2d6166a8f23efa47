import { apiVersion } from "../api/version";
import type { Json } from "./components";

interface Header {
  readonly description: string;
  readonly required?: true;
  readonly example: string;
}

/** Headers that every operation can send. The first two are in every answer, including answers to unknown paths. */
const shared: Readonly<Record<string, Header>> = {
  "X-Request-Id": {
    description: "Identifies the request in our logs; give it to support.",
    required: true,
    example: "req_7YcJmQ2Zt0sVb4nXk9Lw3P",
  },
  "Lunas-Version": { description: "The version of this API.", required: true, example: apiVersion },
  RateLimit: {
    description: "The remaining requests (`r`), and the seconds until the window ends (`t`).",
    example: '"facilitate"; r=59; t=60',
  },
  "RateLimit-Policy": {
    description: "The limit: requests (`q`) in a window of seconds (`w`).",
    example: '"facilitate"; q=60; w=60',
  },
  "Retry-After": {
    description: "Seconds to wait before the next try.",
    required: true,
    example: "5",
  },
};

const always = ["X-Request-Id", "Lunas-Version", "RateLimit", "RateLimit-Policy"];
/** Statuses after which the same request can succeed later. */
const worthRetrying = new Set([429, 503, 504]);

const ownExamples: Readonly<Record<string, string>> = {
  "PAYMENT-RESPONSE": "eyJzdWNjZXNzIjp0cnVlfQ==",
  "Idempotency-Replayed": "true",
  "Lunas-Answer-Id": "ask_…",
  "Server-Timing": "verify;dur=12.1, settle;dur=803.4",
  Deprecation: "true",
  Link: '</payments/pay_lzEW3Yb3jIJLLlEGJVM96Y>; rel="successor-version"',
  ETag: '"n4bQgYhMfWWaL-qgxVrQFaO_Txs"',
  "Cache-Control": "public, max-age=60",
  "Set-Cookie": "lunas_session=…; Path=/; HttpOnly; SameSite=Lax",
};

/** The document's `components.headers`. */
export function headerComponents(): Json {
  return Object.fromEntries(
    Object.entries(shared).map(([name, { example, ...rest }]) => [
      name,
      { ...rest, schema: { type: "string" }, example },
    ]),
  );
}

/** References to the shared headers of an answer with this status. */
export function sharedHeaders(status: number, isError: boolean): Readonly<Record<string, Json>> {
  const names = isError && worthRetrying.has(status) ? [...always, "Retry-After"] : always;
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** The headers that only one operation sends. */
export function ownHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, description]) => {
      const example = ownExamples[name];
      return [name, { description, schema: { type: "string" }, ...(example === undefined ? {} : { example }) }];
    }),
  );
}
