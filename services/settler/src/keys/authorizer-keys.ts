import { listOf, privateKey } from "@lunas/runtime/kinds";
import type { Kind } from "@lunas/runtime/settings";
import { type KeyReference, keyReference } from "./key-reference";

/** Where the key of an authorizer is. */
export type AuthorizerKey =
  | { readonly home: "here"; readonly privateKey: string }
  | { readonly home: "keystore"; readonly path: string }
  | { readonly home: "remote"; readonly reference: KeyReference };

const expected = `a private key, keystore:<path>, or ${keyReference.expected}`;

const authorizerKey: Kind<AuthorizerKey> = { expected, parse };

export const authorizerKeys: Kind<readonly AuthorizerKey[]> = listOf(
  authorizerKey,
  `keys of authorizers: ${expected}`,
  (key) => JSON.stringify(key),
);

function parse(given: string): AuthorizerKey | undefined {
  const own = privateKey.parse(given);
  if (own !== undefined) return { home: "here", privateKey: own };
  const [, path] = /^keystore:(.+)$/.exec(given) ?? [];
  if (path !== undefined) return { home: "keystore", path };
  const reference = keyReference.parse(given);
  return reference === undefined ? undefined : { home: "remote", reference };
}
