import type { Response } from "express";

/** Between two signs of life; connections that are idle for longer are closed by many proxies and clients. */
const everyMs = 2_000;

/**
 * Sends status 200 and the headers of a JSON answer now, and a space every two seconds until the body follows: JSON may begin with
 * any number of them. Whoever passes the answer on is asked neither to collect nor to compress it.
 */
export function holdOpen(response: Response): void {
  if (response.headersSent || response.destroyed) return;
  response.status(200);
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.setHeader("Cache-Control", "no-store, no-transform");
  // What nginx calls it.
  response.setHeader("X-Accel-Buffering", "no");
  response.flushHeaders();
  const life = setInterval(() => {
    if (!response.writableEnded) response.write(" ");
  }, everyMs);
  response.once("close", () => clearInterval(life));
}

/** An answer that its caller does not take by then is as good as lost. */
const takenWithinMs = 30_000;

/** Tells whether an answer was written to its end, once that is known: a connection that closed before got nothing to rely on. */
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
