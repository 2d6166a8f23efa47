import { readFile } from "node:fs/promises";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { Keystore } from "ox";
import type { Secrets, Settings } from "./read-settings";

/**
 * The payer's private key: from `LUNAS_MCP_PRIVATE_KEY`, or from an encrypted keystore (Web3 Secret Storage, version 3).
 * Throws `invalid_key`; no message contains a secret.
 */
export async function openKey(settings: Settings, secrets: Secrets): Promise<string> {
  const { keystore, keystorePasswordFile } = settings;
  if ((keystore === undefined) === (secrets.privateKey === undefined)) {
    throw problem("Give the payer's key either as LUNAS_MCP_KEYSTORE, or as LUNAS_MCP_PRIVATE_KEY.");
  }
  if (keystore === undefined) return secrets.privateKey ?? "";
  const password = secrets.keystorePassword ?? (await passwordIn(keystorePasswordFile));
  const text = await readFile(keystore, "utf8").catch(() => {
    throw problem(`The keystore ${keystore} cannot be read.`);
  });
  try {
    const stored = JSON.parse(text) as Keystore.Keystore;
    return Keystore.decrypt(stored, await Keystore.toKeyAsync(stored, { password }));
  } catch {
    throw problem(`The keystore ${keystore} cannot be opened: the password is wrong, or it is no version 3 keystore.`);
  }
}

async function passwordIn(file: string | undefined): Promise<string> {
  if (file === undefined) {
    throw problem("Give the keystore's password as LUNAS_MCP_KEYSTORE_PASSWORD_FILE or LUNAS_MCP_KEYSTORE_PASSWORD.");
  }
  const text = await readFile(file, "utf8").catch(() => {
    throw problem(`The password file ${file} cannot be read.`);
  });
  return text.replace(/\r?\n$/, "");
}

function problem(message: string): LunasError {
  return new LunasError(message, { code: "invalid_key" });
}
