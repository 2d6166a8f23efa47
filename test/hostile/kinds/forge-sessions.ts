import { randomBytes } from "node:crypto";
import { registerMerchant } from "../../harness/register-merchant";
import { asking, json, refusedWith } from "../ask";
import { tryEach } from "../attempts";
import type { HostileKind } from "../kind";

const paths: readonly (readonly [string, string, string?])[] = [
  ["GET", "/merchant/me"],
  ["GET", "/merchant/api-keys"],
  ["PATCH", "/merchant/me", '{"name":"Mine"}'],
];

/** Cookies that are not the session, made out of one that is. */
function forged(cookie: string): readonly string[] {
  const [name = "", token = ""] = cookie.split("=");
  const turned = [...token].map(
    (each, at) => `${name}=${token.slice(0, at)}${each === "a" ? "b" : "a"}${token.slice(at + 1)}`,
  );
  return [
    ...turned,
    ...Array.from({ length: 20 }, (_, count) => `${name}=${token.slice(0, -1 - 2 * count)}`),
    ...Array.from({ length: 20 }, () => `${name}=${randomBytes(32).toString("base64url")}`),
    ...[`${name}=${token}a`, `${name}=a${token}`, `${name}=${token}${token}`, `${name}=`, name, `=${token}`, token],
    ...[
      `${name.toUpperCase()}=${token}`,
      `__Host-${name}=${token}`,
      `__Secure-${name}=${token}`,
      `session=${token}`,
      `${name}[]=${token}`,
    ],
    ...[
      `${name}=${token.toUpperCase()}`,
      `${name}=${Buffer.from(token).toString("hex")}`,
      `${name}=..%2f${token}`,
      `${name}=*`,
      `${name}=%00`,
    ],
    ...["merchant", "mer_1", "true", "null", "{}", "s:x.y", "j:{}", "__proto__", "' or 1=1 --"].map(
      (each) => `${name}=${each}`,
    ),
  ];
}

export const forgeSessions: HostileKind = {
  kind: "forge, move and reuse sessions",
  actor: "anybody",
  async try(target) {
    const { url, shop } = target;
    const ended = (await registerMerchant(url)).cookie;
    const out = await fetch(`${url}/auth/logout`, { method: "POST", headers: { cookie: ended } });
    const token = shop.cookie.split("=")[1] ?? "";
    const placed: readonly Readonly<Record<string, string>>[] = [
      { authorization: `Bearer ${token}` },
      { "x-api-key": token },
      { "x-api-key": shop.apiKey },
      { "set-cookie": shop.cookie },
      { "x-session": token },
      {},
    ];
    const headers = [...[...forged(shop.cookie), ended].map((cookie) => ({ cookie })), ...placed];
    const attempts = headers.flatMap((each) =>
      paths.map(([method, path, body]) => {
        const request = { method, path, headers: { ...json, ...each }, ...(body !== undefined && { body }) };
        return asking(target, { request, must: refusedWith(401) });
      }),
    );
    const { tried, wrong } = await tryEach(attempts);
    return { tried, wrong: out.status === 200 ? wrong : [...wrong, "a session that was good did not end"] };
  },
};
