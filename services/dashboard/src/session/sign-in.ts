import { api, type Proof } from "../api/calls";
import type { Merchant } from "../api/schemas";
import { keepFirstKey } from "./first-key";
import { chainToName, signInMessage } from "./sign-in-message";
import type { Signer } from "./wallets";

export interface Profile {
  readonly email: string;
  readonly name: string;
  readonly website?: string;
}

/** The wallet has signed, and its signature is sent: from here on nothing can be taken back. */
type OnSend = () => void;

/** Signs in with one signature. Throws `Problem`; `details.reason` is `not_registered` on the first visit. */
export async function signIn(signer: Signer, onSend: OnSend): Promise<Merchant> {
  const proof = await prove(signer);
  onSend();
  const { merchant } = await api.login(proof);
  return merchant;
}

/**
 * Registers with one signature. Signing in takes another one, as each message is used once, and may fail: the sandbox key is
 * kept at once, because no later answer has it. Without a sandbox there is none. Throws `Problem`.
 */
export async function register(signer: Signer, profile: Profile, onSend: OnSend): Promise<void> {
  const proof = await prove(signer);
  onSend();
  const { merchantId, sandboxApiKey } = await api.register({ ...profile, walletAddress: signer.address, ...proof });
  if (sandboxApiKey !== null) keepFirstKey({ merchantId, key: sandboxApiKey });
}

/** One signature of the wallet, for the statement of a sign-in or for another one. */
export async function prove(signer: Signer, statement?: string): Promise<Proof> {
  const challenge = { ...(await api.nonce()), ...(statement !== undefined && { statement }) };
  const chainId = chainToName(signer.chainId, challenge.chainIds);
  const terms = { address: signer.address, chainId, issuedAt: new Date().toISOString() };
  const message = signInMessage(challenge, terms);
  return { message, signature: await signer.sign(message) };
}
