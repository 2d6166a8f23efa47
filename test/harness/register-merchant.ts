import type { SignInChallenge } from "@lunas/protocol/api/auth";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { SiweMessage } from "siwe";

export interface RegisteredMerchant {
  readonly merchantId: string;
  readonly walletAddress: `0x${string}`;
  readonly apiKey: string;
  /** The session, ready to be sent as `Cookie`. */
  readonly cookie: string;
}

interface SigningWallet {
  readonly address: string;
  signMessage(text: string): Promise<string> | string;
}

/** A wallet, a new one unless it is given, becomes a merchant and signs in, over HTTP like any other. */
export async function registerMerchant(
  url: string,
  chainId = 1337,
  wallet: SigningWallet = freshWallet(),
): Promise<RegisteredMerchant> {
  const registered = await post(`${url}/auth/register`, {
    email: "owner@warung.example",
    walletAddress: wallet.address,
    name: "Warung Maju",
    website: "https://warung.example",
    ...(await signIn(url, wallet, { chainId })),
  });
  const login = await fetch(`${url}/auth/login`, jsonBody(await signIn(url, wallet, { chainId })));
  if (login.status !== 200) throw new Error(`login answered ${login.status}: ${await login.text()}`);
  const cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const { merchantId, sandboxApiKey } = registered as { merchantId: string; sandboxApiKey: string };
  return { merchantId, walletAddress: wallet.address as `0x${string}`, apiKey: sandboxApiKey, cookie };
}

/** Points a merchant's webhooks at a receiver; answers the signing secret. */
export async function setWebhook(url: string, merchant: RegisteredMerchant, webhookUrl: string): Promise<string> {
  const response = await fetch(`${url}/merchant/me`, {
    ...jsonBody({ webhookUrl, webhookSecret: "auto" }),
    method: "PATCH",
    headers: { "content-type": "application/json", cookie: merchant.cookie },
  });
  if (response.status !== 200) throw new Error(`PATCH answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { webhookSecret: string }).webhookSecret;
}

/** A message as the service wants it now, signed: of the sign-in, unless another statement is given. */
export async function signIn(
  url: string,
  wallet: SigningWallet,
  { chainId = 1337, ...purpose }: { readonly chainId?: number; readonly statement?: string } = {},
) {
  const terms = (await (await fetch(`${url}/auth/nonce`)).json()) as SignInChallenge;
  const { nonce, domain, uri, statement, version } = { ...terms, ...purpose };
  const siwe = new SiweMessage({
    nonce,
    domain,
    uri,
    statement,
    version,
    chainId,
    address: wallet.address,
    issuedAt: new Date().toISOString(),
  });
  const message = siwe.prepareMessage();
  return { message, signature: await wallet.signMessage(message) };
}

async function post(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, jsonBody(body));
  if (response.status >= 300) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

function jsonBody(body: unknown): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}
