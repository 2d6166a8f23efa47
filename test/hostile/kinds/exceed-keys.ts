import { keyScopes } from "@lunas/protocol/api/key-scopes";
import { operations } from "@lunas/protocol/api/operations";
import { query } from "@lunas/stack/postgres/query";
import { decisionOn } from "../../harness/access-decisions";
import { minimalPayment } from "../../harness/minimal-payment";
import { registerMerchant } from "../../harness/register-merchant";
import { asking, json, type Must, refusedWith } from "../ask";
import { type Attempt, tryEach } from "../attempts";
import { createKey } from "../keys";
import type { HostileKind } from "../kind";
import type { Target } from "../target";

const scopes = keyScopes;
const isOpened = (scope: (typeof scopes)[number], { method, path }: Operation) => decisionOn(method, path) === scope;
const byKey = ["key", "secretKey", "sandboxKey", "secretKeyOrSession"];
const bySecretKey = operations.filter(({ auth, status }) => byKey.includes(auth) && status !== "planned");

/** Each operation that a key opens is opened by one scope. */
function judgeDecisions(): readonly Attempt[] {
  return bySecretKey.map((operation) => ({
    input: `the scope of ${operation.id}`,
    act: async () => {
      const count = scopes.filter((scope) => isOpened(scope, operation)).length;
      return count === 1 ? [] : [`${count} scopes open it`];
    },
  }));
}

/** Addresses that a caller claims to be; none of them is where it calls from. */
const claimed = [
  ...["203.0.113.7", "203.0.113.7, 203.0.113.8", "::ffff:203.0.113.7", "127.0.0.1, 203.0.113.7", "0.0.0.0", "*"],
  ...["203.0.113.7:443", "[2001:db8::1]", "for=203.0.113.7", "unknown", "", ",,,", "203.0.113.7\t", "2001:db8::1%eth0"],
];
const forwardedBy = ["x-forwarded-for", "x-real-ip", "forwarded", "cf-connecting-ip", "true-client-ip", "x-client-ip"];

const oddKeys: readonly object[] = [
  ...[
    [],
    ["payments:write"],
    ["sandbox", "sandbox"],
    ["*"],
    [""],
    "sandbox",
    { 0: "sandbox" },
    [null],
    [["sandbox"]],
  ].map((each) => ({ scopes: each })),
  ...["PAYMENTS:READ", "payments:read ", "payments:*", "__proto__", "payments:read\u0000"].map((each) => ({
    scopes: [each],
  })),
  ...["203.0.113.0/33", "203.0.113.256", "shop.example", "203.0.113.7/-1", "203.0.113.7/ 8", "::1/129", "1", ""].map(
    (each) => ({ allowedIps: [each] }),
  ),
  ...["0177.0.0.1", "127.1", "0x7f000001", "2130706433", "::ffff:203.0.113.7/200", "203.0.113.7/24/8", "*"].map(
    (each) => ({ allowedIps: [each] }),
  ),
  { allowedIps: Array.from({ length: 2_000 }, (_, count) => `203.0.${count >> 8}.${count & 255}`) },
  ...["tomorrow", "2020-01-01T00:00:00Z", 1, "", "9999999999", "-1", "2099-13-01T00:00:00Z", [], {}].map((each) => ({
    expiresAt: each,
  })),
  ...[{ scopes: ["payments:settle"] }, { allowedIps: ["203.0.113.7"] }, { expiresAt: "2099-01-01T00:00:00Z" }].map(
    (each) => ({ ...each, type: "publishable", allowedOrigins: ["https://shop.example"] }),
  ),
];

const bodies: Readonly<Record<string, object>> = {
  facilitate: minimalPayment,
  verifyX402: { ...minimalPayment, x402Version: 2, paymentRequirements: minimalPayment.paymentPayload.accepted },
  settleX402: { ...minimalPayment, x402Version: 2, paymentRequirements: minimalPayment.paymentPayload.accepted },
  fundWallet: { address: `0x${"1".repeat(40)}`, token: "IDRX", amount: "1" },
};

type Operation = (typeof operations)[number];
/** What is not served is not there before it is forbidden. */
const forbidding = ({ status }: Operation, ...more: readonly number[]): Must =>
  refusedWith(...more, 403, ...(status === "optional" ? [404] : []));
const unknownKey = ({ status }: Operation): Must => refusedWith(401, ...(status === "optional" ? [404] : []));
interface Call {
  readonly key: string;
  readonly must: Must;
  readonly headers?: Readonly<Record<string, string>>;
}

function calling(target: Target, { id, method, path }: Operation, { key, must, headers }: Call): Attempt {
  const request = {
    ...{ method, path: path.replace(/:\w+/, target.shop.paymentId) },
    headers: { ...json, "x-api-key": key, ...headers },
    ...(method !== "GET" && { body: JSON.stringify(bodies[id] ?? {}) }),
  };
  return asking(target, { request, must });
}

/** The key is the attacker's own; what it may not is refused before anything else is said. */
export const exceedKeys: HostileKind = {
  kind: "exceed a key's scopes, addresses and time",
  actor: "stolen key",
  async try(target) {
    const { url, harness } = target;
    const { cookie } = await registerMerchant(url);
    const issue = (options: object) => createKey(url, cookie, { type: "secret", ...options });
    const attempts: Attempt[] = [...judgeDecisions()];
    for (const scope of scopes) {
      const { key } = await issue({ scopes: [scope] });
      const others = bySecretKey.filter((each) => !isOpened(scope, each));
      attempts.push(...others.map((each) => calling(target, each, { key, must: forbidding(each) })));
    }
    const bound = await issue({ allowedIps: ["203.0.113.0/24", "2001:db8::/32"] });
    for (const operation of bySecretKey)
      for (const name of forwardedBy) {
        const spelled = operation.id === "getPayment" || operation.id === "facilitate" ? claimed : claimed.slice(0, 1);
        for (const address of spelled)
          attempts.push(
            calling(target, operation, {
              key: bound.key,
              must: forbidding(operation, 400),
              headers: { [name]: address },
            }),
          );
      }
    const ending = await issue({ expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
    await query(harness.stack.databaseUrl, "update api_keys set expires_at = now() where id = $1", [ending.id]);
    attempts.push(...bySecretKey.map((each) => calling(target, each, { key: ending.key, must: unknownKey(each) })));
    const managing = (method: string, path: string, body: object) =>
      asking(target, {
        request: { method, path, headers: { ...json, cookie }, body: JSON.stringify(body) },
        must: refusedWith(400, 404),
      });
    attempts.push(
      ...oddKeys.map((options) => managing("POST", "/merchant/api-keys", { environment: "sandbox", ...options })),
    );
    const widened = [
      { scopes },
      { expiresAt: null },
      { type: "publishable" },
      { environment: "production" },
      { merchantId: "x" },
    ];
    attempts.push(...widened.map((options) => managing("PATCH", `/merchant/api-keys/${bound.id}`, options)));
    attempts.push(managing("POST", `/merchant/api-keys/${ending.id}/roll`, { graceSeconds: 3_600 }));
    return tryEach(attempts);
  },
};
