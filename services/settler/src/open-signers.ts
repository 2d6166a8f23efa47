import { readFile } from "node:fs/promises";
import type { Address } from "@lunas/catalog/chain";
import { openKeystore } from "@lunas/chain/send/keystore-signer";
import { mnemonicSigners } from "@lunas/chain/send/mnemonic-signers";
import { createPrivateKeySigner } from "@lunas/chain/send/private-key-signer";
import type { RemoteSigner } from "@lunas/chain/send/remote-signer";
import type { Signer } from "@lunas/chain/send/signer";
import { SettingsError } from "@lunas/runtime/settings-error";
import type { ChainConfig } from "./config";
import type { KeyReference } from "./keys/key-reference";
import { type Authorizers, openAuthorizers } from "./keys/open-authorizers";
import { openRemoteSigner } from "./keys/open-remote-signer";
import type { SignersPlace } from "./keys/signers-place";

/** The signers of one chain: those that settle, and the treasury if there is one. */
export interface Signers {
  /** With the key in this process. */
  readonly local: readonly Signer[];
  /** With a remote key; a signer that has not answered yet joins later. */
  readonly remote: readonly RemoteSigner[];
  /** The signer that settles no payments. */
  readonly treasury: Address | null;
  /** Those who sign claims and refunds of channels; they send nothing. */
  readonly authorizers: Authorizers;
}

export type SignerSettings = Pick<
  ChainConfig,
  | "signerKeys"
  | "signerKeystores"
  | "signerKeystorePassword"
  | "signerMnemonic"
  | "signerMnemonicCount"
  | "signers"
  | "treasuryKey"
  | "treasurySigner"
  | "channelAuthorizer"
>;

/**
 * Opens all signers, in the order of the settings. Throws `SettingsError` with all problems; it names settings and
 * files, never their contents. A remote key that does not answer is no problem: it joins later.
 */
export async function openSigners(place: SignersPlace, given: SignerSettings): Promise<Signers> {
  const { prefix } = place;
  const problems: string[] = [];
  const settling = [
    ...attempt(problems, `${prefix}_SIGNER_KEYS`, () => (given.signerKeys?.reveal() ?? []).map(createPrivateKeySigner)),
    ...(await openKeystores(prefix, given, problems)),
    ...attempt(problems, `${prefix}_SIGNER_MNEMONIC`, () =>
      given.signerMnemonic === undefined
        ? []
        : mnemonicSigners(given.signerMnemonic.reveal(), given.signerMnemonicCount),
    ),
  ];
  const treasuryKeys = attempt(problems, `${prefix}_TREASURY_KEY`, () =>
    given.treasuryKey === undefined ? [] : [createPrivateKeySigner(given.treasuryKey.reveal())],
  );
  const elsewhere = given.signers?.reveal() ?? [];
  const treasuryElsewhere = given.treasurySigner?.reveal();
  const treasury = treasuryKeys[0]?.address ?? treasuryElsewhere?.address ?? null;
  if (problems.length === 0) problems.push(...judge(place, { given, settling, elsewhere, treasury }));
  if (problems.length > 0) throw new SettingsError(problems);
  const local = [...settling, ...treasuryKeys];
  const references = [...elsewhere, ...(treasuryElsewhere === undefined ? [] : [treasuryElsewhere])];
  const remote = await openRemote(place, references, local);
  const taken = [...local.map(({ address }) => address), ...remote.flatMap((signer) => signer.address() ?? [])];
  const authorizers = await openAuthorizers(place, {
    keys: given.channelAuthorizer?.reveal() ?? [],
    keystorePassword: given.signerKeystorePassword?.reveal(),
    taken,
  });
  return { local, treasury, remote, authorizers };
}

/** Probes all of them at once. A wrong signer is refused; one that does not answer joins later. */
async function openRemote(place: SignersPlace, references: readonly KeyReference[], local: readonly Signer[]) {
  const owners = new Map<Address, string>(local.map(({ address }) => [address, "a key in this process"]));
  const objection = (name: string, address: Address) => {
    const owner = owners.get(address) ?? name;
    owners.set(address, owner);
    return owner === name ? null : `it has the address ${address} of ${owner}: each lane needs a key of its own`;
  };
  const remote = references.map((reference) => openRemoteSigner(reference, { ...place, objection }));
  const probed = await Promise.all(remote.map((signer) => signer.probe()));
  const problems = probed.flatMap((each) =>
    each.kind === "wrong" ? [`${place.prefix}_SIGNERS: ${each.problem}.`] : [],
  );
  if (problems.length > 0) throw new SettingsError(problems);
  return remote;
}

async function openKeystores(prefix: string, given: SignerSettings, problems: string[]): Promise<Signer[]> {
  const { signerKeystores: paths = [], signerKeystorePassword: password } = given;
  if (paths.length > 0 && password === undefined) {
    problems.push(
      `${prefix}_SIGNER_KEYSTORE_PASSWORD is missing: ${prefix}_SIGNER_KEYSTORES cannot be opened without it.`,
    );
    return [];
  }
  const opened: Signer[] = [];
  for (const path of paths) {
    try {
      opened.push(await openKeystore(await readFile(path, "utf8"), password?.reveal() ?? ""));
    } catch (error) {
      problems.push(`${prefix}_SIGNER_KEYSTORES: ${path} cannot be opened: ${wordsOf(error)}.`);
    }
  }
  return opened;
}

function attempt<T>(problems: string[], setting: string, open: () => readonly T[]): readonly T[] {
  try {
    return open();
  } catch (error) {
    problems.push(`${setting}: ${wordsOf(error)}.`);
    return [];
  }
}

interface Opened {
  readonly given: SignerSettings;
  readonly settling: readonly Signer[];
  readonly elsewhere: readonly KeyReference[];
  readonly treasury: Address | null;
}

function judge({ prefix }: SignersPlace, { given, settling, elsewhere, treasury }: Opened): string[] {
  if (settling.length + elsewhere.length === 0) {
    return [
      `${prefix} has no signer: set ${prefix}_SIGNER_KEYS, ${prefix}_SIGNER_KEYSTORES, ${prefix}_SIGNER_MNEMONIC or ${prefix}_SIGNERS.`,
    ];
  }
  const addresses = [
    ...settling.map(({ address }) => address),
    ...elsewhere.flatMap(({ address }) => (address === null ? [] : [address])),
  ];
  const doubled = addresses.filter((address, index) => addresses.indexOf(address) !== index);
  return [
    ...doubled.map((address) => `${prefix} has the signer ${address} twice: each lane needs a key of its own.`),
    ...(treasury !== null && addresses.includes(treasury)
      ? [`${prefix}_TREASURY_KEY is the key of the signer ${treasury}, too: the treasury settles no payments.`]
      : []),
    ...judgeTreasury(prefix, given),
  ];
}

function judgeTreasury(prefix: string, { treasuryKey, treasurySigner }: SignerSettings): string[] {
  const reference = treasurySigner?.reveal();
  if (reference === undefined) return [];
  return [
    ...(treasuryKey === undefined ? [] : [`${prefix}_TREASURY_KEY and ${prefix}_TREASURY_SIGNER: set one of them.`]),
    ...(reference.address === null
      ? [`${prefix}_TREASURY_SIGNER must end with #<address>: which lane is the treasury's has to be known at boot.`]
      : []),
  ];
}

/** The opener's message, or the file system's code without the path, which the setting has already. */
function wordsOf(error: unknown): string {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  return [code, message].find((words) => typeof words === "string") ?? "it cannot be used";
}
