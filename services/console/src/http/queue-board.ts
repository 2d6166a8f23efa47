import { dirname } from "node:path";
import { createBullBoard } from "@bull-board/api";
import { BullMQAdapter } from "@bull-board/api/bullMQAdapter";
import { ExpressAdapter } from "@bull-board/express";
import type { OpenQueues } from "@lunas/queue/open-queues";
import { type RequestHandler, Router } from "express";
import { sendProblem } from "./problem";

export const boardPath = "/ops/queues";

/** Bull Board sets styles of its own; what it may load and where it may send to stays the console's own origin. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * Bull Board: the queues' jobs, to read. The queues only notify and the rows in PostgreSQL are the truth, so it changes
 * nothing: every method but GET is refused here, and its Redis user cannot write.
 */
export function queueBoard({ queues, isUp }: OpenQueues): RequestHandler {
  const adapter = new ExpressAdapter().setBasePath(boardPath);
  createBullBoard({
    queues: queues.map((queue) => new BullMQAdapter(queue, { readOnlyMode: true, allowRetries: false })),
    serverAdapter: adapter,
    options: {
      // By default it looks for its page beside its own code, which a bundle has elsewhere.
      uiBasePath: dirname(require.resolve("@bull-board/ui/package.json")),
      uiConfig: {
        boardTitle: "Lunas queues",
        boardLogo: { path: "" },
        miscLinks: [{ text: "Console", url: "/ops" }],
        hideDocsLink: true,
      },
    },
  });
  const router = Router();
  router.use("/api", onlyWhile(isUp));
  router.use(onlyReads, ownPage, adapter.getRouter() as RequestHandler);
  return router;
}

const onlyReads: RequestHandler = (request, response, next) => {
  if (request.method === "GET" || request.method === "HEAD") return next();
  const message = "The queues can only be read. Use lunas-ops to change payments and deliveries.";
  sendProblem(response, { status: 405, code: "read_only", message });
};

function onlyWhile(isUp: () => boolean): RequestHandler {
  return (_request, response, next) => {
    if (isUp()) return next();
    sendProblem(response, { status: 503, code: "service_unavailable", message: "Redis does not answer." });
  };
}

const ownPage: RequestHandler = (_request, response, next) => {
  response.set("Content-Security-Policy", policy);
  const send = response.send.bind(response);
  response.send = (body: unknown) => send(typeof body === "string" ? withoutForeignFonts(body) : body);
  next();
};

/** The page asks another host for its font; the console's policy would refuse it and report that. */
function withoutForeignFonts(page: string): string {
  return page.replace(/<link href="https:\/\/[^>]*>/g, "");
}
