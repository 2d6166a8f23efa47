import { readFileSync } from "node:fs";
import { join } from "node:path";
import { validate } from "@readme/openapi-parser";
import type { Operation } from "./api/operation";
import { operations } from "./api/operations";
import { buildOpenApi } from "./openapi";

const copyOf = (document: unknown) => JSON.parse(JSON.stringify(document));
const allServed = operations.map((operation): Operation => ({ ...operation, status: "served" }));

describe("buildOpenApi", () => {
  test("equals the committed docs/openapi.json, in the same order", () => {
    const committed = JSON.parse(readFileSync(join(__dirname, "../../../docs/openapi.json"), "utf8"));
    expect(JSON.stringify(buildOpenApi(operations), null, 1)).toBe(JSON.stringify(committed, null, 1));
  });

  test.each([
    ["served", operations],
    ["every", allServed],
  ])("is a valid OpenAPI 3.1 document of %s operations", async (_, list) => {
    expect(await validate(copyOf(buildOpenApi(list)))).toMatchObject({ valid: true, warnings: [] });
  });

  test("contains only served operations", () => {
    const { paths } = copyOf(buildOpenApi(operations));
    const shown = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const served = operations
      .filter(({ status }) => status === "served")
      .map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, "{$1}")}`);
    expect(shown.sort()).toEqual(served.sort());
  });

  test("does not require a field with a default", () => {
    const { components } = copyOf(buildOpenApi(allServed));
    expect(components.schemas.FundRequest.required).toEqual(["address", "amount"]);
    expect(components.schemas.ApiKeyRequest.required).toEqual(["environment"]);
  });

  test("gives formats their pattern and removes our own keywords", () => {
    const text = JSON.stringify(buildOpenApi(allServed));
    expect(text).toContain('"pattern":"^0x[0-9a-fA-F]{40}$"');
    expect(text).not.toContain("maxJsonBytes");
  });
});
