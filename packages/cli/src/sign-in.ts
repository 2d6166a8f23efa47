import { LunasError } from "@lunas/client";
import { type Wallet, walletOf } from "@lunas/client/wallet";
import { Misuse } from "@lunas/command-line/misuse";
import { login, logout, SignInChallenge } from "@lunas/protocol/api/auth";
import { parse } from "@lunas/protocol/validate";
import { checksum, validate as isAddress } from "ox/Address";
import type { CommandContext } from "./command-context";
import { ask } from "./service";

/** The wallet's proof for registration and sign-in. Each nonce works once. */
export async function proveWallet(url: string, wallet: Wallet) {
  const message = await messageFor(url, wallet.address);
  return { message, signature: wallet.signMessage(message) };
}

/** The wallet's signature over a statement of this command's own: it opens no session. */
export async function provePurpose(url: string, wallet: Wallet, statement: string) {
  const message = await messageFor(url, wallet.address, statement);
  return { message, signature: wallet.signMessage(message) };
}

/** The checked text that a wallet signs at the service: to sign in, or for a statement of this command's own. */
export async function messageFor(url: string, address: string, statement?: string): Promise<string> {
  if (!isAddress(address)) throw new LunasError("The wallet gave no address.", { code: "sign_in_refused" });
  const { body } = await ask(url, { path: "/auth/nonce" }, (value) => parse(SignInChallenge, value));
  checkChallenge(body, url);
  const said = statement === undefined ? body : { ...body, statement };
  return signInMessage(said, checksum(address), new Date());
}

/**
 * The signature opens this wallet's account at the site in the message. So the message may name only the given address,
 * and the service may add no line. Throws `sign_in_refused`.
 */
function checkChallenge(challenge: SignInChallenge, url: string): void {
  const { nonce, domain, uri, statement, version, chainIds, expiresAt } = challenge;
  const { host, origin } = new URL(url);
  if (domain !== host) throw refused("domain", domain, host);
  if (!URL.canParse(uri) || new URL(uri).origin !== origin || /\s/.test(uri)) throw refused("uri", uri, origin);
  if (!/^[A-Za-z0-9]{8,128}$/.test(nonce)) throw refused("nonce", nonce, "letters and digits");
  if (/\p{C}/u.test(statement)) throw refused("statement", statement, "one line of text");
  if (version !== "1") throw refused("version", version, "1");
  if (!/^[-0-9T:.]+Z$/.test(expiresAt)) throw refused("expiresAt", expiresAt, "an ISO 8601 time");
  if (!chainIds.every(Number.isSafeInteger)) throw refused("chainIds", chainIds.join(), "whole numbers");
}

function refused(field: string, actual: string, expected: string): LunasError {
  const message = `The service at this address asks for a signature with a wrong ${field}: nothing was signed. If the service is the right one, give --url with the service's own name.`;
  return new LunasError(message, { code: "sign_in_refused", details: { field, actual, expected } });
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

type SessionHeaders = Readonly<Record<string, string>>;

/** A merchant's session, as a header; it is ended afterwards, so that no session stays open. */
export async function withSession<T>(
  context: Pick<CommandContext, "url" | "secret" | "profile">,
  work: (headers: SessionHeaders) => Promise<T>,
): Promise<T> {
  const { url, secret } = context;
  const { session: stored } = context.profile;
  const key = await secret("LUNAS_MERCHANT_KEY");
  if (key === null && stored?.url === url) return withStoredSession(stored.cookie, work);
  if (key === null) {
    throw new Misuse(
      "there is no merchant's wallet: run `npx @lunas/cli register` or `npx @lunas/cli login`, or set LUNAS_MERCHANT_KEY (or …_FILE)",
    );
  }
  const cookie = await openSession(url, await proveWallet(url, walletOf(key)));
  const session = { Cookie: cookie };
  try {
    return await work(session);
  } finally {
    const goodbye = { method: "POST", path: "/auth/logout", headers: session } as const;
    await ask(url, goodbye, (value) => parse(logout.responses[200], value)).catch(() => undefined);
  }
}

/** The cookie of a new session. */
export async function openSession(url: string, body: { readonly message: string; readonly signature: string }) {
  const call = { method: "POST", path: "/auth/login", body } as const;
  const { headers } = await ask(url, call, (value) => parse(login.responses[200], value));
  const cookie = headers.getSetCookie()[0]?.split(";")[0];
  if (cookie === undefined) throw new LunasError("The service did not open a session.", { code: "unexpected_answer" });
  return cookie;
}

/** The session that `login` opened stays open. */
async function withStoredSession<T>(cookie: string, work: (headers: SessionHeaders) => Promise<T>): Promise<T> {
  try {
    return await work({ Cookie: cookie });
  } catch (error) {
    if (!(error instanceof LunasError) || error.status !== 401) throw error;
    throw new Misuse(`the session of the last login has ended: run \`npx @lunas/cli login\` again (${error.message})`);
  }
}
