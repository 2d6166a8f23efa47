import { familyOf, sectionOf } from "@lunas/protocol/wire/environment";
import { Lunas, type PaymentsApi } from "@lunas/server";
import { apiKeyOf, type CommandContext } from "./command-context";

/** The library with the key's merchant and environment. */
export async function lunasOf(context: CommandContext): Promise<Lunas> {
  const apiKey = await apiKeyOf(context);
  const environment = familyOf(apiKey).section === sectionOf("base") ? "base" : "local";
  return new Lunas(apiKey, { environment, facilitatorUrl: context.url });
}

/** The payments of the key's merchant and environment. */
export async function paymentsOf(context: CommandContext): Promise<PaymentsApi> {
  return (await lunasOf(context)).payments;
}
