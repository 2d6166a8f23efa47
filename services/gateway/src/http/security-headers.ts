import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { RequestHandler } from "express";
import helmet from "helmet";

/** helmet's headers. They are the same for every answer, so they are computed once. */
export const securityHeaderList: readonly (readonly [name: string, value: string])[] = computed();

export function securityHeaders(): RequestHandler {
  return (_request, response, next) => {
    for (const [name, value] of securityHeaderList) response.setHeader(name, value);
    next();
  };
}

function computed() {
  const request = new IncomingMessage(new Socket());
  const probe = new ServerResponse(request);
  helmet()(request, probe, (error) => {
    if (error !== undefined) throw error;
  });
  return Object.entries(probe.getHeaders()).map(([name, value]) => [name, String(value)] as const);
}
