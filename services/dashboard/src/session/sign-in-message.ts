import type { SignInChallenge } from "../api/schemas";

export interface SignInTerms {
  /** With its checksum. */
  readonly address: string;
  readonly chainId: number;
  readonly issuedAt: string;
}

/** The EIP-4361 message that the service asked for, as the wallet shows and signs it. */
export function signInMessage(challenge: SignInChallenge, { address, chainId, issuedAt }: SignInTerms): string {
  const { domain, uri, statement, version, nonce, expiresAt } = challenge;
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    address,
    "",
    statement,
    "",
    `URI: ${uri}`,
    `Version: ${version}`,
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt}`,
    `Expiration Time: ${expiresAt}`,
  ].join("\n");
}

/** The wallet's own chain where the service knows it; else the first that it knows: signing in moves nothing on any chain. */
export function chainToName(walletChainId: number | null, known: readonly number[]): number {
  return walletChainId !== null && known.includes(walletChainId) ? walletChainId : (known[0] ?? 1);
}
