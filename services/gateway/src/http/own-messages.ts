import { IncomingMessage, ServerResponse } from "node:http";
import type { Express } from "express";

/** The classes of `http.createServer` for the requests and answers of an Express application. */
export interface OwnMessages {
  readonly IncomingMessage: typeof IncomingMessage;
  readonly ServerResponse: typeof ServerResponse;
}

/**
 * Express gives each request and answer its application's prototype. V8 then handles these objects slowly for the rest
 * of the request. Objects that are made with that prototype stay fast.
 */
export function ownMessages({ request, response }: Pick<Express, "request" | "response">): OwnMessages {
  return {
    IncomingMessage: made(IncomingMessage, request),
    ServerResponse: made(ServerResponse, response),
  };
}

/** Node's constructors are functions: called on an object, they fill it. `Reflect.construct` would cost the gain. */
function made<Class extends typeof IncomingMessage | typeof ServerResponse>(base: Class, prototype: object): Class {
  const fill = base as unknown as (this: object, ...given: unknown[]) => void;
  function Message(this: object, ...given: unknown[]): void {
    fill.apply(this, given);
  }
  Message.prototype = prototype;
  return Message as unknown as Class;
}
