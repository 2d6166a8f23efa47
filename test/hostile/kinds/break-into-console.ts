import { freePort } from "@lunas/stack/free-port";
import { consoleEnvironment } from "@lunas/stack/operator-console";
import { query } from "@lunas/stack/postgres/query";
import { type RawAnswer, type RawRequest, sendRaw } from "../../harness/raw-request";
import { type Attempt, together, tryEach } from "../attempts";
import type { HostileKind } from "../kind";
import type { Target } from "../target";

const token = "an-operator-token-of-the-hostile-inputs-0123";
const views = `health instances look-up payment lanes refills pending pauses merchants gas ledger audit session`.split(
  " ",
);
const json = { "content-type": "application/json" };

interface Console {
  readonly target: Target;
  readonly url: string;
  readonly own: Readonly<Record<string, string>>;
}

type Must = (answer: RawAnswer) => readonly string[];

/** No answer faults, is kept, is framed, sends elsewhere or shows what is inside. */
function asking({ target, url }: Console, request: RawRequest, must: Must): Attempt {
  const { method = "POST", path = "/", headers = {}, body = "" } = request;
  return {
    input: `${method} ${path} ${JSON.stringify(headers)} ${body}`,
    act: async () => {
      const answer = await sendRaw(url, request, 10_000);
      return [...inGeneral(answer), ...(answer.status === 200 ? [] : target.leaksOf(answer.text)), ...must(answer)];
    },
  };
}

function inGeneral({ status, headers, text }: RawAnswer): readonly string[] {
  const location = headers.get("location") ?? "/ops";
  const rules: readonly (readonly [boolean, string])[] = [
    [status < 500, `${status}: ${text.slice(0, 200)}`],
    [/no-store|private/.test(headers.get("cache-control") ?? ""), "a cache may keep it"],
    [headers.get("x-frame-options") === "DENY", "it may be framed"],
    [headers.get("referrer-policy") === "no-referrer", "its address goes to others"],
    [location === "/ops", `it leads to ${location}`],
    [!text.includes(token), "it shows the token"],
  ];
  return rules.flatMap(([isKept, problem]) => (isKept ? [] : [problem]));
}

const shut: Must = ({ status, headers }) => [
  ...(status === 401 || status === 403 || status === 404 || status === 405 || status === 400
    ? []
    : [`answered ${status}`]),
  ...(/=[\w-]{43}/.test(headers.get("set-cookie") ?? "") ? ["it opened a session"] : []),
];
const anything: Must = () => [];

/** Ways to be taken for an operator without a session. */
function claims(console: Console): readonly Attempt[] {
  const { own } = console;
  const guesses = [
    ...["", "x", token, "a".repeat(43), "%00", `${"a".repeat(43)}; lunas-console=${"b".repeat(43)}`, "__proto__"].map(
      (value): Record<string, string> => ({ cookie: `lunas-console=${value}` }),
    ),
    { cookie: `__Host-lunas-console=${token}` },
    { cookie: `lunas-session=${"a".repeat(43)}` },
    ...["authorization", "x-api-key", "x-operator-token", "x-console-token", "proxy-authorization"].flatMap((name) => [
      { [name]: token },
      { [name]: `Bearer ${token}` },
      { [name]: `Basic ${Buffer.from(`local:${token}`).toString("base64")}` },
    ]),
    ...["x-forwarded-user", "x-remote-user", "x-forwarded-email", "remote-user"].map((name) => ({ [name]: "local" })),
  ];
  const queries = [
    "",
    `?token=${token}`,
    `?as=local`,
    `?operator=local`,
    `?session=${token}`,
    "?__proto__[operator]=local",
  ];
  return views.flatMap((view) => [
    ...guesses.map((headers) =>
      asking(console, { method: "GET", path: `/ops/api/${view}`, headers: { ...own, ...headers } }, shut),
    ),
    ...queries.map((text) => asking(console, { method: "GET", path: `/ops/api/${view}${text}`, headers: own }, shut)),
    ...["HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH"].flatMap((method) =>
      view === "session" && /DELETE|POST/.test(method)
        ? []
        : [
            asking(
              console,
              { method, path: `/ops/api/${view}`, headers: { ...own, ...json } },
              method === "OPTIONS" ? anything : shut,
            ),
          ],
    ),
    ...[`/ops/api//${view}`, `/OPS/API/${view}`, `/ops/api/${view}/`, `/ops/%61pi/${view}`, `/ops/./api/${view}`].map(
      (path) => asking(console, { method: "GET", path, headers: own }, shut),
    ),
    ...[`/ops/assets/..%2fapi%2f${view}`, `/ops/queues/../api/${view}`, `//evil.example/ops/api/${view}`].map((path) =>
      asking(console, { method: "GET", path, headers: own }, (answer) => (answer.status === 302 ? [] : shut(answer))),
    ),
  ]);
}

/** Tokens that are none. Few: the sixth in a minute is refused unread. */
function wrongTokens(console: Console): readonly Attempt[] {
  const bodies = [
    { token: [token] },
    { token: { toString: token } },
    { token: `${token}\u0000` },
    { token: token.toUpperCase() },
    { tokens: token, as: "local" },
  ];
  return bodies.map((body) =>
    asking(
      console,
      { path: "/ops/api/session", headers: { ...console.own, ...json }, body: JSON.stringify(body) },
      (answer) => (answer.status === 429 ? [] : shut(answer)),
    ),
  );
}

const odd = [
  ...[
    "",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "'",
    "%",
    "\\",
    "null",
    "-1",
    "1e400",
    "NaN",
    "Infinity",
    "99999999999999999999",
  ],
  ...[
    "x".repeat(4_000),
    "${7*7}",
    "<b>",
    "../..",
    "__proto__",
    "0x",
    `0x${"1".repeat(64)}`,
    "pay_",
    "mer_\u202e",
    "💸",
  ],
];
const encoded = (value: string) => (value === "\ud800" ? "%ED%A0%80" : encodeURIComponent(value));

/** What an operator's page, or a person with its session, may send: bad input is refused, and is no fault. */
function withSession(console: Console, cookie: string): readonly Attempt[] {
  const headers = { ...console.own, cookie };
  const queries = { "look-up": "reference", payment: "id", pending: "seconds", merchants: "search", gas: "days" };
  const reads = Object.entries(queries).flatMap(([view, name]) =>
    odd.flatMap((value) =>
      [`${name}=${encoded(value)}`, `${name}=1&${name}=${encoded(value)}`, `${name}[]=${encoded(value)}`].map((text) =>
        asking(console, { method: "GET", path: `/ops/api/${view}?${text}`, headers }, anything),
      ),
    ),
  );
  const refused: Must = ({ status, text }) =>
    status >= 400 && status < 500 ? [] : [`answered ${status}: ${text.slice(0, 200)}`];
  const others = [
    ["payments", "resolve", "pay_1", "failed", "nonce_cancelled"],
    ["merchants", "erase", console.target.shop.merchantId],
    ["merchants", "set-wallet", console.target.shop.merchantId, `0x${"4".repeat(40)}`],
    ["merchants", "set-host", console.target.shop.merchantId, "evil.example"],
    ["lanes", "retire", "sandbox", `0x${"4".repeat(40)}`],
    ...[
      ["chains", "renew", "sandbox"],
      ["secrets", "reencrypt"],
      ["secrets", "status"],
      ["support-bundle", "bundle.json"],
    ],
    ...[
      ["support-bundle", "-"],
      ["audit", "list"],
      ["ledger"],
      ["keys", "list", "mer_1"],
      ["--by", "boss", "pauses"],
      [],
    ],
  ];
  const words: readonly unknown[] = [
    ...others,
    ...odd.flatMap((value) => [
      [value],
      ["pause", value, "sandbox"],
      ["pause", "merchant", value],
      ["resume", "payer", value],
      ["suspend", value],
      ["merchants", "approve", value],
    ]),
    ...[
      null,
      7,
      "pauses",
      {},
      { length: 1 },
      [["pauses"]],
      [7],
      [null],
      Array.from({ length: 9 }, () => "a"),
      ["a".repeat(501)],
    ],
  ];
  const change = (given: unknown) => ({
    ...{ path: "/ops/api/changes", headers: { ...headers, ...json } },
    body: JSON.stringify({ words: given, as: "boss", operator: "boss", __proto__: { operator: "boss" } }),
  });
  // A reason is the operator's own text, and is stored or refused.
  const reasons = odd.map((value) =>
    asking(console, change(["pause", "payer", `0x${"5".repeat(40)}`, `hostile ${value}`.slice(0, 400)]), anything),
  );
  return [...reads, ...words.map((given) => asking(console, change(given), refused)), ...reasons];
}

/** Who did something is who signed in. */
async function judgeAudit({ target }: Console): Promise<readonly string[]> {
  const rows = await query(
    target.harness.stack.databaseUrl,
    `select distinct actor_id as name from audit_log where actor_kind = 'operator' and (action like 'console.%' or action in ('pause', 'resume'))`,
  );
  return (rows as { name: string }[]).flatMap(({ name }) => (name === "local" ? [] : [`the audit log names ${name}`]));
}

export const breakIntoConsole: HostileKind = {
  kind: "break into the operators' console, and misuse it",
  actor: "page",
  async try(target) {
    const env = consoleEnvironment(target.harness.services, { port: await freePort(), token });
    await target.harness.services.start("console", { env });
    const url = env.CONSOLE_URL;
    const console: Console = { target, url, own: { host: new URL(url).host, origin: url } };
    const request = { path: "/ops/api/session", headers: { ...console.own, ...json }, body: JSON.stringify({ token }) };
    // The session that the visitor brings is not the one that it gets.
    const planted = `lunas-console=${"p".repeat(43)}`;
    const signedIn = await sendRaw(url, { ...request, headers: { ...request.headers, cookie: planted } });
    const cookie = String(signedIn.headers.get("set-cookie")).split(";")[0] ?? "";
    const fixed = asking(
      console,
      { method: "GET", path: "/ops/api/session", headers: { ...console.own, cookie: planted } },
      shut,
    );
    const tried = together(
      await tryEach([fixed, ...claims(console)]),
      await tryEach(wrongTokens(console)),
      await tryEach(withSession(console, cookie), { atOnce: 4 }),
    );
    await query(target.harness.stack.databaseUrl, "delete from pauses where reason like 'hostile %'");
    const problems = [
      ...(signedIn.status === 200 && cookie !== planted ? [] : ["the operator was not signed in anew"]),
      ...(await judgeAudit(console)),
    ];
    return { tried: tried.tried, wrong: [...tried.wrong, ...problems] };
  },
};
