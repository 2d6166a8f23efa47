import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Page, Request, Route } from "playwright-core";
import { type PageWatch, watchPage } from "./watch-page";

const built = join(__dirname, "..", "..", "services", "dashboard", "dist");
/** No process listens there: every request is answered here. */
export const origin = "http://localhost:9";

const types: Readonly<Record<string, string>> = { ".js": "text/javascript", ".css": "text/css", ".html": "text/html" };

/** Where the files of a page are, and what its service answers. */
export interface PageSource {
  readonly files: (path: string) => string | null;
  readonly answer: (path: string) => unknown;
  readonly failure: { readonly status: number; readonly code: string };
}

export interface PageWithoutService {
  readonly page: Page;
  readonly watch: PageWatch;
  /** The requests that `holds` matches are held from now on. */
  hold(holds: RegExp): void;
  /** The held requests fail, and so do all later ones of the kind. */
  fail(): Promise<void>;
  answerAll(): void;
  connect(isConnected: boolean): Promise<void>;
}

/** A built page in the browser, whose service and network the test controls. */
export async function openWithoutService(page: Page, source: PageSource): Promise<PageWithoutService> {
  let matched: RegExp | null = null;
  let isFailing = false;
  let isConnected = true;
  const held: Route[] = [];
  const failed = {
    status: source.failure.status,
    json: { error: { ...source.failure, message: "It failed.", details: {} } },
  };
  const watch = watchPage(page);
  page.setDefaultTimeout(5_000);
  await page.route(`${origin}/**`, async (route) => {
    if (!isConnected) return route.abort("internetdisconnected");
    const path = pathOf(route.request());
    const file = source.files(path);
    if (file !== null) return route.fulfill(fileAnswer(file));
    // The wait for the next event, which does not come.
    if (/^\/events\?.*wait=[1-9]/.test(path)) return;
    if (matched?.test(path) !== true) return route.fulfill({ json: source.answer(path) });
    if (isFailing) return route.fulfill(failed);
    held.push(route);
  });
  return {
    page,
    watch,
    hold(holds) {
      matched = holds;
      isFailing = false;
      held.length = 0;
    },
    async fail() {
      isFailing = true;
      await Promise.all(held.splice(0).map((route) => route.fulfill(failed)));
    },
    answerAll() {
      matched = null;
    },
    async connect(next) {
      isConnected = next;
      await page.context().setOffline(!next);
    },
  };
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
}

const bodies = new Map<string, Buffer>();

function fileAnswer(file: string) {
  const body = bodies.get(file) ?? readFileSync(file);
  bodies.set(file, body);
  return { contentType: types[extname(file)] ?? "application/octet-stream", body };
}

/** The dashboard's files: every path that is no file is the page. */
export function dashboardFile(path: string): string | null {
  if (!path.startsWith("/dashboard")) return null;
  const file = join(built, "web", path.slice("/dashboard".length).replace(/\?.*$/, ""));
  return extname(file) !== "" && existsSync(file) ? file : join(built, "web", "index.html");
}

export function consoleFile(path: string): string | null {
  if (path === "/ops") return join(built, "ops", "ops.html");
  return path.startsWith("/ops/assets/") ? join(built, path) : null;
}
