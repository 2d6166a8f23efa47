import type { Application, RequestHandler } from "express";
import { countUnknown, otherMethod } from "../http/bind-routes";
import { cacheHeaders } from "../http/cache-headers";
import { contextOf } from "../http/context";
import { sendPacked } from "../http/packed";
import { ProblemError, problem } from "../http/problem";
import type { ServeDeps } from "../http/serve";
import type { DashboardFiles } from "./read-files";

export interface Dashboard {
  /** Null where it was not built. */
  readonly files: DashboardFiles | null;
  readonly policy: string;
}

const oneYear = "public, max-age=31536000, immutable";

/**
 * `/dashboard` and all paths below it are one page, which routes by itself. Its files do not count against the rate limit: they come
 * from memory, a browser asks for each once, and its API requests need the whole limit.
 */
export function bindDashboard(app: Application, deps: Pick<ServeDeps, "limits">, { files, policy }: Dashboard): void {
  app.get("/dashboard/assets/:name", named, (request, response) => {
    const file = files?.assets.get(String(request.params.name));
    if (file === undefined) throw new ProblemError(problem("not_found", "There is nothing at this path."));
    response.setHeader("Cache-Control", oneYear);
    response.setHeader("Content-Type", file.type);
    sendPacked(response, file);
  });
  app.route("/dashboard/assets/:name").all(countUnknown(deps), otherMethod("/dashboard/assets", ["GET", "HEAD"]));
  app.get(["/dashboard", "/dashboard/*path"], named, countUnknown(deps), page(files, policy));
  app.route(["/dashboard", "/dashboard/*path"]).all(countUnknown(deps), otherMethod("/dashboard", ["GET", "HEAD"]));
}

const named: RequestHandler = (_request, response, next) => {
  contextOf(response).operation = "page";
  next();
};

function page(files: DashboardFiles | null, policy: string): RequestHandler {
  if (files === null) return notBuilt;
  const headers = { ...cacheHeaders(files.page), "Cache-Control": "no-cache", "Content-Security-Policy": policy };
  return (_request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.type("html").send(files.page);
  };
}

const notBuilt: RequestHandler = () => {
  throw new ProblemError(problem("not_found", "The dashboard is not built here: run `npm run setup`."));
};
