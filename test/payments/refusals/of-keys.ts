import { query } from "@lunas/stack/postgres/query";
import { registerMerchant } from "../../world/register-merchant";
import type { Refused } from "./refusal";
import type { Stage } from "./stage";

interface AskOfKeys {
  readonly method: string;
  readonly path?: string;
  readonly body?: unknown;
}

/** A request about the merchant's API keys, in its session. */
const keysOf = ({ ask, merchant: { cookie } }: Stage, { path = "", ...asked }: AskOfKeys) =>
  ask(`/merchant/api-keys${path}`, { ...asked, headers: { cookie } });

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
];
