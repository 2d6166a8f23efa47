import { pagePolicy, trustedScripts } from "@lunas/runtime/page-policy";
import type { RequestHandler } from "express";
import { sendProblem } from "./problem";

const headers: Readonly<Record<string, string>> = {
  "Content-Security-Policy": pagePolicy(["img-src 'self' data:", "connect-src 'self'"], [trustedScripts]),
  "Cache-Control": "no-store",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

export const secureHeaders: RequestHandler = (_request, response, next) => {
  response.set(headers);
  next();
};

/** Refuses every other Host: a foreign name that resolves to this address could read answers as its own page. */
export function onlyOwnHost(url: string): RequestHandler {
  const own = new URL(url).host;
  return (request, response, next) => {
    if (request.headers.host === own) return next();
    sendProblem(response, { status: 421, code: "wrong_host", message: `The console is served at ${url}.` });
  };
}

/**
 * Refuses changes from other pages. SameSite keeps the cookie from other sites, but not from other ports of this host:
 * the origin must be the console's own, and a form cannot send JSON.
 */
export function onlyOwnOrigin(url: string): RequestHandler {
  const own = new URL(url).origin;
  return (request, response, next) => {
    if (request.method === "GET" || request.method === "HEAD") return next();
    if (request.headers.origin === own && request.is("application/json")) return next();
    const message = "A change must be JSON and come from the console's own page.";
    sendProblem(response, { status: 403, code: "foreign_origin", message });
  };
}
