import { toAddress } from "@lunas/chain/address";
import type { SignInMessage } from "@lunas/domain/merchant/sign-in";
import { SiweMessage } from "siwe";

/** Parses an EIP-4361 message; null for other text. The caller verifies the signature over the text itself. */
export function parseSignInMessage(text: string): SignInMessage | null {
  const message = parseOrNull(text);
  const address = message && toAddress(message.address);
  if (message === null || address === null) return null;
  return {
    address,
    domain: message.domain,
    uri: message.uri,
    statement: message.statement ?? null,
    version: message.version,
    chainId: message.chainId,
    nonce: message.nonce,
    issuedAtMs: timeOf(message.issuedAt),
    expiresAtMs: timeOf(message.expirationTime),
    notBeforeMs: timeOf(message.notBefore),
  };
}

function parseOrNull(text: string): SiweMessage | null {
  try {
    return new SiweMessage(text);
  } catch {
    return null;
  }
}

function timeOf(text: string | undefined): number | null {
  const timeMs = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(timeMs) ? null : timeMs;
}
