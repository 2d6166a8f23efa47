import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { sendBytes, sendRaw } from "../../harness/raw-request";
import { asking, json, type Must, refusedWith } from "../ask";
import { type Attempt, together, tryEach } from "../attempts";
import type { HostileKind } from "../kind";
import type { Target } from "../target";

const body = '{"name":"Warung Maju"}';
const large = `{"name":"${"x".repeat(20_000_000)}"}`;

/** What does not unpack to a JSON body of 64 kB. */
const packed = (): readonly (readonly [encoding: string, bytes: Buffer])[] => [
  ["gzip", gzipSync(large)],
  ["deflate", deflateSync(large)],
  ["br", brotliCompressSync(large.slice(0, 2_000_000))],
  ["gzip", Buffer.from("garbage")],
  ["br", Buffer.from("garbage")],
  ["deflate", Buffer.from("garbage")],
  ["deflate", deflateRawSync(body)],
  ["gzip", gzipSync(body).subarray(0, 14)],
  ["gzip", gzipSync(gzipSync(body))],
  ["gzip", Buffer.from(body)],
  ["br", gzipSync(body)],
  ...["zstd", "compress", "x-gzip", "gzip, gzip", "gzip;q=1", "base64", "aws-chunked", "*"].map(
    (name) => [name, gzipSync(body)] as const,
  ),
];

/** Names that are there twice, halves of characters, and names of every object. */
const odd: readonly string[] = [
  ...[
    '{"name":"a\\ud800"}',
    '{"name":"\\udc00\\ud800"}',
    '{"\\ud800":1}',
    '{"name":"a","name":null}',
    '{"name":"a","\\u006eame":7}',
  ],
  ...["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf", "then"].flatMap((name) => [
    `{"${name}":"x"}`,
    `{"${name}":{"name":"x"}}`,
    `{"name":{"${name}":"x"}}`,
    `{"name":"Mine","${name}":{"name":"x"}}`,
  ]),
  ...[
    '{"name":"a"}{"name":"b"}',
    '{"name":"a"},',
    '{"name":"a",}',
    "{'name':'a'}",
    "{name:1}",
    '{"name":"a"}\u0000',
    '{"name":"a\n"}',
  ],
];

const types: readonly string[] = [
  ...["text/plain", "text/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"],
  ...[
    "application/json; charset=utf-16",
    "application/json; charset=utf-7",
    "application/ld+json",
    "application/json, text/plain",
  ],
  ...[
    "text/plain; x=application/json",
    "text/plain;application/json",
    "application/json\u00a0x",
    "application/x-json",
    "*/*",
    " ",
  ],
];

/** The details name the fault; an answer shows no part of a program. */
const clear: Must = (answer) => [
  ...refusedWith(400, 413, 415)(answer),
  ...(/\[object|native code|function |at \w+ \(/.test(answer.text) ? [`it shows a program: ${answer.text}`] : []),
  ...(answer.text.includes("valid URL path") ? ["it speaks of the path"] : []),
];

function changing(target: Target, headers: object, sent: Buffer | string): Attempt {
  const request = {
    ...{ method: "PATCH", path: "/merchant/me", body: sent },
    headers: { ...json, cookie: target.rival.cookie, ...headers },
  };
  const input = `${JSON.stringify(headers)} ${sent.length} ${sent.toString("latin1").slice(0, 100)}`;
  return asking(target, { request, must: clear, isOwn: true, input });
}

/** Requests about whose end two servers could disagree: none changes anything, none is two requests. */
async function smuggle({ url, rival }: Target) {
  const head = `PATCH /merchant/me HTTP/1.1\r\nHost: x\r\nCookie: ${rival.cookie}\r\nContent-Type: application/json\r\n`;
  const second = "GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n";
  const sent = [
    `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${second}`,
    `${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}x`,
    `${head}Content-Length: 2, 2\r\n\r\n{}`,
    `${head}Content-Length: +2\r\n\r\n{}`,
    `${head}Content-Length: -1\r\n\r\n`,
    `${head}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${second}`,
    `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${second}`,
    `${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${second}`,
    `${head}Transfer-Encoding:\u000bchunked\r\n\r\n0\r\n\r\n${second}`,
    `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
    `${head}Transfer-Encoding: chunked\r\n\r\n-1\r\n`,
    `${head}X-A: b\r\n Cookie: ${rival.cookie}\r\n\r\n`,
    head.replaceAll("\r\n", "\n").concat("\n"),
    `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
  ];
  return tryEach(
    sent.map((bytes) => ({
      input: bytes,
      act: async () => {
        const answer = await sendBytes(url, bytes, 5_000);
        const statuses = answer.match(/HTTP\/1\.1 \d{3}/g) ?? [];
        return [
          ...(statuses.length === 1 && statuses[0] === "HTTP/1.1 400" ? [] : [`answered ${statuses.join(" and ")}`]),
          ...(/nosniff/i.test(answer) && /no-store/.test(answer) ? [] : ["its answer may be sniffed or kept"]),
        ];
      },
    })),
  );
}

export const packBodies: HostileKind = {
  kind: "send packed, cut, doubled and smuggled bodies",
  actor: "anybody",
  async try(target) {
    const attempts = [
      ...packed().map(([encoding, bytes]) => changing(target, { "content-encoding": encoding }, bytes)),
      ...odd.map((text) => changing(target, {}, text)),
      ...types.map((type) => changing(target, { "content-type": type }, body)),
      ...odd.map((text) => changing(target, { "content-encoding": "gzip" }, gzipSync(text))),
    ];
    const tried = await tryEach(attempts, { atOnce: 8 });
    const { text } = await sendRaw(target.url, {
      method: "GET",
      path: "/merchant/me",
      headers: { cookie: target.rival.cookie },
    });
    const { name } = JSON.parse(text) as { readonly name: string };
    const unchanged = { tried: 0, wrong: name === "Warung Maju" ? [] : [`the name is ${name}`] };
    return together(tried, unchanged, await smuggle(target));
  },
};
