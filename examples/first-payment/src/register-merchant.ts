import { type HDNodeWallet, Wallet } from "ethers";
import type { Lunas } from "./call-lunas";
import { Registered } from "./lunas-formats";
import { parse } from "./parse";
import { signIn } from "./sign-in";

export interface Merchant {
  readonly merchantId: string;
  /** Where the money goes: payments are accepted to this address only. */
  readonly wallet: HDNodeWallet;
  /** A secret sandbox key. It is shown this once. */
  readonly apiKey: string;
}

/** A merchant with a fresh wallet: the wallet's signature is all that registration needs. */
export async function registerMerchant(lunas: Lunas): Promise<Merchant> {
  const wallet = Wallet.createRandom();
  const registration = {
    email: "owner@bookshop.example",
    walletAddress: wallet.address,
    name: "Bookshop",
    website: "https://bookshop.example",
    ...(await signIn(lunas, wallet)),
  };
  const { body } = await lunas.ask({ method: "POST", path: "/auth/register", body: registration }, (value) =>
    parse(Registered, value),
  );
  if (body.sandboxApiKey === null)
    throw new Error("This service has no sandbox (SANDBOX_MODE=none): the first payment is made with play money only.");
  return { merchantId: body.merchantId, wallet, apiKey: body.sandboxApiKey };
}
