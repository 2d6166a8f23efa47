import { asking, refusedWith } from "../ask";
import { tryEach } from "../attempts";
import type { HostileKind } from "../kind";

const noDecimals = [
  ...["Infinity", "-Infinity", "NaN", "1e400", "1e3", "0xab", "0b1", "0o7", " 1", "1 ", "+1", "-1", "01", "1.0", "1.5"],
  ...[
    "１",
    "١",
    "1_000",
    "1,000",
    "1n",
    "",
    "null",
    "true",
    "[]",
    "{}",
    "\u0000",
    "1\u0000",
    "9".repeat(400),
    "--1",
    "1;2",
  ],
];
const numbers: Readonly<Record<string, readonly string[]>> = {
  "/payments": ["page", "limit"],
  "/merchant/webhooks/deliveries": ["page", "limit"],
  "/events": ["limit", "wait"],
};
const odd = [
  ...[
    "'",
    "' or 1=1 --",
    "%",
    "_",
    "\\",
    "\u0000",
    "\ud800",
    "💸",
    "../..",
    "null",
    "undefined",
    "{}",
    "[object Object]",
  ],
  ...[
    "x".repeat(3_000),
    "9".repeat(400),
    "0x",
    `0x${"g".repeat(40)}`,
    `0x${"1".repeat(39)}`,
    "\r\nX-Evil: 1",
    "<b>",
    "${7*7}",
  ],
  ...[
    "2026-02-30",
    "2026-13-01T00:00:00Z",
    "9999999-01-01",
    "-1",
    "1e400",
    "Infinity",
    "0000-00-00",
    "24:00",
    "now",
    "T",
  ],
];
const texts: Readonly<Record<string, readonly string[]>> = {
  "/payments": ["status", "from", "resource", "since", "until"],
  "/merchant/webhooks/deliveries": ["status", "eventType"],
  "/events": ["after"],
  "/merchant/stats": ["environment"],
};

export const askOddQueries: HostileKind = {
  kind: "ask lists for numbers, times and cursors that are none",
  actor: "merchant",
  try(target) {
    const { apiKey, cookie } = target.rival;
    const queries = [
      ...pairsOf(numbers, noDecimals),
      ...pairsOf(texts, odd),
      ...Object.keys(texts).map((path) => ({
        path,
        query: "page=1&page=2&limit=1&limit=x&status=a&status=b&after=a&environment=",
      })),
    ];
    return tryEach(
      queries.map(({ path, query }) => {
        const request = { method: "GET", path: `${path}?${query}`, headers: { "x-api-key": apiKey, cookie } };
        return asking(target, { request, must: refusedWith(400, 404) });
      }),
    );
  },
};

function pairsOf(named: Readonly<Record<string, readonly string[]>>, values: readonly string[]) {
  return Object.entries(named).flatMap(([path, names]) =>
    names.flatMap((name) => values.map((value) => ({ path, query: `${name}=${encoded(value)}` }))),
  );
}

/** Half of a character has no encoding: its bytes are sent as they are. */
const encoded = (value: string) => (value === "\ud800" ? "%ED%A0%80" : encodeURIComponent(value));
