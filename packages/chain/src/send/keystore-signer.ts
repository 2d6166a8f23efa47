import { decryptKeystoreJson, isKeystoreJson } from "ethers";
import { createPrivateKeySigner } from "./private-key-signer";
import type { Signer } from "./signer";

/**
 * The signer of an encrypted key file (Web3 Secret Storage, version 3: the format of geth, Foundry and ethers). Slow by
 * design, to protect the password. Errors name neither the password nor the key.
 */
export async function openKeystore(json: string, password: string): Promise<Signer> {
  if (!isKeystoreJson(json)) throw new Error("no JSON keystore of version 3");
  return createPrivateKeySigner(await privateKeyIn(json, password));
}

async function privateKeyIn(json: string, password: string): Promise<string> {
  try {
    return (await decryptKeystoreJson(json, password)).privateKey;
  } catch {
    throw new Error("the password is wrong");
  }
}
