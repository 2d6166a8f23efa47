import type { RequestOrigin } from "@lunas/domain/operations/audit-entry";
import type { RequestId } from "@lunas/domain/shared/id";
import type { Response } from "express";

/** The known facts of a request, for its one log line. */
export interface RequestContext {
  readonly id: RequestId;
  /** The page that the error bodies link to. */
  readonly errorDocs: string;
  readonly startedAtMs: number;
  /** The client's X-Request-Id: logged to help correlate, and not trusted. */
  readonly givenId: string | null;
  /** For the audit log and the list of sessions; a function, because most requests need neither. */
  readonly origin: () => RequestOrigin;
  operation: string;
  merchantId: string | null;
  apiKeyId: string | null;
  paymentId: string | null;
  /** The error code of the answer, or null. */
  code: string | null;
}

export function setContext(response: Response, context: RequestContext): void {
  response.locals.context = context;
}

export function contextOf(response: Response): RequestContext {
  return response.locals.context as RequestContext;
}
