import { createClient, type Payer, type PaymentsApi } from "@lunas/client";
import { apiKeyOf, type Desk } from "./desk";

/** A look-up needs no signer. */
const nobody: Payer = {
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
export async function paymentsOf(desk: Desk): Promise<PaymentsApi> {
  const apiKey = await apiKeyOf(desk);
  const environment = apiKey.startsWith("ipk_live_") ? "base" : "local";
  return createClient({ environment, facilitatorUrl: desk.url, apiKey, payer: nobody }).payments;
}
