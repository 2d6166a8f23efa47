import { Merchant, type MerchantUpdate } from "@lunas/protocol/api/merchant";
import { parse } from "@lunas/protocol/validate";
import type { SignedIn } from "./keys/signed-in";
import { ask } from "./service";

export async function readMerchant({ context, session }: SignedIn): Promise<Merchant> {
  const call = { path: "/merchant/me", headers: session } as const;
  return (await ask(context.url, call, (value) => parse(Merchant, value))).body;
}

export async function updateMerchant({ context, session }: SignedIn, body: MerchantUpdate): Promise<Merchant> {
  const call = { method: "PATCH", path: "/merchant/me", body, headers: session } as const;
  return (await ask(context.url, call, (value) => parse(Merchant, value))).body;
}
