import express from "express";
import { type Listening, listen } from "./listen";

export interface WatchedSettles extends Listening {
  /** Where the requests go from now on. */
  target: string;
  /** Each `settle` as it was sent, and what was answered: null while it waits. */
  readonly settles: readonly { readonly sent: string; answered: Record<string, unknown> | null }[];
}

/** Stands between a stock shop and its facilitator, and writes down what goes over `/x402/settle`. */
export async function watchSettles(target: string): Promise<WatchedSettles> {
  const settles: { sent: string; answered: Record<string, unknown> | null }[] = [];
  const app = express().use(express.text({ type: "*/*", limit: "100kb" }));
  app.use((request, response, next) => {
    const { method, originalUrl } = request;
    const sent = typeof request.body === "string" ? request.body : "";
    const settle = { sent, answered: null };
    if (originalUrl.endsWith("/settle")) settles.push(settle);
    const headers = { "content-type": "application/json", "x-api-key": String(request.headers["x-api-key"]) };
    fetch(`${watched.target}${originalUrl}`, { method, headers, ...(method === "GET" ? {} : { body: sent }) })
      .then(async (answer) => {
        const answered = (await answer.json()) as Record<string, unknown>;
        Object.assign(settle, { answered });
        response.status(answer.status).json(answered);
      })
      .catch(next);
  });
  const watched: WatchedSettles = { ...(await listen(app)), target, settles };
  return watched;
}
