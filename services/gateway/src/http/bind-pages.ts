import type { Application, RequestHandler } from "express";
import { countUnknown, otherMethod } from "./bind-routes";
import { cacheHeaders } from "./cache-headers";
import { contextOf } from "./context";
import { sendPacked } from "./packed";
import type { Page } from "./page";
import type { ServeDeps } from "./serve";

/** Binds each page, and the answer of its path to other methods. */
export function bindPages(app: Application, deps: Pick<ServeDeps, "limits">, pages: readonly Page[]): void {
  for (const page of pages) {
    const other = otherMethod(page.path, ["GET", "HEAD"]);
    app.route(page.path).get(countUnknown(deps), show(page)).all(countUnknown(deps), other);
  }
}

function show({ body, packed, type, contentSecurityPolicy }: Page): RequestHandler {
  const headersFor = (bytes: Buffer) =>
    Object.entries({
      ...cacheHeaders(bytes),
      ...(contentSecurityPolicy !== undefined && { "Content-Security-Policy": contentSecurityPolicy }),
    });
  const read = typeof body === "function" ? () => made(body(), headersFor) : constant(made(body, headersFor));
  return (_request, response) => {
    contextOf(response).operation = "page";
    const { bytes, headers } = read();
    for (const [name, value] of headers) response.setHeader(name, value);
    response.type(type);
    sendPacked(response, packed ?? { plain: bytes, brotli: null, gzip: null });
  };
}

function made(bytes: Buffer, headersFor: (bytes: Buffer) => [string, string][]) {
  return { bytes, headers: headersFor(bytes) };
}

function constant<T>(value: T): () => T {
  return () => value;
}
