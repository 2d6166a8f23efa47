import type { TSchema } from "@sinclair/typebox";
import { parse } from "../validate";
import { errorsOf } from "./errors-of";
import type { Operation } from "./operation";
import { operations } from "./operations";

const schemasOf = (operation: Operation): TSchema[] =>
  [operation.params, operation.query, operation.headers, operation.body, ...Object.values(operation.responses)].filter(
    (schema) => schema !== undefined,
  );

test("ids and endpoints are unique", () => {
  const endpoints = operations.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(endpoints).size).toBe(operations.length);
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
});

test.each(operations.map((operation) => [operation.id, operation] as const))(
  "%s: its schemas compile",
  (_, operation) => {
    for (const schema of schemasOf(operation)) expect(() => parse(schema, null)).not.toThrow();
  },
);

test.each(operations.map((operation) => [operation.id, operation] as const))(
  "%s: its parameters are in its path",
  (_, operation) => {
    const inPath = [...operation.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(operation.params?.properties ?? {})).toEqual(inPath);
  },
);

test("POSTs under /merchant/ and the money of test wallets count against the merchant limit, and no other operation does", () => {
  for (const { limit, method, path } of operations) {
    const isOfMerchant = path.startsWith("/merchant/") || path === "/pay/:linkId/test-wallet";
    expect(limit === "merchant").toBe(method === "POST" && isOfMerchant);
  }
});

test("every operation can answer rate_limited, and those with a key unauthorized", () => {
  for (const operation of operations) {
    expect(errorsOf(operation)).toContain("rate_limited");
    expect(errorsOf(operation).includes("unauthorized")).toBe(operation.auth !== "none");
  }
});
