import { query } from "@lunas/stack/postgres/query";
import { until } from "@lunas/testkit/time/until";
import { setWebhook } from "../../harness/register-merchant";
import { asking, json, refusedWith } from "../ask";
import { type Attempt, tryEach } from "../attempts";
import type { HostileKind } from "../kind";
import type { Target } from "../target";

/** The same id as a look-up may spell it. */
export const spellings = (id: string) => [
  ...[
    id,
    id.toUpperCase(),
    id.toLowerCase(),
    `${id}%00`,
    `${id}%20`,
    `%20${id}`,
    `${id}/`,
    `${id}?x=${id}`,
    `${id};x`,
    `${id}.json`,
  ],
  ...[
    `..%2f${id}`,
    `%2e%2e/${id}`,
    `${id}%2f..`,
    `${id},${id}`,
    `[${id}]`,
    id.replace("_", "%5f"),
    encodeURIComponent(`${id}' or '1'='1`),
  ],
];

/** What the shop has, by its ids: the first of each. */
async function idsOf(target: Target) {
  const { harness, shop } = target;
  // A delivery exists once an event has a webhook URL; no receiver listens there.
  await setWebhook(target.url, shop, "https://hooks.example/lunas");
  await target.payHonestly();
  const { databaseUrl } = harness.stack;
  const first = async (statement: string) =>
    ((await query(databaseUrl, statement)) as { id: string }[])[0]?.id ?? "none";
  const own = `merchant_id = '${shop.merchantId}'`;
  return {
    payments: [shop.paymentId, shop.txHash],
    key: await first(`select id from api_keys where ${own} limit 1`),
    event: await first(`select id from events where ${own} limit 1`),
    delivery: await until(() => anyDelivery(target), { what: "a delivery of the shop" }),
  };
}

async function anyDelivery({ url, shop }: Target): Promise<string | undefined> {
  const reported = await fetch(`${url}/merchant/webhooks/deliveries`, { headers: { cookie: shop.cookie } });
  return ((await reported.json()) as { deliveries: { id: string }[] }).deliveries[0]?.id;
}

export const lookUpOthers: HostileKind = {
  kind: "look up and change what another merchant has",
  actor: "merchant",
  async try(target) {
    const { rival, shop } = target;
    const headers = { ...json, "x-api-key": rival.apiKey, cookie: rival.cookie };
    const { payments, key, event, delivery } = await idsOf(target);
    const ask = (method: string, path: string, body?: string): Attempt =>
      asking(target, {
        request: { method, path, headers, ...(body !== undefined && { body }) },
        must: refusedWith(400, 404, 405, 409),
      });
    const listed = (path: string): Attempt =>
      asking(target, { request: { method: "GET", path, headers }, must: () => [] });
    const attempts = [
      ...payments.flatMap((id) =>
        spellings(id).flatMap((each) => [
          ask("GET", `/payments/${each}`),
          ask("GET", `/payments/${each}/timeline`),
          ask("GET", `/verify/${each}`),
        ]),
      ),
      ...spellings(key).flatMap((each) => [
        ask("PATCH", `/merchant/api-keys/${each}`, '{"label":"mine"}'),
        ask("DELETE", `/merchant/api-keys/${each}`),
        ask("POST", `/merchant/api-keys/${each}/roll`, '{"graceSeconds":0}'),
      ]),
      ...spellings(event).flatMap((each) => [ask("GET", `/events?after=${each}`)]),
      ...spellings(delivery).flatMap((each) => [
        ask("GET", `/merchant/webhooks/deliveries/${each}`),
        ask("POST", `/merchant/webhooks/deliveries/${each}/redeliver`),
      ]),
      // Lists of one's own, asked for another's.
      ...[
        `merchantId=${shop.merchantId}`,
        `merchant=${shop.walletAddress}`,
        `payTo=${shop.walletAddress}`,
        "environment=production",
      ].flatMap((query) =>
        ["/payments", "/events", "/merchant/api-keys", "/merchant/me", "/merchant/webhooks/deliveries"].map((path) =>
          listed(`${path}?${query}`),
        ),
      ),
    ];
    return tryEach(attempts);
  },
};
