import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

/**
 * Any web server does for a static page; this one also writes the four values into it, which a page of your own has in its
 * source. The publishable key must have this server's origin among its allowed origins.
 */
const {
  LUNAS_PUBLISHABLE_KEY = "",
  LUNAS_PAY_TO = "",
  LUNAS_URL = "http://localhost:3402",
  PORT = "3002",
} = process.env;
const example = join(__dirname, "..");
/** Written by `npm run sdk:build`; on a page of your own it comes from a CDN. */
const script = join(example, "..", "..", "packages", "client-sdk", "dist", "package", "dist", "lunas.min.js");

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  if (pathname === "/lunas.min.js") {
    response.writeHead(200, { "Content-Type": "text/javascript; charset=utf-8" }).end(readFileSync(script));
  } else if (pathname === "/") {
    const lang = searchParams.get("lang") === "en" ? "en" : "id";
    const values: Record<string, string> = { LUNAS_URL, LUNAS_PUBLISHABLE_KEY, LUNAS_PAY_TO, LANG: lang };
    const page = readFileSync(join(example, "page", "index.html"), "utf8");
    const filled = page.replace(/%([A-Z_]+)%/g, (whole, name: string) => values[name] ?? whole);
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(filled);
  } else {
    response.writeHead(404).end();
  }
});

server.listen(Number(PORT), "127.0.0.1", () => console.log(`the page is open: http://localhost:${PORT}/`));
