import { readFile } from "node:fs/promises";
import type { Address } from "@lunas/catalog/chain";
import { openKeystore } from "@lunas/chain/send/keystore-signer";
import { createPrivateKeySigner } from "@lunas/chain/send/private-key-signer";
import type { RemoteSigner } from "@lunas/chain/send/remote-signer";
import type { Signer } from "@lunas/chain/send/signer";
import { SettingsError } from "@lunas/runtime/settings-error";
import type { AuthorizerKey } from "./authorizer-keys";
import { openRemoteSigner } from "./open-remote-signer";
import type { SignersPlace } from "./signers-place";

/** The keys of a chain's authorizers. The first of the setting is current: new channels name it. */
export interface Authorizers {
  readonly local: readonly Signer[];
  readonly remote: readonly RemoteSigner[];
  /** Null: none is set, or its remote key has not told its address yet. */
  current(): Address | null;
}

interface AuthorizerSettings {
  readonly keys: readonly AuthorizerKey[];
  readonly keystorePassword: string | undefined;
  /** Relayers and treasury: their keys are not those of authorizers. */
  readonly taken: readonly Address[];
}

/** Throws `SettingsError` with all problems; it names no key. A remote key that does not answer joins later. */
export async function openAuthorizers(place: SignersPlace, settings: AuthorizerSettings): Promise<Authorizers> {
  const problems: string[] = [];
  const opened: (Signer | RemoteSigner)[] = [];
  for (const key of settings.keys) {
    try {
      opened.push(await open(key, place, settings));
    } catch (error) {
      problems.push(
        `${place.prefix}_CHANNEL_AUTHORIZER: ${error instanceof Error ? error.message : "it cannot be used"}.`,
      );
    }
  }
  const remote = opened.filter(isRemote);
  for (const each of await Promise.all(remote.map((signer) => signer.probe())))
    if (each.kind === "wrong") problems.push(`${place.prefix}_CHANNEL_AUTHORIZER: ${each.problem}.`);
  const addresses = opened.flatMap((each) => addressOf(each) ?? []);
  for (const address of addresses.filter(
    (each, index) => settings.taken.includes(each) || addresses.indexOf(each) !== index,
  ))
    problems.push(
      `${place.prefix}_CHANNEL_AUTHORIZER: ${address} is in use already: an authorizer has a key of its own.`,
    );
  if (problems.length > 0) throw new SettingsError(problems);
  const [first] = opened;
  return {
    local: opened.filter((each): each is Signer => !isRemote(each)),
    remote,
    current: () => (first === undefined ? null : addressOf(first)),
  };
}

async function open(key: AuthorizerKey, place: SignersPlace, { keystorePassword, taken }: AuthorizerSettings) {
  switch (key.home) {
    case "here":
      return createPrivateKeySigner(key.privateKey);
    case "keystore": {
      if (keystorePassword === undefined) throw new Error(`${place.prefix}_SIGNER_KEYSTORE_PASSWORD is missing`);
      return await openKeystore(await readFile(key.path, "utf8"), keystorePassword);
    }
    case "remote": {
      const objection = (name: string, address: Address) =>
        taken.includes(address)
          ? `${name} has the address ${address} of a signer: an authorizer has a key of its own`
          : null;
      return openRemoteSigner(key.reference, { ...place, objection });
    }
  }
}

function isRemote(signer: Signer | RemoteSigner): signer is RemoteSigner {
  return typeof signer.address === "function";
}

function addressOf(signer: Signer | RemoteSigner): Address | null {
  return isRemote(signer) ? signer.address() : signer.address;
}
