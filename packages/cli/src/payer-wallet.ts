import { newPrivateKey, walletOf } from "@lunas/client/wallet";
import type { CommandContext } from "./command-context";
import { changeProfile } from "./profile";

/** The payer's private key; makes a new one and stores it in the profile where there is none. */
export async function payerKeyOf(context: CommandContext): Promise<string> {
  const known = await context.secret("LUNAS_PAYER_KEY");
  if (known !== null) return known;
  const payerKey = newPrivateKey();
  const payerAddress = walletOf(payerKey).address;
  await changeProfile(context.profileFile, { payerKey, payerAddress });
  context.progress(`made a wallet for payments, ${payerAddress}, and stored it in ${context.profileFile}`);
  return payerKey;
}
