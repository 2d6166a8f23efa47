import { type ErrorBody, ErrorBody as errorBody, errorCodes } from "@lunas/protocol/api/errors";
import { operations } from "@lunas/protocol/api/operations";
import { parse } from "@lunas/protocol/validate";
import { sharedHarness } from "../harness/shared-harness";
import { type Fixture, setUpFixture } from "./refusals/fixture";
import { ofChannels } from "./refusals/of-channels";
import { ofFeatures } from "./refusals/of-features";
import { ofHolds } from "./refusals/of-holds";
import { ofKeys } from "./refusals/of-keys";
import { ofPayments } from "./refusals/of-payments";
import { ofRequests } from "./refusals/of-requests";
import { ofTheHouse } from "./refusals/of-the-house";
import type { Refused } from "./refusals/refusal";

jest.setTimeout(120_000);

const refusals: readonly Refused[] = [
  ...ofRequests,
  ...ofKeys,
  ...ofPayments,
  ...ofFeatures,
  ...ofHolds,
  ...ofChannels,
  ...ofTheHouse,
];
/** Those after which trying again helps. */
const worthRetrying = new Set([429, 503, 504]);

let fixture: Fixture;
beforeAll(async () => {
  fixture = await setUpFixture(await sharedHarness());
});
afterAll(() => fixture?.harness.stop());

async function problemOf(response: Response): Promise<{ text: string; error: ErrorBody["error"] }> {
  const text = await response.text();
  const body: unknown = JSON.parse(text);
  expect(parse(errorBody, body)).toMatchObject({ ok: true });
  return { text, error: (body as ErrorBody).error };
}

describe("every refusal, provoked over HTTP", () => {
  it.each(refusals.map((each) => [each.code, each.name, each] as const))("%s: %s", async (_code, _name, refused) => {
    const response = await refused.provoke(fixture);
    const { text, error } = await problemOf(response);

    expect({ status: response.status, code: error.code }).toEqual({ status: refused.status, code: refused.code });
    expectDetails(error.details, refused.details);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(response.headers.get("x-request-id")).toMatch(/^req_\w+$/);
    expect(response.headers.get("lunas-version")).toBe("2026-11-20");
    const retryAfter = response.headers.get("retry-after");
    if (worthRetrying.has(refused.status) || refused.headers?.["retry-after"] !== undefined)
      expect(retryAfter).toMatch(/^[1-9]\d*$/);
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
    const { stack, rpcUrl } = fixture.harness;
    const secrets = [rpcUrl, stack.databaseUrl, stack.redisUrl, fixture.merchant.apiKey, fixture.publishableKey];
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/\.[jt]s:\d|node_modules|\bselect\b|prisma|redis:|postgres/i);
  }
});

it("there is no operation that is described and not served", () => {
  expect(operations.filter(({ status }) => status === "planned").map(({ id }) => id)).toEqual([]);
});

it("there is no code that is not provoked", () => {
  const provoked = new Set<string>(refusals.map(({ code }) => code));
  expect(Object.keys(errorCodes).filter((code) => !provoked.has(code))).toEqual([]);
});
