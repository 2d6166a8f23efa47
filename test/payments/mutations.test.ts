import { isDeepStrictEqual } from "node:util";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import fc from "fast-check";
import { countRows } from "../harness/count-rows";
import { fundedPayer } from "../harness/funded-payer";
import { readBooks } from "../harness/invariants";
import { signedBody } from "../harness/pay";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { relayerStates } from "../harness/relayers";
import { sharedHarness } from "../harness/shared-harness";
import type { Harness } from "../harness/start-harness";
import { untilOpen } from "../harness/until-open";
import { applyMutation, type Mutation, mutation, pathsOf } from "./mutation";

jest.setTimeout(240_000);

const runs = 300;
/** Longer than a gateway waits for a settlement: a request that takes longer hangs. */
const hangMs = 30_000;

let harness: Harness;
let merchant: RegisteredMerchant;
let payer: Payer;
beforeAll(async () => {
  harness = await sharedHarness();
  merchant = await registerMerchant(harness.url);
  payer = await fundedPayer(harness.rpcUrl, 1_000_000_000n);
  await untilOpen(harness.url);
});
afterAll(() => harness?.stop());

/** A body with every field that there is, validly signed. */
async function wholeBody() {
  const body = await signedBody(payer, { to: merchant.walletAddress, amount: 1_000n });
  return {
    x402Version: 2,
    ...body,
    resource: "https://shop.example/article",
    description: "One article",
    metadata: { order: "7" },
  };
}

async function post(body: unknown) {
  const response = await fetch(`${harness.url}/facilitate`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-api-key": merchant.apiKey },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(hangMs),
  });
  return { status: response.status, code: ((await response.json()) as { error?: { code: string } }).error?.code };
}

const footprint = async () => ({
  rows: await countRows(harness.stack.databaseUrl),
  relayers: await relayerStates(harness),
});

it("a signed body with something changed is paid as it was signed, or refused and leaves nothing behind", async () => {
  const paths = pathsOf(await wholeBody());
  const reported = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(mutation(paths), { minLength: 1, maxLength: 2 }), async (mutations: Mutation[]) => {
      const whole = await wholeBody();
      const body: unknown = mutations.reduce(applyMutation, whole);
      fc.pre(!isDeepStrictEqual(body, whole));
      const before = await footprint();
      const { status, code = "paid" } = await post(body);
      reported.set(code, (reported.get(code) ?? 0) + 1);

      if (status === 200) {
        expect((await countRows(harness.stack.databaseUrl)).payments).toBe(before.rows.payments + 1);
        return;
      }
      // No content of a body may cause a fault, and no request may hang.
      expect(status).toBe(400);
      expect(await footprint()).toEqual(before);
    }),
    { numRuns: runs },
  );
  process.stdout.write(`${runs} changed bodies: ${[...reported].map(([code, n]) => `${n} ${code}`).join(", ")}\n`);
  expect([...reported.values()].reduce((sum, n) => sum + n)).toBe(runs);

  const books = await readBooks(harness.stack.databaseUrl, harness.rpcUrl, merchant.walletAddress);
  expect(books).toMatchObject({ failed: 0, pending: 0, confirmed: reported.get("paid") ?? 0, violations: [] });
  expect(books.merchantBalance).toBe(BigInt(reported.get("paid") ?? 0) * 1_000n);
});
