import { readFileSync } from "node:fs";
import type { Page } from "../http/page";

/** Only our own files: no inline script or style, no evaluation, no other server. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Lunas API reference</title>
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
    <link rel="stylesheet" href="/docs/page.css" />
    <link rel="icon" href="data:," />
    <script src="/docs/swagger-ui-bundle.js" defer></script>
    <script src="/docs/page.js" defer></script>
  </head>
  <body>
    <main id="reference"></main>
    <noscript>The same as data: <a href="/openapi.json">/openapi.json</a></noscript>
  </body>
</html>
`;

// The page sends no requests, so there is nothing to authorize.
const css = `body { margin: 0; background: #fff; }
.swagger-ui .auth-wrapper, .swagger-ui .authorization__btn { display: none; }
`;

// The page sends no requests: a secret key does not belong in a browser, and is refused there.
const script = `window.SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  filter: true,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  supportedSubmitMethods: [],
  validatorUrl: null,
});
`;

/** The API reference for people at `/docs`: Swagger UI from its package, with the description at `/openapi.json`. */
export function referencePages(): readonly Page[] {
  return [
    { path: "/docs", type: "html", body: Buffer.from(html), contentSecurityPolicy: policy },
    { path: "/docs/page.js", type: "js", body: Buffer.from(script) },
    { path: "/docs/page.css", type: "css", body: Buffer.from(css) },
    {
      path: "/docs/swagger-ui.css",
      type: "css",
      body: readFileSync(require.resolve("swagger-ui-dist/swagger-ui.css")),
    },
    {
      path: "/docs/swagger-ui-bundle.js",
      type: "js",
      body: readFileSync(require.resolve("swagger-ui-dist/swagger-ui-bundle.js")),
    },
  ];
}
