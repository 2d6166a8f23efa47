import { api, type Proof } from "../api/calls";
import type { Merchant } from "../api/schemas";
import { chainToName, signInMessage } from "./sign-in-message";
import type { Signer } from "./wallets";

export interface Profile {
  readonly email: string;
  readonly name: string;
  readonly website?: string;
}

/** Signs in with one signature. Throws `Problem`; `details.reason` is `not_registered` on the first visit. */
export async function signIn(signer: Signer): Promise<Merchant> {
  const { merchant } = await api.login(await prove(signer));
  return merchant;
}

/** Registers and signs in: two signatures, as each message is used once. Returns the sandbox key, which is shown once; null: there is no sandbox. */
export async function registerAndSignIn(signer: Signer, profile: Profile): Promise<string | null> {
  const walletAddress = signer.address;
  const { sandboxApiKey } = await api.register({ ...profile, walletAddress, ...(await prove(signer)) });
  await signIn(signer);
  return sandboxApiKey;
}

/** One signature of the wallet, for the statement of a sign-in or for another one. */
export async function prove(signer: Signer, statement?: string): Promise<Proof> {
  const challenge = { ...(await api.nonce()), ...(statement !== undefined && { statement }) };
  const chainId = chainToName(signer.chainId, challenge.chainIds);
  const terms = { address: signer.address, chainId, issuedAt: new Date().toISOString() };
  const message = signInMessage(challenge, terms);
  return { message, signature: await signer.sign(message) };
}
