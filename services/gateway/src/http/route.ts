import type { Environment } from "@lunas/catalog/chain";
import type { Authenticated } from "@lunas/domain/merchant/api-key";
import type { Merchant } from "@lunas/domain/merchant/merchant";
import type { Session } from "@lunas/domain/merchant/ports";
import type { ApiKeyId } from "@lunas/domain/shared/id";
import type { Refusal } from "@lunas/domain/shared/refusal";
import type { Signal } from "@lunas/domain/shared/signal";
import type { Auth, InputOf, Operation, ResponseOf } from "@lunas/protocol/api/operation";
import type { Parsed } from "@lunas/protocol/validate";
import type { RequestContext } from "./context";

/** A merchant with a live session. */
export interface SignedIn {
  readonly merchant: Merchant;
  readonly sessionToken: string;
  readonly session: Session;
}

/** Who reads: by a key of this environment, or by a session that names it. */
export interface Reader {
  readonly merchant: Pick<Merchant, "id">;
  readonly environment: Environment;
  /** Null: a session reads. */
  readonly apiKeyId: ApiKeyId | null;
  /** The first key in the chain of rolled keys, to which Idempotency-Keys belong; null: a session reads. */
  readonly lineage: ApiKeyId | null;
}

/** The caller, in the form that each operation needs. */
export interface CallerOf extends Record<Auth, unknown> {
  none: null;
  signature: null;
  session: SignedIn;
  key: Authenticated;
  secretKey: Authenticated;
  sandboxKey: Authenticated;
  secretKeyOrSession: Reader;
}
export type Caller = CallerOf[Auth];

/** A handler's input: everything parsed, the caller known. */
export interface OperationRequest<O extends Operation, Body = InputOf<O>["body"]> extends Omit<InputOf<O>, "body"> {
  readonly body: Body;
  readonly caller: CallerOf[O["auth"]];
  /** Aborts when the caller disconnects before its answer, or this process is about to end. */
  readonly signal: Signal;
  /** Sends status 200 and the headers now, and spaces until the answer follows; the answer then has no other status. */
  readonly holdOpen: () => void;
  readonly context: RequestContext;
}

export interface Answer<Status = number, Body = unknown> {
  readonly status: Status;
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sets the session cookie to a token, or (null) clears it. */
  readonly session?: string | null;
  /** Called with whether the answer was written completely before its connection closed. */
  readonly delivered?: (isWritten: boolean) => void;
}

/** An answer with one of the operation's own statuses and that status's body. */
export type AnswerOf<O extends Operation> = {
  [Status in keyof O["responses"] & number]: Answer<
    Status,
    O extends { readonly media: string } ? AsyncIterable<string> : ResponseOf<O, Status>
  >;
}[keyof O["responses"] & number];

export interface RouteOptions<Body> {
  /** Replaces the operation's schema, where a body has more than one spelling. */
  readonly parseBody?: (body: unknown) => Parsed<Body>;
  /** What the answer to a malformed body has beside `error`. */
  readonly besideProblem?: (message: string, body: unknown) => object;
  /** A malformed request is reported before a wrong key. */
  readonly parseFirst?: true;
}

/** A route of any operation, as the router binds it. */
export interface Route extends RouteOptions<unknown> {
  readonly operation: Operation;
  handle(input: {
    readonly params: unknown;
    readonly query: unknown;
    readonly headers: unknown;
    readonly body: unknown;
    readonly caller: Caller;
    readonly signal: Signal;
    readonly holdOpen: () => void;
    readonly context: RequestContext;
  }): Promise<Answer | Refusal>;
}

/** Connects an operation with its handler; the compiler checks the types of both against each other. */
export function route<
  const O extends Operation,
  const Result extends AnswerOf<NoInfer<O>> | Refusal,
  Body = InputOf<O>["body"],
>(
  operation: O,
  handle: (input: OperationRequest<O, Body>) => Promise<Result>,
  options: RouteOptions<Body> = {},
): Route {
  return { operation, ...options, handle } as Route;
}
