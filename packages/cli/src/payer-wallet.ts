import { newPrivateKey, walletOf } from "@lunas/client/wallet";
import type { Desk } from "./desk";
import { changeProfile } from "./profile";

/** The payer's private key; makes a new one and stores it in the profile where there is none. */
export async function payerKeyOf(desk: Desk): Promise<string> {
  const known = await desk.secret("LUNAS_PAYER_KEY");
  if (known !== null) return known;
  const payerKey = newPrivateKey();
  const payerAddress = walletOf(payerKey).address;
  await changeProfile(desk.profileFile, { payerKey, payerAddress });
  desk.progress(`made a wallet for payments, ${payerAddress}, and stored it in ${desk.profileFile}`);
  return payerKey;
}
