import { sendBytes, sendRaw } from "../../harness/raw-request";
import { anything, asking, codeOf, json, refusedWith } from "../ask";
import { type Attempt, together, tryEach } from "../attempts";
import type { HostileKind } from "../kind";
import type { Target } from "../target";
import { wholeBody } from "../whole-body";

const latin1 = (text: string) => Buffer.from(text).toString("latin1");
const odd = [
  ...["x".repeat(256), "x".repeat(257), "x".repeat(5_000), "é".repeat(200), "💸", "a\tb", "kunci ünïque"].map(latin1),
];
const fine = [
  "0",
  "'",
  "' or 1=1 --",
  "%00",
  "../..",
  "__proto__",
  "null",
  "x".repeat(255),
  "a b",
  "*",
  "{}",
  "k,k",
  ";",
  "=",
  "\\",
];

const changes: readonly object[] = [
  ...["", "Another", "one article"].map((description) => ({ description })),
  ...[{ order: "8" }, { order: "7", more: "1" }, {}].map((metadata) => ({ metadata })),
  { resource: "https://shop.example/other" },
];

const headersOf = ({ shop }: Target, key: string) => ({ ...json, "x-api-key": shop.apiKey, "idempotency-key": key });

/** Under a key that is taken, anything but what it was taken by is refused, and nothing of it is paid. */
async function takenKey(target: Target, count: number): Promise<readonly Attempt[]> {
  const key = `taken-${target.seed}-${count}`;
  const headers = headersOf(target, key);
  const first = await wholeBody(target);
  const paid = await sendRaw(target.url, { path: "/facilitate", headers, body: JSON.stringify(first) });
  if (paid.status !== 200) throw new Error(`a good payment was answered ${paid.status}: ${paid.text}`);
  const { paymentId } = JSON.parse(paid.text) as { paymentId: string };
  const conflicting = [...changes.map((change) => ({ ...first, ...change })), await wholeBody(target)];
  return [
    ...conflicting.map((body) =>
      asking(target, {
        request: { path: "/facilitate", headers, body: JSON.stringify(body) },
        isOwn: true,
        must: (answer) =>
          ["idempotency_conflict", "invalid_request"].includes(codeOf(answer)) ? [] : [`answered ${codeOf(answer)}`],
      }),
    ),
    // The same again is told the same payment; with another merchant's key it is another key.
    asking(target, {
      request: { path: "/facilitate", headers, body: JSON.stringify(first) },
      isOwn: true,
      must: ({ status, text }) => (status === 200 && text.includes(paymentId) ? [] : [`answered ${status}`]),
    }),
    asking(target, {
      request: {
        path: "/facilitate",
        headers: { ...headers, "x-api-key": target.rival.apiKey },
        body: JSON.stringify(first),
      },
      must: (answer) => [
        ...refusedWith(400, 409)(answer),
        ...(answer.text.includes(paymentId) ? ["it tells the payment"] : []),
      ],
    }),
  ];
}

/** What no client sends by itself: every control character, written to the port byte by byte. */
function controlCharacters(target: Target): readonly Attempt[] {
  return [...Array.from({ length: 32 }, (_, code) => code), 127].map((code): Attempt => {
    const character = String.fromCharCode(code);
    const head = ["POST /facilitate HTTP/1.1", "Host: x", "Connection: close", "Content-Type: application/json"];
    const named = [`X-API-Key: ${target.shop.apiKey}`, `Idempotency-Key: a${character}b`, "Content-Length: 2"];
    const act = async () => {
      const text = await sendBytes(target.url, `${[...head, ...named].join("\r\n")}\r\n\r\n{}`);
      return [...(text.startsWith("HTTP/1.1 400 ") ? [] : [`answered ${text.slice(0, 200)}`]), ...target.leaksOf(text)];
    };
    return { input: `control character ${code}`, act };
  });
}

export const reuseIdempotencyKeys: HostileKind = {
  kind: "reuse and respell Idempotency-Keys",
  actor: "payer",
  async try(target) {
    const body = JSON.stringify({ paymentPayload: {} });
    const respelt = [...odd, ...fine, ""].map((key) =>
      asking(target, {
        request: { path: "/facilitate", headers: headersOf(target, key), body },
        isOwn: true,
        must: refusedWith(400),
      }),
    );
    const long = await Promise.all(
      odd.map(async (key) => {
        const whole = JSON.stringify(await wholeBody(target));
        const request = { path: "/facilitate", headers: headersOf(target, key), body: whole };
        return asking(target, { request, isOwn: true, must: anything, input: `paid under ${key}` });
      }),
    );
    const taken: Attempt[] = [];
    for (let count = 0; count < 5; count += 1) taken.push(...(await takenKey(target, count)));
    return together(await tryEach([...respelt, ...long, ...controlCharacters(target)]), await tryEach(taken));
  },
};
