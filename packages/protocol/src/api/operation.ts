import type { Static, TObject, TSchema } from "@sinclair/typebox";
import type { ErrorCode } from "./errors";

/**
 * The caller that an operation needs. `signature`: a wallet signature in the body; `session`: the cookie; `secretKey`:
 * a secret key of either environment; `sandboxKey`: a secret sandbox key; `key`: a secret key, or a publishable key
 * from a registered origin.
 * `secretKeyOrSession`: such a key, or the cookie without any key.
 */
export type Auth = "none" | "signature" | "session" | "secretKey" | "sandboxKey" | "key" | "secretKeyOrSession";

/** The rate limit that an operation counts against. */
export type Limit = "facilitate" | "payments" | "merchant" | "other";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** One endpoint: the gateway serves it and the OpenAPI document describes it. */
export interface Operation {
  readonly id: string;
  readonly method: Method;
  /** In Express's syntax, `/payments/:id`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly description?: string;
  readonly tag: string;
  /**
   * Only `served` operations are in the OpenAPI document; `optional` ones are served where the operator enabled them.
   */
  readonly status: "served" | "planned" | "optional";
  readonly deprecated?: true;
  /** The path that replaces a deprecated one, with the same parameters; sent in `Link`. */
  readonly successor?: `/${string}`;
  readonly auth: Auth;
  readonly limit: Limit;
  readonly params?: TObject;
  readonly query?: TObject;
  /** Request headers by their lower-case names. */
  readonly headers?: TObject;
  readonly body?: TSchema;
  /** Status → body, without the statuses of error codes. */
  readonly responses: { readonly [status: number]: TSchema };
  /** The media type of successes; default: JSON. Such an answer is a text that is streamed. */
  readonly media?: "text/csv";
  /** Header name → meaning, for headers that only this operation sends. */
  readonly responseHeaders?: Readonly<Record<string, string>>;
  /** The body of a 400, where it has fields of another protocol beside `error`. */
  readonly malformed?: TObject;
  /** The operation's own error codes; `errorsOf` adds those of its auth and body. */
  readonly errors: readonly ErrorCode[];
}

type Part<O, K extends string> = O extends { readonly [P in K]: infer S extends TSchema } ? Static<S> : undefined;

/** A handler's input: every part parsed, `undefined` where the operation has none. */
export interface InputOf<O> {
  readonly params: Part<O, "params">;
  readonly query: Part<O, "query">;
  readonly headers: Part<O, "headers">;
  readonly body: Part<O, "body">;
}

/** The answer's body for a status, as in `ResponseOf<typeof facilitate, 200>`. */
export type ResponseOf<
  O extends Operation,
  Status extends keyof O["responses"],
> = O["responses"][Status] extends TSchema ? Static<O["responses"][Status]> : never;
