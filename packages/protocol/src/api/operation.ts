import type { Static, TObject, TSchema } from "@sinclair/typebox";
import type { ErrorCode } from "./errors";

/**
 * Who may call an operation. `signature`: a wallet signature in the body; `session`: the cookie; `secretKey`: a secret key of
 * either environment; `sandboxKey`: a secret sandbox key; `key`: a secret key, or a publishable key from a registered origin.
 * `secretKeyOrSession`: such a key, or the cookie without any key.
 */
export type Auth = "none" | "signature" | "session" | "secretKey" | "sandboxKey" | "key" | "secretKeyOrSession";

/** The rate limit that an operation counts against. */
export type Limit = "facilitate" | "payments" | "merchant" | "other";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** One endpoint: what the gateway binds and the OpenAPI document shows. */
export interface Operation {
  readonly id: string;
  readonly method: Method;
  /** In Express's spelling, `/payments/:id`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly description?: string;
  readonly tag: string;
  /** Only `served` operations are in the OpenAPI document; `optional` ones are served where the operator turned them on. */
  readonly status: "served" | "planned" | "optional";
  readonly deprecated?: true;
  /** The path that takes the place of a deprecated one, with the same parameters; told in `Link`. */
  readonly successor?: `/${string}`;
  readonly auth: Auth;
  readonly limit: Limit;
  readonly params?: TObject;
  readonly query?: TObject;
  /** Request headers by their lower-case names. */
  readonly headers?: TObject;
  readonly body?: TSchema;
  /** Status → body. Statuses of error codes are not repeated here. */
  readonly responses: { readonly [status: number]: TSchema };
  /** Name → meaning, of the headers that this operation alone answers with. */
  readonly responseHeaders?: Readonly<Record<string, string>>;
  /** The codes that are this operation's own; `errorsOf` adds those that its auth and body imply. */
  readonly errors: readonly ErrorCode[];
}

type Part<O, K extends string> = O extends { readonly [P in K]: infer S extends TSchema } ? Static<S> : undefined;

/** What a handler of the operation gets: every part parsed, `undefined` where the operation has none. */
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
