import { createClient, type Payer, type PaymentsApi } from "@lunas/client";
import { apiKeyOf, type CommandContext } from "./command-context";

/** Looking up needs nobody who signs. */
const anyPayer: Payer = {
  connect: refuse,
  useChain: refuse,
  read: refuse,
  sign: refuse,
  approve: refuse,
  signApproval: refuse,
};

function refuse(): Promise<never> {
  return Promise.reject(new Error("nothing is signed here"));
}

/** The merchant's payments, of the environment that the key is of. */
export async function paymentsOf(context: CommandContext): Promise<PaymentsApi> {
  const apiKey = await apiKeyOf(context);
  const environment = apiKey.startsWith("ipk_live_") ? "base" : "local";
  return createClient({ environment, facilitatorUrl: context.url, apiKey, payer: anyPayer }).payments;
}
