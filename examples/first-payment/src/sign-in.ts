import { type BaseWallet, getAddress } from "ethers";
import { SiweMessage } from "siwe";
import type { Lunas } from "./call-lunas";
import { SignInChallenge } from "./lunas-formats";
import { parse } from "./parse";

/** What `POST /auth/register` and `POST /auth/login` take as proof of a wallet. */
export interface SignedMessage {
  readonly message: string;
  readonly signature: string;
}

/** Asks for a nonce and signs an EIP-4361 message with it. Each nonce serves once. */
export async function signIn(lunas: Lunas, wallet: BaseWallet): Promise<SignedMessage> {
  const { body } = await lunas.ask({ path: "/auth/nonce" }, (value) => parse(SignInChallenge, value));
  const message = signInMessage(body, wallet.address);
  return { message, signature: await wallet.signMessage(message) };
}

/** The text that the wallet shows and signs. */
export function signInMessage(challenge: SignInChallenge, address: string, issuedAt = new Date()): string {
  const { nonce, domain, uri, statement, version, chainIds, expiresAt } = challenge;
  return new SiweMessage({
    domain,
    address: getAddress(address),
    statement,
    uri,
    version,
    chainId: chainIds[0] ?? 1,
    nonce,
    issuedAt: issuedAt.toISOString(),
    expirationTime: expiresAt,
  }).prepareMessage();
}
