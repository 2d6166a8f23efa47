import type { ReceiptKeys } from "@lunas/protocol/api/receipts";
import type { Page } from "../http/page";

/** The did:web name of an origin. Stock x402 clients find the key of a receipt by it. */
export function didOf(origin: string): string {
  return `did:web:${encodeURIComponent(new URL(origin).host)}`;
}

/** The public keys once more, where did:web expects them. */
export function didPage({ keys }: ReceiptKeys, publicUrl: string): Page {
  const did = didOf(publicUrl);
  const methods = keys.map(({ kid, kty, crv, x }) => ({
    id: `${did}#${kid}`,
    type: "JsonWebKey2020",
    controller: did,
    publicKeyJwk: { kty, crv, x },
  }));
  const document = {
    "@context": ["https://www.w3.org/ns/did/v1", "https://w3id.org/security/suites/jws-2020/v1"],
    id: did,
    verificationMethod: methods,
    assertionMethod: methods.map(({ id }) => id),
  };
  return { path: "/.well-known/did.json", type: "json", body: Buffer.from(JSON.stringify(document)) };
}
