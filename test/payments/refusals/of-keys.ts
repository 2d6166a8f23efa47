import { query } from "@lunas/stack/postgres/query";
import { Wallet } from "ethers";
import { registerMerchant, signIn } from "../../world/register-merchant";
import { sessionOfBefore } from "../../world/session-of-before";
import type { Refused } from "./refusal";
import type { Stage } from "./stage";

interface AskOfKeys {
  readonly method: string;
  readonly path?: string;
  readonly body?: unknown;
  readonly url?: string;
}

/** A request about the merchant's API keys, in its session. */
const keysOf = ({ ask, merchant: { cookie } }: Stage, { path = "", ...asked }: AskOfKeys) =>
  ask(`/merchant/api-keys${path}`, { ...asked, headers: { cookie } });

/** A key of the merchant's with limits. */
async function aLimitedKey(stage: Stage, limits: object): Promise<string> {
  const made = await keysOf(stage, { method: "POST", body: { environment: "sandbox", ...limits } });
  return ((await made.json()) as { key: string }).key;
}

/** The id of one of a merchant's keys. */
async function aKeyOf({ ask }: Stage, { cookie }: Stage["other"]): Promise<string> {
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
    provoke: (stage) => keysOf(stage, { method: "POST", body: { environment: "sandbox", type: "publishable" } }),
  },
  {
    name: "a grace that is not offered",
    code: "invalid_request",
    status: 400,
    details: ["graceSeconds"],
    provoke: async (stage) => {
      const id = await aKeyOf(stage, stage.merchant);
      return keysOf(stage, { method: "POST", path: `/${id}/roll`, body: { graceSeconds: 60 } });
    },
  },
  {
    name: "a key of a suspended merchant",
    code: "forbidden",
    status: 403,
    details: ["reason"],
    provoke: async ({ ask, world }) => {
      const merchant = await registerMerchant(world.url);
      const suspend = "update merchants set suspended_at = now() where id = $1";
      await query(world.stack.databaseUrl, suspend, [merchant.merchantId]);
      return ask("/payments/pay_1", { key: merchant.apiKey });
    },
  },
  {
    name: "a key of another merchant, to be changed",
    code: "not_found",
    status: 404,
    details: [],
    provoke: async (stage) => {
      const id = await aKeyOf(stage, stage.other);
      return keysOf(stage, { method: "PATCH", path: `/${id}`, body: { label: "mine" } });
    },
  },
  {
    name: "a key of another merchant, to be rolled",
    code: "not_found",
    status: 404,
    details: [],
    provoke: async (stage) => {
      const id = await aKeyOf(stage, stage.other);
      return keysOf(stage, { method: "POST", path: `/${id}/roll`, body: { graceSeconds: 0 } });
    },
  },
  {
    name: "a key of another merchant, to be revoked",
    code: "not_found",
    status: 404,
    details: [],
    provoke: async (stage) => keysOf(stage, { method: "DELETE", path: `/${await aKeyOf(stage, stage.other)}` }),
  },
  {
    name: "a key without the scope",
    code: "forbidden",
    status: 403,
    details: ["scope"],
    provoke: async (stage) => stage.ask("/payments", { key: await aLimitedKey(stage, { scopes: ["events:read"] }) }),
  },
  {
    name: "a key used from elsewhere",
    code: "forbidden",
    status: 403,
    details: ["reason", "ip"],
    provoke: async (stage) =>
      stage.ask("/payments", { key: await aLimitedKey(stage, { allowedIps: ["203.0.113.7"] }) }),
  },
  {
    name: "one live key too many",
    code: "too_many_api_keys",
    status: 409,
    details: ["max"],
    provoke: async ({ ask, world }) => {
      const { merchantId, cookie } = await registerMerchant(world.url);
      const fill = `insert into api_keys (id, merchant_id, hash, prefix, type, environment)
        select 'key_full' || n, $1, 'full' || n, 'ipk_sandbox_', 'secret', 'sandbox' from generate_series(1, 49) n`;
      await query(world.stack.databaseUrl, fill, [merchantId]);
      return ask("/merchant/api-keys", { method: "POST", headers: { cookie }, body: { environment: "sandbox" } });
    },
  },
  {
    name: "a webhook secret, rotated in a session of 13 hours",
    code: "reauthentication_required",
    status: 401,
    details: [],
    provoke: async ({ ask, world, merchant }) => {
      const cookie = await sessionOfBefore(world.stack, merchant.merchantId, 13);
      return ask("/merchant/me", { method: "PATCH", headers: { cookie }, body: { webhookSecret: "auto" } });
    },
  },
  {
    name: "a production key before the operator has approved the merchant",
    code: "production_not_approved",
    status: 403,
    details: [],
    provoke: (stage) => keysOf(stage, { method: "POST", url: stage.limited, body: { environment: "production" } }),
  },
  {
    name: "a cancellation of a wallet change that is not announced",
    code: "wallet_change_conflict",
    status: 409,
    details: ["reason"],
    provoke: async ({ ask, world }) => {
      const wallet = Wallet.createRandom();
      const { merchantId } = await registerMerchant(world.url, 1337, wallet);
      const newWallet = Wallet.createRandom().address;
      const statement = `Cancel the change of the wallet of Lunas merchant ${merchantId} from ${wallet.address} to ${newWallet}.`;
      return ask("/merchant/wallet/cancel", { method: "POST", body: await signIn(world.url, wallet, { statement }) });
    },
  },
];
