import { type RawAnswer, type RawRequest, sendRaw } from "../../harness/raw-request";
import { json, type Must } from "../ask";
import { type Attempt, tryEach } from "../attempts";
import type { HostileKind } from "../kind";
import type { Target } from "../target";

const evil = "evil.example";

/** Headers with which a proxy, a framework or a cache would change what a request asks for. */
const dresses: readonly Readonly<Record<string, string>>[] = [
  ...[evil, `${evil}:80`, "localhost@evil.example", "a.evil.example."].map((host) => ({ host })),
  ...["x-forwarded-host", "x-host", "x-original-host", "x-forwarded-server"].map((name) => ({ [name]: evil })),
  ...["x-original-url", "x-rewrite-url", "x-forwarded-path", "x-forwarded-prefix", "x-script-name"].map((name) => ({
    [name]: `/${evil}/merchant/me`,
  })),
  ...["x-http-method-override", "x-method-override", "x-http-method"].map((name) => ({ [name]: "DELETE" })),
  { "x-forwarded-proto": "https", "x-forwarded-port": "1", "x-forwarded-ssl": "on" },
  { forwarded: `for=203.0.113.7;host=${evil};proto=https` },
  { referer: `https://${evil}/`, "x-request-id": `${evil}\u009b2J` },
  { "accept-language": `<script>${evil}</script>`, "accept-charset": evil },
  { range: "bytes=0-0", te: "trailers", "sec-fetch-dest": "iframe" },
];

const html = { accept: "text/html" };

interface Served {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What only its merchant may see. */
  readonly isPrivate?: boolean;
}

/** Every kind of page, and what names addresses of its own or is private. */
async function servedBy({ url, shop }: Target): Promise<readonly Served[]> {
  const key = { "x-api-key": shop.apiKey };
  const made = { ...json, ...key };
  const body = JSON.stringify({ title: "Kopi", amount: "100000", redirectUrl: "https://kedai.example/done" });
  const link = JSON.parse((await sendRaw(url, { path: "/payment-links", headers: made, body })).text);
  const path = `/payments/${shop.paymentId}/receipt`;
  const receipt = JSON.parse((await sendRaw(url, { method: "GET", path, headers: key })).text);
  const payPage = new URL(link.url).pathname;
  const session = { cookie: shop.cookie };
  return [
    ...["/", "/docs", "/docs/errors", "/dashboard", "/dashboard/payments", "/dashboard/sign-in-link", payPage].map(
      (each) => ({ path: each, headers: html }),
    ),
    { path: payPage, headers: { accept: "application/json" } },
    { path: "/pay/lnk_4hTzQ9vYkLmNpRsTuVwXyZ", headers: html },
    { path: new URL(receipt.url).pathname, headers: html, isPrivate: true },
    { path: "/receipts/unknown", headers: html, isPrivate: true },
    ...["/config", "/openapi.json", "/.well-known/did.json", "/.well-known/jwks.json", "/nothing"].map((each) => ({
      path: each,
    })),
    { path: "/auth/nonce", isPrivate: true },
    ...[path, "/payments", `/payments/${shop.paymentId}`, "/payments.csv", "/payment-links", "/refunds", "/events"].map(
      (each) => ({ path: each, headers: key, isPrivate: true }),
    ),
    ...["/merchant/me", "/merchant/api-keys", "/merchant/sessions", "/merchant/audit", "/merchant/stats"].map(
      (each) => ({ path: each, headers: session, isPrivate: true }),
    ),
    { path: "/merchant/me", isPrivate: true },
  ];
}

/** Pages and odd paths are not described as answers of the API are, so nothing compares them with a description. */
function asking({ url, leaksOf }: Target, request: RawRequest, must: Must): Attempt {
  const { method, path, headers } = request;
  return {
    input: `${method} ${path} ${JSON.stringify(headers)}`,
    act: async () => {
      const answer = await sendRaw(url, request);
      return [...leaksOf(answer.text), ...(answer.status >= 500 ? [`${answer.status}`] : []), ...must(answer)];
    },
  };
}

/** Without what differs in every answer: a receipt is signed anew each time. */
const bare = (text: string) =>
  text.replace(
    /req_\w+|eyJ[\w.-]+|,?"(?:nonce|expiresAt|lastUsedAt|confirmations|finality|createdAt)":(?:"[^"]*"|\d+|null)/g,
    "",
  );

function firstDifference(text: string, other: string): string {
  const at = [...text].findIndex((character, index) => character !== other[index]);
  return `${text.slice(Math.max(at - 40, 0), at + 60)} / ${other.slice(Math.max(at - 40, 0), at + 60)}`;
}

/** No frame, no sniffing, no foreign address; what is private is in no cache. */
function safeAnswer({ headers, text }: RawAnswer, isPrivate: boolean): readonly string[] {
  const policy = headers.get("content-security-policy") ?? "";
  const isPage = headers.get("content-type")?.startsWith("text/html") === true;
  const problems = [
    [headers.get("x-content-type-options") === "nosniff", "it can be sniffed"],
    [/frame-ancestors '(?:none|self)'/.test(policy), "other sites may frame it"],
    [!isPage || /frame-ancestors 'none'/.test(policy), "a page may be framed"],
    [!isPage || /default-src 'none'/.test(policy), `a page's policy: ${policy}`],
    [!/unsafe-|script-src[^;]*(?:\*|https:)/.test(isPage ? policy : ""), `a page's policy: ${policy}`],
    [headers.get("referrer-policy") === "no-referrer", "its address is in referrers"],
    [!isPrivate || /no-store/.test(headers.get("cache-control") ?? ""), "a cache may keep it"],
    [headers.get("location") === null, `it leads to ${headers.get("location")}`],
    [!JSON.stringify([text, ...headers]).includes("evil"), "it repeats the foreign name"],
  ] as const;
  return problems.flatMap(([isRight, problem]) => (isRight ? [] : [problem]));
}

/** A page asked for by another spelling is the same page, or is not there. */
function respelled(path: string): readonly string[] {
  const [, first = "", ...rest] = path.split("/");
  const tail = rest.length === 0 ? "" : `/${rest.join("/")}`;
  return [
    ...[
      `/${first.toUpperCase()}${tail}`,
      `//${first}${tail}`,
      `/${first}/${tail}`,
      `${path}/`,
      `${path}.`,
      `${path}/.`,
    ],
    ...[
      `/%${first.charCodeAt(0).toString(16)}${first.slice(1)}${tail}`,
      `/.${path}`,
      `/x/..${path}`,
      `/x/%2e%2e${path}`,
    ],
    ...[`${path};a=b`, `${path}%00`, `${path}%20`, `${path}%0d%0aX-Evil:1`, `${path}%2f..%2fmerchant`, `${path}/x.css`],
    ...[`/\\${evil}${path}`, `//${evil}${path}`, `/%2f${evil}${path}`, `${path}?lang=%3Cscript%3E&redirect=//${evil}`],
    `http://${evil}${path}`,
  ];
}

export const dressRequestsUp: HostileKind = {
  kind: "dress requests up with headers, methods and spellings",
  actor: "anybody",
  async try(target) {
    const attempts: Attempt[] = [];
    for (const { path, headers = {}, isPrivate = false } of await servedBy(target)) {
      const plain = await sendRaw(target.url, { method: "GET", path, headers });
      const same: Must = (answer) => [
        ...safeAnswer(answer, isPrivate),
        ...(answer.status === plain.status ? [] : [`${answer.status}, not ${plain.status}`]),
        ...(answer.text === "" || bare(answer.text) === bare(plain.text)
          ? []
          : [`it is another answer: ${firstDifference(bare(answer.text), bare(plain.text))}`]),
      ];
      const safe: Must = (answer) => safeAnswer(answer, isPrivate);
      const ask = (more: RawRequest, must: Must) =>
        asking(target, { method: "GET", path, ...more, headers: { ...headers, ...more.headers } }, must);
      attempts.push(...dresses.map((dress) => ask({ headers: dress }, same)));
      attempts.push(ask({ method: "HEAD" }, same));
      attempts.push(
        ...["OPTIONS", "TRACE", "PUT", "PROPFIND", "PURGE", "SEARCH", "LINK"].map((method) => ask({ method }, safe)),
      );
      attempts.push(
        ...respelled(path).map((spelled) =>
          ask({ path: spelled }, (answer) => [
            ...safeAnswer(answer, isPrivate && answer.status === 200),
            ...(answer.status !== 200 || bare(answer.text) === bare(plain.text) || spelled.includes("dashboard")
              ? []
              : ["it is another answer"]),
          ]),
        ),
      );
    }
    return tryEach(attempts);
  },
};
