import { familyOf, sectionOf } from "@lunas/protocol/wire/environment";
import { Lunas, type PaymentsApi } from "@lunas/server";
import { apiKeyOf, type CommandContext } from "./command-context";

/** The payments of the key's merchant and environment. */
export async function paymentsOf(context: CommandContext): Promise<PaymentsApi> {
  const apiKey = await apiKeyOf(context);
  const environment = familyOf(apiKey).section === sectionOf("base") ? "base" : "local";
  return new Lunas(apiKey, { environment, facilitatorUrl: context.url }).payments;
}
