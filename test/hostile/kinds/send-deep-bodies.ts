import { operations } from "@lunas/protocol/api/operations";
import { asking, json, refusedWith } from "../ask";
import { tryEach } from "../attempts";
import type { HostileKind } from "../kind";

const object = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
const list = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

/** Bodies that are deep, large, or say the same name often. */
const bodies: readonly string[] = [
  ...[100, 1_000, 5_000].flatMap((levels) => [object(levels), list(levels), `{"name":${list(levels)}}`]),
  ...[9_000, 30_000].map((levels) => "[".repeat(levels)),
  `{${Array.from({ length: 5_000 }, (_, count) => `"a${count}":0`).join(",")}}`,
  `{${'"a":0,'.repeat(8_000)}"a":0}`,
  `[${"0,".repeat(25_000)}0]`,
  `{"name":"${"x".repeat(1_000_000)}"}`,
  `{"name":"${"\\u0000".repeat(8_000)}"}`,
  `{"name":${"9".repeat(50_000)}}`,
];

/** These endpoints ignore the body, and their action is harmless: who asks has nothing to claim. */
const withoutBody: readonly string[] = [
  ...["/auth/logout", "/sandbox/reset", "/merchant/sandbox/reset", "/merchant/webhooks/test"],
  ...["/channels/claim", "/payouts"],
];

export const sendDeepBodies: HostileKind = {
  kind: "send deep and large bodies",
  actor: "anybody",
  try(target) {
    const taking = operations.filter(({ method }) => method === "POST" || method === "PATCH");
    const headers = { ...json, "x-api-key": target.rival.apiKey, cookie: target.rival.cookie };
    const attempts = taking
      .filter(({ path }) => !withoutBody.includes(path))
      .flatMap(({ method, path }) =>
        bodies.map((body) => {
          const request = { method, path: path.replace(/:\w+/, "key_0"), headers, body };
          return asking(target, { request, must: refusedWith(400, 404, 413) });
        }),
      );
    return tryEach(attempts, { atOnce: 8 });
  },
};
