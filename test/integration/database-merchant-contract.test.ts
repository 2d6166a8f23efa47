import { createApiKeyRegistry } from "@lunas/database/api-key-registry";
import { createMerchantSuspension } from "@lunas/database/merchant-suspension";
import type { Stack } from "@lunas/stack/stack";
import { merchantContract } from "@lunas/testkit/contracts/merchant-contract";
import { openStores, startPostgresOnly, testAuthor } from "./database-postgres";

jest.setTimeout(60_000);

let stack: Stack;
beforeAll(async () => {
  stack = await startPostgresOnly();
});
afterAll(() => stack?.stop());

merchantContract("in Postgres", async () => {
  const { database, merchants, apiKeys, close } = openStores(stack.databaseUrl);
  const keyRegistry = createApiKeyRegistry(database, testAuthor);
  return {
    merchants,
    apiKeys,
    keyRegistry,
    suspension: createMerchantSuspension(database, { kind: "operator", id: "test" }),
    close,
  };
});
