import fc from "fast-check";
import { sendRaw } from "../../harness/raw-request";
import { asking, json, refusedWith } from "../ask";
import { type Attempt, sample, tryEach } from "../attempts";
import type { HostileKind } from "../kind";
import type { Target } from "../target";
import { wholeBody } from "../whole-body";

const texts = [
  ...[
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "javascript:alert(1)",
    "{{7*7}}",
    "${7*7}",
    "<!--#exec cmd='ls'-->",
  ],
  ...[
    "\u001b[2J\u001b]0;owned\u0007",
    "\u009b31m",
    "\u202egnp.exe",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "\udfff x",
    "\ufeff",
    "\ufffe",
    "a\u0300".repeat(100),
  ],
  ...[
    "=cmd|'/c calc'!A1",
    "+1+1",
    "@SUM(A1)",
    "-2+3",
    "' or 1=1 --",
    "'; drop table payments; --",
    "\\",
    "%s%s%n",
    "\r\nX-Evil: 1",
    "\n\n",
  ],
  ...[
    "💸".repeat(100),
    "ﷺ".repeat(50),
    "Ｌｕｎａｓ",
    "İ",
    "ß",
    "x".repeat(500),
    "x".repeat(501),
    "x".repeat(2_000),
    "constructor",
    "null",
    "NaN",
  ],
];
const urls = [
  ...[
    "javascript:alert(1)",
    "data:text/html,x",
    "file:///etc/passwd",
    "ftp://a.example",
    "//a.example",
    "a.example",
    "https://",
    "https:// a",
    "\u0000",
  ],
  ...[
    "https://a.example/\u0000",
    "https://a.example/<script>",
    "https://a.example/\u202e",
    `https://a.example/${"x".repeat(2_100)}`,
    "https://a.example/\r\nX: 1",
  ],
  ...[
    "https://user:word@a.example/",
    "https://[::1]/",
    "https://①.example/",
    "HTTPS://A.EXAMPLE",
    "https://a.example:99999/",
    "https://💸.example/",
  ],
];
const names = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "",
  " ",
  "\u0000",
  "\u001b[2J",
  "\ud800",
  "💸",
  "x".repeat(2_100),
  "a.b",
  "$where",
  "[]",
];

/** Metadata as JSON text: a name such as `__proto__` is one like any other there. */
const metadataTexts = [
  ...names.map((name) => `{${JSON.stringify(name)}:"x"}`),
  ...[
    '{"__proto__":{"isAdmin":"true"}}',
    '{"a":1}',
    '{"a":null}',
    '{"a":{}}',
    '{"a":["x"]}',
    "[]",
    '["x"]',
    '"x"',
    "1",
    "null",
    "true",
  ],
  `{${Array.from({ length: 21 }, (_, count) => `"a${count}":"x"`).join(",")}}`,
  `{"a":"${"x".repeat(2_100)}"}`,
];

export const writeOddTexts: HostileKind = {
  kind: "write odd texts beside a payment",
  actor: "payer",
  async try(target) {
    const made = sample(fc.string({ maxLength: 30, unit: "binary" }), 40, target.seed);
    const parts = [
      ...[...texts, ...made].map((text) => `"description":${JSON.stringify(text)}`),
      ...texts.map((text) => `"metadata":{"note":${JSON.stringify(text)}}`),
      ...urls.map((url) => `"resource":${JSON.stringify(url)}`),
      ...metadataTexts.map((text) => `"metadata":${text}`),
      ...["__proto__", "constructor", "x", ""].map((name) => `${JSON.stringify(name)}:{"isAdmin":true}`),
    ];
    return tryEach(parts.map((part) => writing(target, part)));
  },
};

/** The text is refused, or the payment shows exactly the same text. */
function writing(target: Target, part: string): Attempt {
  const headers = { ...json, "x-api-key": target.shop.apiKey };
  const act = async () => {
    const { paymentPayload, paymentRequirements } = await wholeBody(target);
    const rest = JSON.stringify({ paymentPayload, paymentRequirements });
    const body = `${rest.slice(0, -1)},${part}}`;
    const attempt = { request: { path: "/facilitate", headers, body }, isOwn: true, must: refusedWith(200, 400) };
    const written = JSON.parse(`{${part}}`) as Readonly<Record<string, unknown>>;
    const problems = await asking(target, {
      ...attempt,
      must: (answer) => [...attempt.must(answer), ...isKept(answer, written)],
    }).act();
    return [...problems, ...(await isReadable(target))];
  };
  return { input: part, act };
}

function isKept(
  { status, text }: { status: number; text: string },
  written: Readonly<Record<string, unknown>>,
): string[] {
  if (status !== 200) return [];
  const { payment } = JSON.parse(text) as { payment: Readonly<Record<string, unknown>> };
  return Object.entries(written)
    .filter(([name, value]) => JSON.stringify(payment[name]) !== JSON.stringify(value))
    .map(
      ([name, value]) =>
        `${name} is shown as ${JSON.stringify(payment[name])}, and was written as ${JSON.stringify(value)}`,
    );
}

/** Nothing that a payer writes breaks the merchant's list. */
async function isReadable({ url, shop }: Target): Promise<string[]> {
  const { status } = await sendRaw(url, {
    method: "GET",
    path: "/payments?limit=5",
    headers: { "x-api-key": shop.apiKey },
  });
  return status === 200 ? [] : [`the list was answered ${status}`];
}
