import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Application } from "express";
import { sendProblem } from "./problem";

export interface ConsoleFiles {
  readonly page: Buffer;
  /** By name; each name contains a hash of the content. */
  readonly assets: ReadonlyMap<string, { readonly type: string; readonly body: Buffer }>;
}

/** Where `services/dashboard` builds the console's page, seen from `src` and from `dist`. */
const builtFolder = join(__dirname, "..", "..", "..", "dashboard", "dist", "ops");

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** The page in memory; null if it was not built. */
export function readConsoleFiles(folder: string = builtFolder): ConsoleFiles | null {
  const page = join(folder, "ops.html");
  const assets = join(folder, "assets");
  if (!existsSync(page) || !existsSync(assets)) return null;
  const found = readdirSync(assets).flatMap((name) => {
    const type = types[extname(name)];
    return type === undefined ? [] : [[name, { type, body: readFileSync(join(assets, name)) }] as const];
  });
  return { page: readFileSync(page), assets: new Map(found) };
}

/** The page contains no data: it is served without a session. */
export function serveFiles(app: Application, files: ConsoleFiles | null): void {
  app.get(["/", "/ops"], (request, response) => {
    if (request.path === "/") return response.redirect("/ops");
    if (files !== null) return void response.type("html").send(files.page);
    sendProblem(response, { status: 404, code: "not_found", message: "The page is not built: run `npm run setup`." });
  });
  app.get("/ops/assets/:name", (request, response) => {
    const file = files?.assets.get(request.params.name);
    if (file === undefined) {
      return sendProblem(response, { status: 404, code: "not_found", message: "There is nothing at this path." });
    }
    response.set({ "Content-Type": file.type, "Cache-Control": "private, max-age=31536000, immutable" });
    response.send(file.body);
  });
}
