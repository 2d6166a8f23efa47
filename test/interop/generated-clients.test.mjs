// The API classes of the clients for Python and PHP are those that docs/openapi.json makes now. `npm run test:interop`
import assert from "node:assert/strict";
import { test } from "node:test";
import { committedClients, generateClients, hasJava } from "../../infra/clients/generate-clients.mjs";

test("`npm run generate:clients` has nothing to change", { skip: !hasJava() && "the generator needs Java" }, () => {
  assert.deepEqual(committedClients(), generateClients(), "run `npm run generate:clients`");
});
