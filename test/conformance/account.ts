import type { Address } from "@lunas/catalog/chain";
import { Wallet } from "ethers";
import { SiweMessage } from "siwe";
import type { Answer, Ask, Json } from "./http";

export type To = (method: string, path: string, given?: Ask) => Promise<Answer>;

/** A merchant with a fresh wallet, registered and signed in. */
export interface Owner {
  readonly wallet: Wallet;
  readonly walletAddress: Address;
  readonly profile: Json;
  readonly apiKey: string;
  readonly registered: Answer;
  readonly loggedIn: Answer;
  readonly cookie: string;
}

export const profile = { email: "owner@warung.example", name: "Warung Maju", website: "https://warung.example" };

export async function openAccount(to: To, chainId: number): Promise<Owner> {
  const wallet = Wallet.createRandom() as unknown as Wallet;
  const registration = { ...profile, walletAddress: wallet.address, ...(await signIn(to, wallet, { chainId })) };
  const registered = await to("POST", "/auth/register", { body: registration });
  if (registered.status !== 201) throw new Error(`registration: ${JSON.stringify(registered.body)}`);
  const loggedIn = await to("POST", "/auth/login", { body: await signIn(to, wallet, { chainId }) });
  return {
    wallet,
    walletAddress: wallet.address as Address,
    profile: registered.body,
    apiKey: String(registered.body.sandboxApiKey),
    registered,
    loggedIn,
    cookie: cookieOf(loggedIn),
  };
}

export function cookieOf({ headers }: Answer): string {
  return headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
}

/** A sign-in message with what the service says must be in it, signed. */
export async function signIn(to: To, wallet: Wallet, options: { chainId: number } & Partial<SiweMessage>) {
  const { body } = await to("GET", "/auth/nonce");
  const message = new SiweMessage({
    nonce: String(body.nonce),
    domain: String(body.domain),
    uri: String(body.uri),
    statement: String(body.statement),
    version: String(body.version),
    address: wallet.address,
    issuedAt: new Date().toISOString(),
    ...options,
  }).prepareMessage();
  return { message, signature: await wallet.signMessage(message) };
}
