import type { Case } from "../case";
import type { Fixture } from "../fixture";
import { outcome } from "../http";
import { fields } from "../kinds";
import { casesOf, theCase } from "./ask-for";

const session = ({ other }: Fixture) => ({ cookie: other.cookie });
const withBody = (body: object) => (fixture: Fixture) => ({ ...session(fixture), body });

const signedIn = (method: string, path: string) => ({
  ...{ method, path, given: "a session" },
  read: async ({ ask, other }: Fixture) => (await ask(method, path, { cookie: other.cookie })).body,
});
const open = (path: string) => ({
  ...{ method: "GET", path, given: "no key" },
  read: async ({ ask }: Fixture) => (await ask("GET", path)).body,
});

/** Sessions, the wallet, the audit log, keys, deliveries, and what each process tells of itself. */
export const accountCases: readonly Case[] = [
  ...fields({ ...open("/health/live"), rows: "live", kinds: { status: "string" } }),
  ...fields({ ...open("/health/ready"), rows: "ready", kinds: { status: "string" } }),
  ...fields({
    ...open("/openapi.json"),
    rows: "openapi",
    kinds: { openapi: "string", info: "object", paths: "object" },
  }),
  ...fields({
    ...open("/auth/nonce"),
    rows: "nonce",
    kinds: { nonce: "string", domain: "string", uri: "URL", chainIds: "array", expiresAt: "ISO 8601 time" },
  }),
  ...fields({ ...signedIn("GET", "/merchant/sessions"), rows: "sessions", kinds: { sessions: "array" } }),
  ...casesOf("DELETE", "/merchant/sessions/ses_1", [
    ["session.end-unknown", "no such session", "404 not_found", session],
  ]),
  ...fields({ ...signedIn("DELETE", "/merchant/sessions"), rows: "sessions.others", kinds: { ended: "integer" } }),
  ...fields({
    ...signedIn("GET", "/merchant/audit"),
    rows: "audit",
    kinds: { entries: "array", "pagination.total": "integer" },
  }),
  ...casesOf("POST", "/merchant/wallet", [
    ["wallet.change-unsigned", "no proofs", "400 invalid_request", withBody({})],
  ]),
  ...fields({
    ...{ rows: "terms", method: "GET", path: "/merchant/terms", given: "a key" },
    read: async ({ ask, other }) => (await ask("GET", "/merchant/terms", { key: other.apiKey })).body,
    kinds: { environment: "string", network: "string", caip2Network: "string", defaultToken: "string" },
  }),
  ...casesOf("POST", "/merchant/wallet/proofs", [
    ["wallet.prove-unsigned", "no proof", "400 invalid_request", withBody({})],
  ]),
  ...casesOf("POST", "/merchant/wallet/cancel", [
    ["wallet.cancel-unsigned", "no proof", "400 invalid_request", withBody({})],
  ]),
  theCase(["api-key.updated", "PATCH", "/merchant/api-keys/:id"], ["another label", "200 kasir"], async (fixture) => {
    const { id } = await fixture.apiKey({ environment: "sandbox" });
    const given = { cookie: fixture.owner.cookie, body: { label: "kasir" } };
    const answer = await fixture.ask("PATCH", `/merchant/api-keys/${id}`, given);
    return `${outcome(answer)} ${String(answer.body.label)}`;
  }),
  theCase(
    ["api-key.rolled", "POST", "/merchant/api-keys/:id/roll"],
    ["a key, with an hour for the old one", "201 with another key"],
    async (fixture) => {
      const { id, key } = await fixture.apiKey({ environment: "sandbox" });
      const given = { cookie: fixture.owner.cookie, body: { graceSeconds: 3_600 } };
      const answer = await fixture.ask("POST", `/merchant/api-keys/${id}/roll`, given);
      const isNew = String(answer.body.key).startsWith("ipk_sandbox_") && answer.body.key !== key;
      return `${outcome(answer)} with ${isNew ? "another key" : String(answer.body.key)}`;
    },
  ),
  ...fields({
    ...signedIn("GET", "/merchant/webhooks/deliveries"),
    rows: "deliveries",
    kinds: { deliveries: "array", "pagination.total": "integer" },
  }),
  ...casesOf("GET", "/merchant/webhooks/deliveries/dlv_1", [
    ["delivery.unknown", "no such delivery", "404 not_found", session],
  ]),
  ...casesOf("POST", "/merchant/webhooks/deliveries/dlv_1/redeliver", [
    ["delivery.redeliver-one-without-endpoint", "no webhook URL", "409 no_webhook_endpoint", session],
  ]),
  ...casesOf("POST", "/merchant/webhooks/redeliver", [
    [
      "delivery.redeliver-without-endpoint",
      "no webhook URL",
      "409 no_webhook_endpoint",
      withBody({ since: "2026-11-20" }),
    ],
  ]),
  ...casesOf("POST", "/merchant/webhooks/test", [
    ["webhook.test-without-endpoint", "no webhook URL", "409 no_webhook_endpoint", session],
  ]),
  ...casesOf("POST", "/merchant/sandbox/fund", [
    ["fund.in-session", "5 IDRX in a session", "200", withBody({ address: `0x${"12".repeat(20)}`, amount: "5" })],
  ]),
];
