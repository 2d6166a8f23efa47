import { createHash } from "node:crypto";
import { asking, json, type Must } from "../ask";
import { tryEach } from "../attempts";
import { createKey } from "../keys";
import type { HostileKind } from "../kind";

const registered = "https://kedai.example";

/** Like the registered origin, and not it. */
const spellings = [
  ...[
    "http://kedai.example",
    "https://kedai.example/",
    "https://kedai.example:443",
    "https://kedai.example:8443",
    "//kedai.example",
  ],
  ...[
    "HTTPS://KEDAI.EXAMPLE",
    "https://Kedai.example",
    "https://kedai.example.",
    "https://kedai.example.evil.example",
    "kedai.example",
  ],
  ...[
    "https://evilkedai.example",
    "https://kedai.exampleevil",
    "https://kedai.example@evil.example",
    "https://evil.example#kedai.example",
  ],
  ...[
    "https://evil.example/https://kedai.example",
    "https://kedai.example,https://evil.example",
    "https://kedai.example https://evil.example",
  ],
  ...[
    "null",
    "",
    "*",
    "file://",
    "data:",
    "about:blank",
    "https://",
    "https://*.example",
    "https://kedai.example%00",
    "https://xn--kedai.example",
  ],
  ...[
    "chrome-extension://kedai",
    "https://127.0.0.1",
    "https://localhost",
    "http://localhost",
    "https://[::1]",
    "https://kedai。example",
  ],
];
const made = (seed: number) =>
  Array.from(
    { length: 60 },
    (_, count) => `https://${createHash("sha256").update(`${seed} ${count}`).digest("hex").slice(0, 20)}.example`,
  );

export const inventOrigins: HostileKind = {
  kind: "call from an invented origin",
  actor: "page",
  async try(target) {
    const { key } = await createKey(target.url, target.shop.cookie, {
      type: "publishable",
      allowedOrigins: [registered],
    });
    const origins = [...spellings, ...made(target.seed)].map((each) => Buffer.from(each).toString("latin1"));
    const attempts = origins.flatMap((origin) => {
      const preflight = {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "x-api-key",
      };
      return [
        asking(target, { request: { method: "OPTIONS", path: "/facilitate", headers: preflight }, must: noCors }),
        asking(target, { request: { method: "GET", path: "/config", headers: { origin } }, must: noCors }),
        asking(target, {
          request: { method: "POST", path: "/facilitate", headers: { ...json, origin, "x-api-key": key }, body: "{}" },
          must: noCors,
        }),
        asking(target, {
          request: {
            method: "PATCH",
            path: "/merchant/me",
            headers: { ...json, origin, cookie: target.shop.cookie },
            body: '{"name":"Mine"}',
          },
          must: (answer) => [...noCors(answer), ...(answer.status < 400 ? [`answered ${answer.status}`] : [])],
        }),
      ];
    });
    return tryEach(attempts);
  },
};

const noCors: Must = ({ headers }) =>
  [...headers.keys()]
    .filter((name) => name.startsWith("access-control-"))
    .map((name) => `it has ${name}: ${headers.get(name)}`);
