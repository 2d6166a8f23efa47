import type { BaseWallet } from "ethers";
import type { Lunas } from "./call-lunas";
import { Failure } from "./failure";
import { Merchant, SignedIn } from "./lunas-formats";
import { parse } from "./parse";
import { signIn } from "./sign-in";

/** Signs in with the merchant's wallet; answers the session cookie as it goes into `Cookie`. */
export async function openSession(lunas: Lunas, wallet: BaseWallet): Promise<string> {
  const call = { method: "POST", path: "/auth/login", body: await signIn(lunas, wallet) } as const;
  const { headers } = await lunas.ask(call, (value) => parse(SignedIn, value));
  const cookie = headers.getSetCookie()[0]?.split(";")[0];
  if (cookie === undefined) {
    throw new Failure("No session cookie came back.", { request: "POST /auth/login", code: "unexpected_answer" });
  }
  return cookie;
}

/** Tells Lunas where webhooks go and has it make their secret, which is shown in this answer only. */
export async function setWebhook(lunas: Lunas, cookie: string, webhookUrl: string): Promise<string> {
  const secret = (await updateMerchant(lunas, cookie, { webhookUrl, webhookSecret: "auto" })).webhookSecret;
  if (secret !== null) return secret;
  throw new Failure("No webhook secret came back.", { request: "PATCH /merchant/me", code: "unexpected_answer" });
}

/** Takes the address back, so that nothing is posted to a receiver that is no more. */
export async function clearWebhook(lunas: Lunas, cookie: string): Promise<void> {
  await updateMerchant(lunas, cookie, { webhookUrl: "" });
}

async function updateMerchant(lunas: Lunas, cookie: string, change: Record<string, string>): Promise<Merchant> {
  const call = { method: "PATCH", path: "/merchant/me", body: change, headers: { Cookie: cookie } } as const;
  return (await lunas.ask(call, (value) => parse(Merchant, value))).body;
}
