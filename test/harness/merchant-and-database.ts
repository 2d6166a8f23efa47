import type { Client } from "pg";
import { connectTo } from "./connect-to";
import { type RegisteredMerchant, registerMerchant } from "./register-merchant";
import type { Harness } from "./start-harness";
import { untilOpen } from "./until-open";

interface MerchantAndDatabase {
  readonly merchant: RegisteredMerchant;
  readonly database: Client;
}

/** For a story that also reads rows: a new merchant, a connection, and a service that takes payments. */
export async function merchantAndDatabase({ url, stack }: Harness): Promise<MerchantAndDatabase> {
  const merchant = await registerMerchant(url);
  const database = await connectTo(stack.databaseUrl);
  await untilOpen(url);
  return { merchant, database };
}
