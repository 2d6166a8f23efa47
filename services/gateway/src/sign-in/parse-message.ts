import { toAddress } from "@lunas/chain/address";
import type { SignInMessage } from "@lunas/domain/merchant/sign-in";
import { SiweMessage } from "siwe";

/** Parses an EIP-4361 message; null for other text. The caller verifies the signature over the text itself. */
export function parseSignInMessage(text: string): SignInMessage | null {
  const message = parseOrNull(text);
  const address = message && toAddress(message.address);
  if (message === null || address === null) return null;
  const { issuedAt, expirationTime, notBefore } = message;
  const times = { issuedAtMs: timeOf(issuedAt), expiresAtMs: timeOf(expirationTime), notBeforeMs: timeOf(notBefore) };
  // The grammar allows times that no clock shows, as 23:59:60. One that cannot be compared is not taken for none.
  if (Object.values(times).some(Number.isNaN)) return null;
  return {
    address,
    domain: domainOf(message),
    uri: message.uri,
    statement: message.statement ?? null,
    version: message.version,
    chainId: message.chainId,
    nonce: message.nonce,
    ...times,
  };
}

/** A scheme before the domain is part of it, unless it is a web page's: `evil://pay.example` is another domain. */
function domainOf({ scheme, domain }: SiweMessage): string {
  return scheme === undefined || /^https?$/.test(scheme) ? domain : `${scheme}://${domain}`;
}

function parseOrNull(text: string): SiweMessage | null {
  try {
    return new SiweMessage(text);
  } catch {
    return null;
  }
}

/** Null where the message has no such time; NaN where it cannot be read. */
function timeOf(text: string | undefined): number | null {
  return text === undefined ? null : Date.parse(text);
}
