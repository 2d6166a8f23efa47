import { createClient, type Payer, type PaymentsApi } from "@lunas/client";
import { apiKeyOf, type CommandContext } from "./command-context";

/** A look-up needs no signer. */
const anyPayer: Payer = {
  connect: refuse,
  useChain: refuse,
  read: refuse,
  sign: refuse,
  approve: refuse,
  signApproval: refuse,
};

function refuse(): Promise<never> {
  return Promise.reject(new Error("a look-up signs nothing"));
}

/** The payments of the key's merchant and environment. */
export async function paymentsOf(context: CommandContext): Promise<PaymentsApi> {
  const apiKey = await apiKeyOf(context);
  const environment = apiKey.startsWith("ipk_live_") ? "base" : "local";
  return createClient({ environment, facilitatorUrl: context.url, apiKey, payer: anyPayer }).payments;
}
