import { type ErrorBody, ErrorBody as errorBody, errorCodes } from "@lunas/protocol/api/errors";
import { operations } from "@lunas/protocol/api/operations";
import { parse } from "@lunas/protocol/validate";
import { ofFeatures } from "./refusals/of-features";
import { ofKeys } from "./refusals/of-keys";
import { ofPayments } from "./refusals/of-payments";
import { ofRequests } from "./refusals/of-requests";
import { ofTheHouse } from "./refusals/of-the-house";
import { pendingOperations } from "./refusals/pending-operations";
import type { Refused } from "./refusals/refusal";
import { type Stage, setStage } from "./refusals/stage";

jest.setTimeout(120_000);

const servedFeatures = ofFeatures.filter(({ isServed }) => isServed);
const refusals: readonly Refused[] = [...ofRequests, ...ofKeys, ...ofPayments, ...servedFeatures, ...ofTheHouse];
/** Those after which trying again helps. */
const worthRetrying = new Set([429, 503, 504]);

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.world.stop());

async function problemOf(response: Response): Promise<{ text: string; error: ErrorBody["error"] }> {
  const text = await response.text();
  const body: unknown = JSON.parse(text);
  expect(parse(errorBody, body)).toMatchObject({ ok: true });
  return { text, error: (body as ErrorBody).error };
}

describe("every refusal, provoked over HTTP", () => {
  it.each(refusals.map((each) => [each.code, each.name, each] as const))("%s: %s", async (_code, _name, refused) => {
    const response = await refused.provoke(stage);
    const { text, error } = await problemOf(response);

    expect({ status: response.status, code: error.code }).toEqual({ status: refused.status, code: refused.code });
    expectDetails(error.details, refused.details);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(response.headers.get("x-request-id")).toMatch(/^req_\w+$/);
    expect(response.headers.get("lunas-version")).toBe("2026-11-20");
    const retryAfter = response.headers.get("retry-after");
    if (worthRetrying.has(refused.status)) expect(retryAfter).toMatch(/^[1-9]\d*$/);
    else expect(retryAfter).toBeNull();
    for (const [name, form] of Object.entries(refused.headers ?? {})) {
      expect(response.headers.get(name) ?? `no ${name}`).toMatch(form);
    }
    expectNothingInternal(text);
  });

  function expectDetails(details: Readonly<Record<string, string>>, names: readonly string[]): void {
    const needed = names.filter((name) => !name.endsWith("?"));
    const allowed = names.map((name) => name.replace("?", ""));
    expect(Object.keys(details)).toEqual(expect.arrayContaining(needed));
    expect(Object.keys(details).filter((name) => !allowed.includes(name))).toEqual([]);
    for (const value of Object.values(details)) expect(typeof value).toBe("string");
  }

  function expectNothingInternal(text: string): void {
    const { stack, rpcUrl } = stage.world;
    const secrets = [rpcUrl, stack.databaseUrl, stack.redisUrl, stage.merchant.apiKey, stage.publishableKey];
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/\.[jt]s:\d|node_modules|\bselect\b|prisma|redis:|postgres/i);
  }
});

describe("what cannot be provoked yet", () => {
  const planned = operations.filter(({ status, deprecated }) => status === "planned" && !deprecated);

  it("is written down for every operation that is not served, and for no other", () => {
    expect(planned.map(({ id }) => id).sort()).toEqual(Object.keys(pendingOperations).sort());
    for (const { id, errors } of planned) expect({ id, codes: pendingOperations[id] }).toEqual({ id, codes: errors });
  });

  it.each(planned.map((operation) => [operation.id, operation] as const))(
    "%s is not served",
    async (_id, operation) => {
      const response = await stage.ask(operation.path.replace(/:\w+/g, "x"), { method: operation.method });
      const { error } = await problemOf(response);
      expect(["not_found", "method_not_allowed"]).toContain(error.code);
    },
  );

  it("is nothing of a feature that is not served", async () => {
    for (const feature of ofFeatures.filter(({ isServed }) => !isServed)) {
      const { error } = await problemOf(await feature.provoke(stage));
      expect([feature.name, error.code]).toEqual([feature.name, feature.until]);
    }
  });
});

it("there is no code that is neither provoked nor pending", () => {
  const known = new Set<string>([
    ...refusals.map(({ code }) => code),
    ...ofFeatures.map(({ code }) => code),
    ...Object.values(pendingOperations).flat(),
  ]);
  expect(Object.keys(errorCodes).filter((code) => !known.has(code))).toEqual([]);
});
