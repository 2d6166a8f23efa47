import type { ApiKey } from "@lunas/protocol/api/api-keys";
import type { Merchant } from "@lunas/protocol/api/merchant";
import { checklistOf, checkNames } from "./checklist";
import type { GoingLiveFacts, Service } from "./facts";

const merchant: Merchant = {
  ...{ merchantId: "mer_1", email: "a@shop.example", name: "Shop", website: null },
  walletAddress: "0x1111111111111111111111111111111111111111",
  ...{ webhookUrl: "https://shop.example/hook", webhookSecret: "whsec_…", webhookDisabledAt: null },
  ...{ defaultToken: "IDRX", defaultNetwork: "base", approvedAt: null, nextWallet: null, channelSettings: null },
  ...{ createdAt: "2026-11-01T00:00:00.000Z", updatedAt: "2026-11-01T00:00:00.000Z" },
};
const key: ApiKey = {
  ...{ id: "key_1", prefix: "ipk_live_abcdef", type: "secret", environment: "production", label: "" },
  ...{ allowedOrigins: [], scopes: [], allowedIps: [], expiresAt: null, lastUsedAt: null, revokedAt: null },
  createdAt: "2026-11-01T00:00:00.000Z",
};
const service: Service = {
  health: {
    ...({ status: "ok", version: "2026-11-20", x402Facade: false } as const),
    reasons: [],
    networks: { base: { status: "ok", blockNumber: 7, endpoints: [] } },
  },
  ...{ network: "base", aheadSeconds: 1 },
};
const ready: GoingLiveFacts = {
  url: "https://pay.example",
  service,
  key: { apiKey: "ipk_live_abcdef123456" },
  account: { merchant, keys: [key] },
  webhook: { delivered: true, answer: "HTTP 204" },
  nowMs: Date.parse("2026-11-22T00:00:00Z"),
};
const toDo = (facts: GoingLiveFacts) => checklistOf(facts).filter(({ state }) => state === "to do");
const withMerchant = (change: Partial<Merchant>) => ({
  ...ready,
  account: { merchant: { ...merchant, ...change }, keys: [key] },
});
const publishable = (origin: string, revokedAt: string | null = null): GoingLiveFacts => {
  const forPages: ApiKey = { ...key, id: "key_2", type: "publishable", allowedOrigins: [origin], revokedAt };
  return { ...ready, account: { merchant, keys: [key, forPages] } };
};

test("a ready set-up has every line ok, and shows no whole key", () => {
  expect(toDo(ready)).toEqual([]);
  expect(checklistOf(ready).map(({ check }) => check)).toEqual(checkNames);
  expect(JSON.stringify(checklistOf(ready))).not.toContain("ipk_live_abcdef123456");
});

const wallet = { walletAddress: "0x2222222222222222222222222222222222222222" } as const;
const announced = { ...wallet, announcedAt: "2026-11-22T00:00:00.000Z", effectiveAt: "2026-11-23T00:00:00.000Z" };

test.each<[string, GoingLiveFacts, RegExp]>([
  [
    "the service answers",
    { ...ready, service: { ...service, health: { ...service.health, status: "down" } } },
    /operator/,
  ],
  ["the connection is encrypted", { ...ready, url: "http://pay.example" }, /https address/],
  ["the production chain is up", { ...ready, service: { ...service, network: "other" } }, /other is down/],
  ["the clocks agree", { ...ready, service: { ...service, aheadSeconds: -11 } }, /11 s behind.*NTP/],
  ["the clocks agree", { ...ready, service: { ...service, aheadSeconds: 60 } }, /60 s ahead/],
  [
    "the key belongs to your account",
    { ...ready, key: { apiKey: "ipk_live_zzzzzz123456" } },
    /another merchant's, of another service, or mistyped/,
  ],
  ["origins are https", publishable("http://localhost:3000"), /localhost:3000: revoke/],
  ["your wallet does not change", withMerchant({ nextWallet: announced }), /cancel it at once/],
  ["a webhook address is set", withMerchant({ webhookUrl: null }), /webhooks set/],
  ["a webhook address is set", withMerchant({ webhookUrl: "http://shop.example" }), /not https/],
  ["a webhook address is set", withMerchant({ webhookDisabledAt: "2026-11-01T00:00:00.000Z" }), /set it again/],
  ["your receiver answers", { ...ready, webhook: { delivered: false, answer: "HTTP 500" } }, /HTTP 500.*2xx/],
])("%s: to do, with its remedy", (check, facts, remedy) => {
  expect(toDo(facts)).toEqual([{ check, state: "to do", detail: expect.stringMatching(remedy) }]);
});

test("a sandbox key is not for production", () => {
  const lines = toDo({ ...ready, key: { apiKey: "ipk_sandbox_abcdef123456" } });
  expect(lines[0]).toMatchObject({
    check: "the key is for production",
    detail: expect.stringContaining("keys create"),
  });
});

test("an unknown fact is to do in every line that needs it, with the reason", () => {
  const lines = toDo({ ...ready, key: { unknown: "there is no API key" }, account: { unknown: "run login" } });
  expect(lines.map(({ detail }) => detail)).toEqual([
    ...["there is no API key", "there is no API key"],
    ...["run login", "run login", "run login", "run login"],
  ]);
});

test("without approval and without a key, the operator may have to approve", () => {
  const [, , line] = toDo({ ...ready, key: { unknown: "there is no API key" } });
  expect(line).toMatchObject({ check: "you may use production", detail: expect.stringContaining("ask the operator") });
});

test("a revoked key's origin does not count, and an approval is shown", () => {
  expect(toDo(publishable("http://localhost:3000", "2026-11-21T00:00:00.000Z"))).toEqual([]);
  const lines = checklistOf(withMerchant({ approvedAt: "2026-11-05T00:00:00.000Z" }));
  expect(lines.find(({ check }) => check === "you may use production")?.detail).toBe(
    "approved 2026-11-05T00:00:00.000Z",
  );
});
