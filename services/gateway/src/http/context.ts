import type { RequestOrigin } from "@lunas/domain/operations/audit-entry";
import type { RequestId } from "@lunas/domain/shared/id";
import type { Response } from "express";

/** What is known of a request so far; for its one log line. */
export interface RequestContext {
  readonly id: RequestId;
  readonly startedAtMs: number;
  /** An incoming X-Request-Id: logged to help correlate, trusted for nothing. */
  readonly givenId: string | null;
  /** For the audit log and the list of sessions; most requests change nothing there. */
  readonly origin: () => RequestOrigin;
  operation: string;
  merchantId: string | null;
  apiKeyId: string | null;
  paymentId: string | null;
  /** The error code that was answered, or null. */
  code: string | null;
}

export function setContext(response: Response, context: RequestContext): void {
  response.locals.context = context;
}

export function contextOf(response: Response): RequestContext {
  return response.locals.context as RequestContext;
}
