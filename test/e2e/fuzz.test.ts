import { isDeepStrictEqual } from "node:util";
import { operations } from "@lunas/protocol/api/operations";
import { query } from "@lunas/stack/postgres/query";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import fc from "fast-check";
import { leakFinder } from "../fuzz/leaks";
import { mutations } from "../fuzz/payment-mutation";
import { type StrangeRequest, strangeRequest } from "../fuzz/strange-request";
import { judgeAnswer } from "../harness/answers/judge-answer";
import { fundedPayer } from "../harness/funded-payer";
import { readBooks } from "../harness/invariants";
import { signedBody } from "../harness/pay";
import { type RawAnswer, type RawRequest, sendRaw } from "../harness/raw-request";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { type Harness, startHarness } from "../harness/start-harness";
import { untilOpen } from "../harness/until-open";
import { applyMutation, type Mutation, pathsOf } from "../payments/mutation";

/** `FUZZ_REQUESTS`, and for a run again `FUZZ_SEED` and `FUZZ_PATH`, as a failure prints them. */
const { FUZZ_REQUESTS = "2000", FUZZ_SEED = String(Math.floor(Math.random() * 2 ** 31)), FUZZ_PATH } = process.env;
const wanted = Number(FUZZ_REQUESTS);
/** Sent side by side: a fault of one may show in another. */
const together = 20;
/** Longer than a gateway waits for a settlement: a request that takes longer hangs. */
const hangMs = 40_000;

jest.setTimeout(180_000 + wanted * 100);

let harness: Harness;
let merchant: RegisteredMerchant;
let payer: Payer;
let leaksOf: ReturnType<typeof leakFinder>;
beforeAll(async () => {
  const publicRpc = "https://rpc.sandbox.example";
  harness = await startHarness({
    stack: { blockTime: { sandbox: "automine" } },
    // What is published is not what is used: then the latter can be looked for.
    services: { env: { SANDBOX_PUBLIC_RPC_URL: publicRpc, BASE_PUBLIC_RPC_URL: "https://rpc.base.example" } },
  });
  merchant = await registerMerchant(harness.url);
  payer = await fundedPayer(harness.rpcUrl, 1_000_000_000n);
  leaksOf = leakFinder(harness.stack, [merchant.apiKey]);
  await untilOpen(harness.url);
});
afterAll(() => harness?.stop());

type Request =
  | { readonly kind: "payment"; readonly changes: readonly Mutation[] }
  | { readonly kind: "strange"; readonly requested: StrangeRequest };

/** A body with every field that there is, validly signed. */
async function wholeBody() {
  const body = await signedBody(payer, { to: merchant.walletAddress, amount: 1_000n });
  const more = { resource: "https://shop.example/article", description: "One article", metadata: { order: "7" } };
  return { x402Version: 2, ...body, ...more };
}

const counts = { sent: 0, mutatedPayments: 0, simulated: 0 };
const reported = new Map<string, number>();

/** What a request was answered with, after everything that must hold of every answer was seen to hold. */
async function check(method: string, path: string, given: RawRequest): Promise<string> {
  const answer = await sendRaw(harness.url, { ...given, method, path }, hangMs);
  counts.sent += 1;
  const code = codeOf(answer);
  reported.set(code, (reported.get(code) ?? 0) + 1);
  const problems = [
    ...judgeAnswer({ ...answer, method, path: path.split("?")[0] ?? path }),
    ...(answer.status === 500 ? [`500 ${code}`] : []),
    ...leaksOf(answer.text).map((what) => `${what} in ${answer.text.slice(0, 500)}`),
  ];
  expect(problems).toEqual([]);
  return code;
}

function codeOf({ status, text }: RawAnswer): string {
  // The pages of links and receipts are pages for their readers' mistakes too.
  if (status < 400 || text === "" || text.startsWith("<!doctype html>")) return String(status);
  return (JSON.parse(text) as { error?: { code: string } }).error?.code ?? String(status);
}

/** Answers that are given at step 10 of a payment or after it. */
const simulatedAnswers = new Set(["200", "simulation_failed", "tx_failed", "settlement_pending"]);

async function pay(changes: readonly Mutation[]): Promise<void> {
  const whole = await wholeBody();
  const body: unknown = changes.reduce<unknown>(applyMutation, whole);
  const headers = { "content-type": "application/json", "x-api-key": merchant.apiKey };
  const code = await check("POST", "/facilitate", { headers, body: JSON.stringify(body) });
  if (!isDeepStrictEqual(body, whole)) counts.mutatedPayments += 1;
  if (simulatedAnswers.has(code)) counts.simulated += 1;
}

async function ask({ method, path, headers, body, key, hasSession }: StrangeRequest): Promise<void> {
  const keys = { secret: { "x-api-key": merchant.apiKey }, wrong: { "x-api-key": "ipk_sandbox_x" }, none: {} };
  // Who has signed out sees less of the rest.
  const isSignedIn = hasSession && !path.startsWith("/auth/logout");
  await check(method, path, {
    headers: { ...headers, ...keys[key], ...(isSignedIn && { cookie: merchant.cookie }) },
    ...(body !== undefined && { body: Buffer.from(body, "base64") }),
  });
}

const send = (request: Request) => (request.kind === "payment" ? pay(request.changes) : ask(request.requested));

it(`${wanted} requests find no fault, no leak and nothing that hangs`, async () => {
  process.stdout.write(`fuzzing: FUZZ_SEED=${FUZZ_SEED} FUZZ_REQUESTS=${wanted}\n`);
  const served = operations.filter(({ status }) => status === "served");
  const paths = pathsOf(await wholeBody());
  const request: fc.Arbitrary<Request> = fc.oneof(
    { weight: 6, arbitrary: mutations(paths).map((changes): Request => ({ kind: "payment", changes })) },
    { weight: 4, arbitrary: strangeRequest(served).map((requested): Request => ({ kind: "strange", requested })) },
  );
  const batch = fc.array(request, { minLength: together, maxLength: together });
  const again = { seed: Number(FUZZ_SEED), ...(FUZZ_PATH !== undefined && { path: FUZZ_PATH }) };
  await fc.assert(
    fc.asyncProperty(batch, async (requests) => {
      const results = await Promise.allSettled(requests.map(send));
      const failed = results.find((each) => each.status === "rejected");
      if (failed !== undefined) throw failed.reason;
    }),
    { numRuns: Math.ceil(wanted / together), ...again, endOnFailure: true },
  );

  const { sent, mutatedPayments, simulated } = counts;
  const share = (count: number) => `${count} (${((100 * count) / sent).toFixed(1)} %)`;
  process.stdout.write(
    `${sent} requests; mutations of signed payments: ${share(mutatedPayments)}; reached step 10: ${share(simulated)}\n` +
      `${[...reported].map(([code, count]) => `${count} ${code}`).join(", ")}\n`,
  );
  if (FUZZ_PATH !== undefined) return;
  expect(sent).toBeGreaterThanOrEqual(wanted);
  expect(mutatedPayments / sent).toBeGreaterThanOrEqual(0.4);
  expect(simulated / sent).toBeGreaterThanOrEqual(0.05);
});

it("leaves a service that works and books that are right", async () => {
  const { databaseUrl } = harness.stack;
  await until(
    async () => {
      const open = await query(databaseUrl, "select id from payments where status = 'pending' limit 1");
      return open.length === 0;
    },
    { timeoutMs: 60_000, what: "every payment to end" },
  );
  const books = await readBooks(databaseUrl, harness.rpcUrl, merchant.walletAddress);
  expect(books).toMatchObject({ pending: 0, failed: 0, violations: [] });
  expect(await check("GET", "/health", {})).toBe("200");
  await pay([]);
});
