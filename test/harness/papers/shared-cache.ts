import express from "express";

/** As a CDN has it: GET answers are kept by their address unless they say that they must not be. */
export function sharedCache(origin: () => string): express.Express {
  const kept = new Map<string, { readonly status: number; readonly body: string }>();
  return express().use(async (request, response) => {
    const hit = kept.get(request.originalUrl);
    if (hit !== undefined) return void response.status(hit.status).send(hit.body);
    const { "payment-signature": header } = request.headers;
    const headers: Record<string, string> = typeof header === "string" ? { "PAYMENT-SIGNATURE": header } : {};
    const answer = await fetch(`${origin()}${request.originalUrl}`, { headers });
    const body = await answer.text();
    const control = answer.headers.get("cache-control") ?? "";
    if (!/no-store|private/.test(control)) kept.set(request.originalUrl, { status: answer.status, body });
    response.status(answer.status).set("cache-control", control).send(body);
  });
}
