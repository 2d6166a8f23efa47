import { newApiKey } from "@lunas/domain/merchant/api-key";
import { until } from "@lunas/testkit/time/until";
import { asking, json, refusedWith } from "../ask";
import { tryEach } from "../attempts";
import { createKey, revokeKey } from "../keys";
import type { HostileKind } from "../kind";

/** A key with every character, one after the other, that is another one. */
const turned = (key: string) =>
  [...key].map((character, at) => `${key.slice(0, at)}${character === "a" ? "b" : "a"}${key.slice(at + 1)}`);
const cut = (key: string) => Array.from({ length: 20 }, (_, count) => key.slice(0, key.length - 1 - 2 * count));

function spellings(key: string): readonly string[] {
  const families = ["ipk_live_", "ipk_pub_sandbox_", "ipk_pub_live_", "ipk_", "sk_live_", ""];
  return [
    ...[
      key.toUpperCase(),
      key.toLowerCase(),
      `${key}a`,
      `a${key}`,
      `${key}${key}`,
      `${key}, ${key}`,
      `"${key}"`,
      `Bearer ${key}`,
    ],
    ...families.map((family) => key.replace("ipk_sandbox_", family)),
    ...[
      `${key}%00`,
      `${key}\t x`,
      encodeURIComponent(`${key}/`),
      Buffer.from(key).toString("base64"),
      [...key].reverse().join(""),
    ],
    ...["", "null", "undefined", "[object Object]", "ipk_sandbox_", "' or 1=1 --", "*", "x".repeat(7_000)],
  ];
}

/** Well-formed keys of every family with the right checksum, which belong to no merchant. */
const invented = () =>
  (["sandbox", "production"] as const).flatMap((environment) =>
    (["secret", "publishable"] as const).flatMap((type) =>
      Array.from({ length: 10 }, () => newApiKey({ type, environment }).key),
    ),
  );

export const guessKeys: HostileKind = {
  kind: "guess, cut, turn and reuse API keys",
  actor: "stolen key",
  async try(target) {
    const { url, shop } = target;
    const revoked = await createKey(url, shop.cookie, { type: "secret" });
    const listing = { method: "GET", path: "/payments" };
    const before = await fetch(`${url}/payments`, { headers: { "x-api-key": revoked.key } });
    await revokeKey(url, shop.cookie, revoked.id);
    const isRefused = async () =>
      (await fetch(`${url}/payments`, { headers: { "x-api-key": revoked.key } })).status === 401;
    await until(isRefused, { timeoutMs: 5_000, what: "a revoked key to be refused" });
    const bad = [...turned(shop.apiKey), ...cut(shop.apiKey), ...spellings(shop.apiKey), ...invented(), revoked.key];
    const attempts = bad.flatMap((key) => [
      asking(target, { request: { ...listing, headers: { "x-api-key": key } }, must: refusedWith(401, 403) }),
      asking(target, {
        request: { method: "POST", path: "/sandbox/fund", headers: { ...json, "x-api-key": key }, body: "{}" },
        must: refusedWith(401, 403),
      }),
    ]);
    const publishable = await createKey(url, shop.cookie, {
      type: "publishable",
      allowedOrigins: ["https://kedai.example"],
    });
    const live = await createKey(url, shop.cookie, { type: "secret", environment: "production" });
    const reading = [
      "/payments",
      `/payments/${shop.paymentId}`,
      "/events",
      `/payments/${shop.paymentId}/timeline`,
      `/verify/${shop.txHash}`,
    ];
    const wrongKind = reading.flatMap((path) => [
      asking(target, {
        request: { method: "GET", path, headers: { "x-api-key": publishable.key, origin: "https://kedai.example" } },
        must: refusedWith(403),
      }),
      // Sandbox money is not shown to a live key.
      asking(target, { request: { method: "GET", path, headers: { "x-api-key": live.key } }, must: () => [] }),
    ]);
    const { tried, wrong } = await tryEach([...attempts, ...wrongKind]);
    return { tried, wrong: before.status === 200 ? wrong : [...wrong, "a key that was good was refused"] };
  },
};
