import { newId } from "@lunas/domain/shared/id";
import { apiVersion } from "@lunas/protocol/api/version";
import type { Clock } from "@lunas/runtime/clock";
import type { Request, RequestHandler, Response } from "express";
import { contextOf, type RequestContext, setContext } from "./context";
import { requestOrigin } from "./request-origin";

export interface BeginRequestDeps {
  readonly clock: Clock;
  readonly errorDocs: string;
  /** Called once for each request, when its answer is sent or its connection is closed. */
  readonly onEnd: (request: Request, response: Response, context: RequestContext) => void;
}

/** The first middleware, so that every answer has its id and the version. */
export function beginRequest({ clock, errorDocs, onEnd }: BeginRequestDeps): RequestHandler {
  return (request, response, next) => {
    const id = newId("req");
    setContext(response, {
      id,
      errorDocs,
      startedAtMs: clock.now(),
      givenId: request.get("x-request-id")?.slice(0, 100) ?? null,
      origin: () => requestOrigin(request),
      operation: "none",
      merchantId: null,
      apiKeyId: null,
      paymentId: null,
      code: null,
    });
    response.setHeader("X-Request-Id", id);
    response.setHeader("Lunas-Version", apiVersion);
    response.setHeader("Cache-Control", "no-store");
    response.once("close", () => onEnd(request, response, contextOf(response)));
    next();
  };
}
