import { IncomingMessage, ServerResponse } from "node:http";
import type { Express } from "express";

/** The classes of `http.createServer` for the requests and answers of an Express application. */
export interface OwnMessages {
  readonly IncomingMessage: typeof IncomingMessage;
  readonly ServerResponse: typeof ServerResponse;
}

/**
 * Express gives each request and answer its application's prototype, and V8 then handles these objects slowly. Here the
 * application's prototypes become those of two classes: objects that Node makes of them have the right prototype from
 * the beginning, so nothing is replaced. Settings and middleware of the application work as before.
 */
export function ownMessages(app: Pick<Express, "request" | "response">): OwnMessages {
  class OwnRequest extends IncomingMessage {}
  class OwnResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {}
  app.request = Object.setPrototypeOf(OwnRequest.prototype, app.request) as Express["request"];
  app.response = Object.setPrototypeOf(OwnResponse.prototype, app.response) as Express["response"];
  return { IncomingMessage: OwnRequest, ServerResponse: OwnResponse };
}
