import type { Address } from "@lunas/catalog/chain";
import { toAddress } from "@lunas/chain/address";
import { listOf } from "@lunas/runtime/kinds";
import type { Kind } from "@lunas/runtime/settings";

/** The place of a remote key, and the address that it must have. */
export interface KeyReference {
  readonly home: "aws-kms" | "gcp-kms" | "web3signer";
  /** A key id, alias or ARN; the name of a key version; the URL of a server. */
  readonly place: string;
  /** Null: any address. A web3signer's key is named by its address. */
  readonly address: Address | null;
}

const expected =
  "aws-kms:<key id>, gcp-kms:<key version> or web3signer:<url>#<address>, each with the #<address> that it must have";
const awsKey = /^[A-Za-z0-9:/_-]{1,2048}$/;
const gcpKey = /^projects\/[^/#]+\/locations\/[^/#]+\/keyRings\/[^/#]+\/cryptoKeys\/[^/#]+\/cryptoKeyVersions\/\d+$/;

export const keyReference: Kind<KeyReference> = { expected, parse };

export const keyReferences: Kind<readonly KeyReference[]> = listOf(
  keyReference,
  `remote keys: ${expected}`,
  (reference) => nameOf(reference),
);

function parse(given: string): KeyReference | undefined {
  const [, home, place = "", suffix] = /^(aws-kms|gcp-kms|web3signer):([^#]+)(?:#(.*))?$/.exec(given) ?? [];
  const address = suffix === undefined ? null : toAddress(suffix);
  if (suffix !== undefined && address === null) return undefined;
  if (home === "aws-kms" && awsKey.test(place)) return { home, place, address };
  if (home === "gcp-kms" && gcpKey.test(place)) return { home, place, address };
  if (home === "web3signer" && /^https?:\/\//.test(place) && URL.canParse(place) && address !== null)
    return { home, place, address };
  return undefined;
}

/** Its name in logs and messages: a URL without user, password and path. */
export function nameOf({ home, place, address }: KeyReference): string {
  return home === "web3signer" ? `web3signer:${new URL(place).host}#${address ?? ""}` : `${home}:${place}`;
}
