import { shell } from "./shell.mjs";

/** The page at `/docs`: Swagger UI, with a field for a sandbox key in place of its own dialog, which keeps what is typed. */
export function referencePage(translated) {
  return shell({
    translated,
    language: "en",
    title: "Lunas API reference",
    current: "reference",
    head: '<link rel="stylesheet" href="/docs/assets/swagger-ui.css">\n<link rel="stylesheet" href="/docs/assets/reference.css">\n',
    scripts: ["swagger-ui.js", "reference.js"],
    body: `<main id="content" class="reference">
<h1>API reference</h1>
<p>Open an endpoint, press <em>Try it out</em>, then <em>Execute</em>: the request goes to this service. With a sandbox key it moves play money only.</p>
<form id="key-form" class="key" hidden>
<label for="key">Your secret sandbox key</label>
<input id="key" type="password" placeholder="ipk_sandbox_…" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="key-about">
<p id="key-about">It stays in this field: it is never stored, and goes out as the header X-API-Key only. Production keys are not sent.
<code>POST /facilitate</code> takes no secret key from a browser: call it from your server.
Endpoints that need a session work in the <a href="/dashboard">dashboard</a>.</p>
<p id="key-problem" role="alert"></p>
<label for="endpoint-search">Search the endpoints</label>
<input id="endpoint-search" type="search" placeholder="payments, POST, webhook …" autocomplete="off">
</form>
<div id="reference"></div>
<noscript><p>This page needs JavaScript. The same as data: <a href="/openapi.json">/openapi.json</a></p></noscript>
</main>`,
  });
}
