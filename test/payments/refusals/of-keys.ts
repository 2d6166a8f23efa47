import { query } from "@lunas/stack/postgres/query";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { registerMerchant, signIn } from "../../harness/register-merchant";
import { sessionOfBefore } from "../../harness/session-of-before";
import type { Fixture } from "./fixture";
import type { Refused } from "./refusal";

interface AskOfKeys {
  readonly method: string;
  readonly path?: string;
  readonly body?: unknown;
  readonly url?: string;
}

/** A request about the merchant's API keys, in its session. */
const keysOf = ({ ask, merchant: { cookie } }: Fixture, { path = "", ...request }: AskOfKeys) =>
  ask(`/merchant/api-keys${path}`, { ...request, headers: { cookie } });

/** A key of the merchant's with limits. */
async function aLimitedKey(fixture: Fixture, limits: object): Promise<string> {
  const made = await keysOf(fixture, { method: "POST", body: { environment: "sandbox", ...limits } });
  return ((await made.json()) as { key: string }).key;
}

/** The id of one of a merchant's keys. */
async function aKeyOf({ ask }: Fixture, { cookie }: Fixture["other"]): Promise<string> {
  const { apiKeys } = (await (await ask("/merchant/api-keys", { headers: { cookie } })).json()) as {
    apiKeys: readonly [{ id: string }];
  };
  return apiKeys[0].id;
}

/** What is wrong with API keys, and with those who manage them. */
export const ofKeys: readonly Refused[] = [
  {
    name: "a publishable key without origins",
    code: "invalid_request",
    status: 400,
    details: ["allowedOrigins"],
    provoke: (fixture) => keysOf(fixture, { method: "POST", body: { environment: "sandbox", type: "publishable" } }),
  },
  {
    name: "a grace that is not offered",
    code: "invalid_request",
    status: 400,
    details: ["graceSeconds"],
    provoke: async (fixture) => {
      const id = await aKeyOf(fixture, fixture.merchant);
      return keysOf(fixture, { method: "POST", path: `/${id}/roll`, body: { graceSeconds: 60 } });
    },
  },
  {
    name: "a key of a suspended merchant",
    code: "forbidden",
    status: 403,
    details: ["reason"],
    provoke: async ({ ask, harness }) => {
      const merchant = await registerMerchant(harness.url);
      const suspend = "update merchants set suspended_at = now() where id = $1";
      await query(harness.stack.databaseUrl, suspend, [merchant.merchantId]);
      return ask("/payments/pay_1", { key: merchant.apiKey });
    },
  },
  {
    name: "a key of another merchant, to be changed",
    code: "not_found",
    status: 404,
    details: [],
    provoke: async (fixture) => {
      const id = await aKeyOf(fixture, fixture.other);
      return keysOf(fixture, { method: "PATCH", path: `/${id}`, body: { label: "mine" } });
    },
  },
  {
    name: "a key of another merchant, to be rolled",
    code: "not_found",
    status: 404,
    details: [],
    provoke: async (fixture) => {
      const id = await aKeyOf(fixture, fixture.other);
      return keysOf(fixture, { method: "POST", path: `/${id}/roll`, body: { graceSeconds: 0 } });
    },
  },
  {
    name: "a key of another merchant, to be revoked",
    code: "not_found",
    status: 404,
    details: [],
    provoke: async (fixture) => keysOf(fixture, { method: "DELETE", path: `/${await aKeyOf(fixture, fixture.other)}` }),
  },
  {
    name: "a key without the scope",
    code: "forbidden",
    status: 403,
    details: ["scope"],
    provoke: async (fixture) =>
      fixture.ask("/payments", { key: await aLimitedKey(fixture, { scopes: ["events:read"] }) }),
  },
  {
    name: "a key used from elsewhere",
    code: "forbidden",
    status: 403,
    details: ["reason", "ip"],
    provoke: async (fixture) =>
      fixture.ask("/payments", { key: await aLimitedKey(fixture, { allowedIps: ["203.0.113.7"] }) }),
  },
  {
    name: "one live key too many",
    code: "too_many_api_keys",
    status: 409,
    details: ["max"],
    provoke: async ({ ask, harness }) => {
      const { merchantId, cookie } = await registerMerchant(harness.url);
      const fill = `insert into api_keys (id, merchant_id, hash, prefix, type, environment)
        select 'key_full' || n, $1, 'full' || n, 'ipk_sandbox_', 'secret', 'sandbox' from generate_series(1, 49) n`;
      await query(harness.stack.databaseUrl, fill, [merchantId]);
      return ask("/merchant/api-keys", { method: "POST", headers: { cookie }, body: { environment: "sandbox" } });
    },
  },
  {
    name: "a webhook secret, rotated in a session of 13 hours",
    code: "reauthentication_required",
    status: 401,
    details: [],
    provoke: async ({ ask, harness, merchant }) => {
      const cookie = await sessionOfBefore(harness.stack, merchant.merchantId, 13);
      return ask("/merchant/me", { method: "PATCH", headers: { cookie }, body: { webhookSecret: "auto" } });
    },
  },
  {
    name: "a production key before the operator has approved the merchant",
    code: "production_not_approved",
    status: 403,
    details: [],
    provoke: (fixture) =>
      keysOf(fixture, { method: "POST", url: fixture.limited, body: { environment: "production" } }),
  },
  {
    name: "a cancellation of a wallet change that is not announced",
    code: "wallet_change_conflict",
    status: 409,
    details: ["reason"],
    provoke: async ({ ask, harness }) => {
      const wallet = freshWallet();
      const { merchantId } = await registerMerchant(harness.url, 1337, wallet);
      const newWallet = freshWallet().address;
      const statement = `Cancel the change of the wallet of Lunas merchant ${merchantId} from ${wallet.address} to ${newWallet}.`;
      return ask("/merchant/wallet/cancel", { method: "POST", body: await signIn(harness.url, wallet, { statement }) });
    },
  },
];
