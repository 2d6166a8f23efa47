import { readFile } from "node:fs/promises";
import { openKeystore } from "@lunas/chain/send/keystore-signer";
import { mnemonicSigners } from "@lunas/chain/send/mnemonic-signers";
import { createPrivateKeySigner } from "@lunas/chain/send/private-key-signer";
import type { Signer } from "@lunas/chain/send/signer";
import { SettingsError } from "@lunas/runtime/settings-error";
import type { ChainConfig } from "./config";

/** The signers of one chain: those that settle, and the treasury where there is one. */
export interface Signers {
  readonly settling: readonly Signer[];
  readonly treasury: Signer | null;
}

type Given = Pick<
  ChainConfig,
  "signerKeys" | "signerKeystores" | "signerKeystorePassword" | "signerMnemonic" | "signerMnemonicCount" | "treasuryKey"
>;

/**
 * Opens everything that holds a key, in the order of the settings. Throws `SettingsError` with all that is wrong; it
 * names settings and files, never what is in them.
 * @param prefix the chain's in the settings' names, e.g. `BASE`
 */
export async function openSigners(prefix: string, given: Given): Promise<Signers> {
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
  const [treasury = null] = attempt(problems, `${prefix}_TREASURY_KEY`, () =>
    given.treasuryKey === undefined ? [] : [createPrivateKeySigner(given.treasuryKey.reveal())],
  );
  if (problems.length === 0) problems.push(...judge(prefix, { settling, treasury }));
  if (problems.length > 0) throw new SettingsError(problems);
  return { settling, treasury };
}

async function openKeystores(prefix: string, given: Given, problems: string[]): Promise<Signer[]> {
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

function judge(prefix: string, { settling, treasury }: Signers): string[] {
  if (settling.length === 0) {
    return [
      `${prefix} has no signer: set ${prefix}_SIGNER_KEYS, ${prefix}_SIGNER_KEYSTORES or ${prefix}_SIGNER_MNEMONIC.`,
    ];
  }
  const addresses = settling.map(({ address }) => address);
  const doubled = addresses.filter((address, index) => addresses.indexOf(address) !== index);
  return [
    ...doubled.map((address) => `${prefix} has the signer ${address} twice: each lane needs a key of its own.`),
    ...(treasury !== null && addresses.includes(treasury.address)
      ? [`${prefix}_TREASURY_KEY is that of the signer ${treasury.address}, too: the treasury settles no payments.`]
      : []),
  ];
}

/** What the opener says, or the file system's code: a path is in the setting already. */
function wordsOf(error: unknown): string {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  return [code, message].find((words) => typeof words === "string") ?? "it is of no use";
}
