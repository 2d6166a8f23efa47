import { LunasError } from "@lunas/client";
import { type Wallet, walletOf } from "@lunas/client/wallet";
import { login, logout, SignInChallenge } from "@lunas/protocol/api/auth";
import { parse } from "@lunas/protocol/validate";
import type { Desk } from "./desk";
import { Misuse } from "./misuse";
import { ask } from "./service";

/** What registering and signing in take as proof of a wallet. Each nonce serves once. */
export async function proveWallet(url: string, wallet: Wallet) {
  const { body } = await ask(url, { path: "/auth/nonce" }, (value) => parse(SignInChallenge, value));
  const message = signInMessage(body, wallet.address, new Date());
  return { message, signature: wallet.signMessage(message) };
}

/** EIP-4361. */
export function signInMessage(challenge: SignInChallenge, address: string, issuedAt: Date): string {
  const { nonce, domain, uri, statement, version, chainIds, expiresAt } = challenge;
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    address,
    "",
    statement,
    "",
    `URI: ${uri}`,
    `Version: ${version}`,
    `Chain ID: ${chainIds[0] ?? 1}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt.toISOString()}`,
    `Expiration Time: ${expiresAt}`,
  ].join("\n");
}

/** A merchant's session, as a header; ended afterwards, so that none is left lying about. */
export async function withSession<T>(
  { url, secret }: Pick<Desk, "url" | "secret">,
  work: (headers: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  const key = await secret("LUNAS_MERCHANT_KEY");
  if (key === null) {
    throw new Misuse("there is no merchant's wallet: run `lunas register`, or set LUNAS_MERCHANT_KEY (or …_FILE)");
  }
  const body = await proveWallet(url, walletOf(key));
  const call = { method: "POST", path: "/auth/login", body } as const;
  const { headers } = await ask(url, call, (value) => parse(login.responses[200], value));
  const cookie = headers.getSetCookie()[0]?.split(";")[0];
  if (cookie === undefined) throw new LunasError("No session came back.", { code: "unexpected_answer" });
  const session = { Cookie: cookie };
  try {
    return await work(session);
  } finally {
    const goodbye = { method: "POST", path: "/auth/logout", headers: session } as const;
    await ask(url, goodbye, (value) => parse(logout.responses[200], value)).catch(() => undefined);
  }
}
