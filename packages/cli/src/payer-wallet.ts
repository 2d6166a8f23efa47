import { newPrivateKey, walletOf } from "@lunas/client/wallet";
import type { Desk } from "./command-context";
import { changeProfile } from "./profile";

/** The private key that is paid with; a new one, kept in the profile, where there is none. */
export async function payerKeyOf(desk: Desk): Promise<string> {
  const known = await desk.secret("LUNAS_PAYER_KEY");
  if (known !== null) return known;
  const payerKey = newPrivateKey();
  const payerAddress = walletOf(payerKey).address;
  await changeProfile(desk.profileFile, { payerKey, payerAddress });
  desk.progress(`made a payer's wallet, ${payerAddress}, and kept it in ${desk.profileFile}`);
  return payerKey;
}
