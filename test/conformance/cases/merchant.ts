import type { Case } from "../case";
import type { Fixture } from "../fixture";
import { outcome } from "../http";
import { fields } from "../kinds";
import { casesOf, theCase } from "./ask-for";

const change = ({ ask, owner }: Fixture, body: object) => ask("PATCH", "/merchant/me", { cookie: owner.cookie, body });

/** Changes a field and answers what the profile then says of it. */
function patched(field: string, value: string): Case {
  return theCase(
    [`patch.${field}`, "PATCH", "/merchant/me"],
    [`${field}: ${value}`, `200 ${value}`],
    async (fixture) => {
      const answer = await change(fixture, { [field]: value });
      const { body } = await fixture.ask("GET", "/merchant/me", { cookie: fixture.owner.cookie });
      return `${outcome(answer)} ${String(body[field])}`;
    },
  );
}

export const merchantCases: readonly Case[] = [
  patched("name", "Toko Budi"),
  patched("webhookUrl", "https://warung.example/webhooks"),
  patched("defaultToken", "IDRX"),
  patched("defaultNetwork", "base"),
  theCase(
    ["patch.webhookSecret", "PATCH", "/merchant/me"],
    ["webhookSecret: a secret of one's own", "200, shown once"],
    async (fixture) => {
      const webhookSecret = `whsec_${Buffer.alloc(32, 5).toString("base64")}`;
      const answer = await change(fixture, { webhookSecret });
      const { body } = await fixture.ask("GET", "/merchant/me", { cookie: fixture.owner.cookie });
      const isShownOnce =
        String(answer.body.webhookSecret) === webhookSecret && String(body.webhookSecret) !== webhookSecret;
      return `${outcome(answer)}, ${isShownOnce ? "shown once" : "not shown once"}`;
    },
  ),
  theCase(
    ["patch.webhookSecret-auto", "PATCH", "/merchant/me"],
    ["webhookSecret: auto", "200, whsec_"],
    async (fixture) => {
      const answer = await change(fixture, { webhookSecret: "auto" });
      return `${outcome(answer)}, ${String(answer.body.webhookSecret).slice(0, 6)}`;
    },
  ),
  ...casesOf("PATCH", "/merchant/me", [
    [
      "patch.unknown-field",
      "a field that the profile does not have",
      "400 invalid_request",
      ({ owner }) => ({ cookie: owner.cookie, body: { colour: "red" } }),
    ],
    [
      "patch.case-sensitive",
      "a field in other letters",
      "400 invalid_request",
      ({ owner }) => ({ cookie: owner.cookie, body: { Name: "Toko" } }),
    ],
  ]),
  ...fields({
    rows: "merchant",
    method: "GET",
    path: "/merchant/me",
    given: "a session",
    read: async ({ ask, owner }) => (await ask("GET", "/merchant/me", { cookie: owner.cookie })).body,
    kinds: {
      merchantId: "string",
      email: "string",
      walletAddress: "address",
      name: "string",
      website: "URL",
      webhookUrl: "string or null",
      webhookSecret: "string or null",
      defaultToken: "string",
      defaultNetwork: "string",
      createdAt: "ISO 8601 time",
    },
  }),
  ...fields({
    rows: "stats",
    method: "GET",
    path: "/merchant/stats",
    given: "a session",
    read: async ({ ask, owner }) => (await ask("GET", "/merchant/stats", { cookie: owner.cookie })).body,
    kinds: {
      totalPayments: "integer",
      "totalVolume.IDRX": "base units",
      "totalVolume.formatted.IDRX": "string",
      "last30Days.payments": "integer",
      "last30Days.volume.IDRX": "base units",
      "last30Days.uniquePayers": "integer",
    },
  }),
  ...fields({
    rows: "api-key",
    method: "POST",
    path: "/merchant/api-keys",
    given: "a session",
    read: ({ apiKey }) => apiKey({ environment: "sandbox", label: "till" }),
    kinds: {
      id: "string",
      key: "string",
      prefix: "string",
      environment: "string",
      label: "string",
      createdAt: "ISO 8601 time",
    },
  }),
  theCase(
    ["api-key.prefix-starts-the-key", "POST", "/merchant/api-keys"],
    ["a session", "the key begins with it"],
    async ({ apiKey }) => {
      const { key, prefix } = await apiKey({ environment: "sandbox" });
      return String(key).startsWith(String(prefix)) && String(prefix).length > 12
        ? "the key begins with it"
        : String(prefix);
    },
  ),
  theCase(
    ["api-key.shown-once", "GET", "/merchant/api-keys"],
    ["after a key was made", "200 without a key"],
    async (fixture) => {
      await fixture.apiKey({ environment: "sandbox" });
      const answer = await fixture.ask("GET", "/merchant/api-keys", { cookie: fixture.owner.cookie });
      const listed = listedKeys(answer.body);
      const shows = listed.some((each) => "key" in each);
      return `${outcome(answer)} ${shows || listed.length === 0 ? "with" : "without"} a key`;
    },
  ),
  ...fields({
    rows: "api-keys.item",
    method: "GET",
    path: "/merchant/api-keys",
    given: "a session",
    read: async ({ ask, owner }) =>
      listedKeys((await ask("GET", "/merchant/api-keys", { cookie: owner.cookie })).body)[0] ?? {},
    kinds: { prefix: "string", label: "any string", environment: "string", lastUsedAt: "string or null" },
  }),
  theCase(
    ["api-key.revoked", "DELETE", "/merchant/api-keys/:id"],
    ["a key that worked", "404, then 200, then 401"],
    async ({ ask, apiKey, owner }) => {
      const { id, key } = await apiKey({ environment: "sandbox" });
      const before = await ask("GET", "/payments/pay_0", { key: String(key) });
      const revoked = await ask("DELETE", `/merchant/api-keys/${id}`, { cookie: owner.cookie });
      // Within five seconds on every gateway.
      for (let tries = 0; tries < 25; tries += 1) {
        const after = await ask("GET", "/payments/pay_0", { key: String(key) });
        if (after.status === 401) return `${before.status}, then ${revoked.status}, then 401`;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      return `${before.status}, then ${revoked.status}, and it still works`;
    },
  ),
];

function listedKeys(body: object): readonly Readonly<Record<string, unknown>>[] {
  return (body as { apiKeys?: readonly Readonly<Record<string, unknown>>[] }).apiKeys ?? [];
}
