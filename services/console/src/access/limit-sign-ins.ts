import type { Request, RequestHandler, Response } from "express";
import { ipKeyGenerator, rateLimit } from "express-rate-limit";
import { sendProblem } from "../http/problem";

const windowMs = 60_000;
const failuresOfAddress = 5;
const failuresOfAll = 30;

/** Limits the failed sign-ins of an address, and of all addresses together. A sign-in that succeeds does not count. */
export function limitSignIns(onRefused: (request: Request) => void): readonly RequestHandler[] {
  const common = {
    windowMs,
    skipSuccessfulRequests: true,
    standardHeaders: "draft-8",
    legacyHeaders: false,
    handler: (request: Request, response: Response) => {
      onRefused(request);
      sendProblem(response, { status: 429, code: "rate_limited", message: "Too many failed sign-ins. Wait a minute." });
    },
  } as const;
  return [
    rateLimit({
      ...common,
      limit: failuresOfAddress,
      keyGenerator: ({ socket }) => ipKeyGenerator(socket.remoteAddress ?? "unknown"),
    }),
    // The second, so that it counts what the first lets through: else one address alone locks all others out.
    rateLimit({ ...common, limit: failuresOfAll, keyGenerator: () => "all" }),
  ];
}
