import type { Chain, Environment } from "@lunas/catalog/chain";
import { settingPrefix } from "@lunas/catalog/chains";
import { integer, privateKey, privateKeys, text, texts, wei } from "@lunas/runtime/kinds";
import { defineSettings } from "@lunas/runtime/settings";
import { authorizerKeys } from "./keys/authorizer-keys";
import { keyReference, keyReferences } from "./keys/key-reference";

const treasuryDoc: Readonly<Record<Environment, string>> = {
  sandbox:
    "The faucet's signer on this chain: holds the tokens and ether that /sandbox/fund hands out. Without it there is no faucet. It refills the relayers, too, where that is set.",
  production:
    "Holds the ether that the relayers are refilled with; settles no payments. Without it nobody refills them.",
};

/** The sources of a chain's signers: local keys, remote keys, and the treasury's key. */
export function signerSettings({ network, environment }: Chain) {
  const prefix = settingPrefix(network);
  return { ...localSigners(prefix), ...remoteSigners(prefix, treasuryDoc[environment]), ...authorizers(prefix) };
}

function authorizers(prefix: string) {
  return defineSettings({
    channelAuthorizer: {
      name: `${prefix}_CHANNEL_AUTHORIZER`,
      kind: authorizerKeys,
      secret: true,
      optional: true,
      fileMayBeMissing: true,
      doc: "The key that signs claims and refunds of channels; not a relayer's, and without ether. A private key, keystore:<path>, or a remote key as in the list of signers. After a comma its predecessors, until their channels are closed. Without it the scheme batch-settlement is off.",
      example: "0x2222222222222222222222222222222222222222222222222222222222222222",
    },
  } as const);
}

function localSigners(prefix: string) {
  return defineSettings({
    signerKeys: {
      name: `${prefix}_SIGNER_KEYS`,
      kind: privateKeys,
      secret: true,
      optional: true,
      doc: "Private keys of the relayers that send settlements and pay their gas: each is a lane of nonces. Keystores, mnemonic and remote keys add more; one signer is needed.",
      example: "0x1111111111111111111111111111111111111111111111111111111111111111",
    },
    signerKeystores: {
      name: `${prefix}_SIGNER_KEYSTORES`,
      kind: texts,
      optional: true,
      doc: "Paths of encrypted key files (JSON keystore, version 3) of relayers.",
      example: "/run/secrets/relayer-1.json",
    },
    signerKeystorePassword: {
      name: `${prefix}_SIGNER_KEYSTORE_PASSWORD`,
      kind: text,
      secret: true,
      optional: true,
      doc: "Opens the keystores.",
    },
    signerMnemonic: {
      name: `${prefix}_SIGNER_MNEMONIC`,
      kind: text,
      secret: true,
      optional: true,
      doc: "BIP-39 words of an HD wallet of relayers (m/44'/60'/0'/0/0 and on).",
    },
    signerMnemonicCount: {
      name: `${prefix}_SIGNER_MNEMONIC_COUNT`,
      kind: integer({ min: 1, max: 256 }),
      default: "1",
      doc: "The number of relayers derived from the mnemonic.",
    },
  } as const);
}

function remoteSigners(prefix: string, treasury: string) {
  return defineSettings({
    signers: {
      name: `${prefix}_SIGNERS`,
      kind: keyReferences,
      secret: true,
      optional: true,
      doc: "Relayers with remote keys: aws-kms:<key id>, gcp-kms:<key version>, web3signer:<url>#<address>; with #<address> the key must have that address.",
      example: "aws-kms:alias/relayer-1#0x1111111111111111111111111111111111111111",
    },
    signerHourlyWei: {
      name: `${prefix}_SIGNER_HOURLY_WEI`,
      kind: wei,
      optional: true,
      doc: "The most that one signer may spend within an hour, at the highest possible cost of its transactions; more is not signed. Default: ten times the chain's daily gas budget.",
    },
    treasurySigner: {
      name: `${prefix}_TREASURY_SIGNER`,
      kind: keyReference,
      secret: true,
      optional: true,
      doc: "The treasury's remote key, instead of its private key; as in the list of signers, always with #<address>.",
    },
    treasuryKey: {
      name: `${prefix}_TREASURY_KEY`,
      kind: privateKey,
      secret: true,
      optional: true,
      doc: treasury,
    },
  } as const);
}
