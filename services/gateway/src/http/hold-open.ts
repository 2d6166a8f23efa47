import type { Response } from "express";

/** Between two bytes; many proxies and clients close connections that are idle for longer. */
const everyMs = 2_000;

/**
 * Sends status 200 and the headers of a JSON answer now, and a space every two seconds until the body: JSON may begin
 * with any number of spaces. The headers ask proxies not to buffer or compress the answer.
 */
export function holdOpen(response: Response): void {
  if (response.headersSent || response.destroyed) return;
  response.status(200);
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.setHeader("Cache-Control", "no-store, no-transform");
  // The header that nginx reads.
  response.setHeader("X-Accel-Buffering", "no");
  response.flushHeaders();
  const life = setInterval(() => {
    if (!response.writableEnded) response.write(" ");
  }, everyMs);
  response.once("close", () => clearInterval(life));
}

/** After this time an unread answer counts as lost. */
const takenWithinMs = 30_000;

/**
 * Reports whether an answer was written completely: a caller whose connection closed before that got no reliable
 * answer.
 */
export function watchDelivery(response: Response, report: (isWritten: boolean) => void): void {
  if (response.destroyed || response.closed) {
    report(response.writableFinished);
    return;
  }
  const tooLate = setTimeout(() => response.destroy(), takenWithinMs);
  response.once("finish", () => clearTimeout(tooLate));
  response.once("close", () => {
    clearTimeout(tooLate);
    report(response.writableFinished);
  });
}
