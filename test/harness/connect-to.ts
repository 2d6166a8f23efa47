import { Client } from "pg";

/** A connection of the test's own to a database; the test ends it. */
export async function connectTo(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  return client;
}
