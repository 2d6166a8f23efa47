import { keyScopes, operationsWithScope, scopeOf } from "./key-scopes";
import { operations } from "./operations";

const takeKeys = operations.filter(({ auth }) => /key/i.test(auth));

test("every operation that accepts a key has its scope, and no other operation has one", () => {
  expect([...operationsWithScope].sort()).toEqual(takeKeys.map(({ id }) => id).sort());
  for (const operation of operations) {
    const scope = scopeOf(operation);
    if (takeKeys.includes(operation)) expect(keyScopes).toContain(scope);
    else expect(scope).toBeUndefined();
  }
});
