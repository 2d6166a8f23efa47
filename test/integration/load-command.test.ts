import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newPrivateKey } from "@lunas/stack/private-key";
import { sandboxConfig } from "@lunas/testkit/payer/chain-config";
import express from "express";
import { type Listening, listen } from "../harness/listen";
import { judge, unanswered } from "../load/answers";
import { approvalEndpoint } from "../load/prepare-payments";
import { reportLoad } from "../load/report";
import { runLoadCommand } from "../load/run-load";

const payTo = `0x${"2".repeat(40)}`;
const key = "ipk_sandbox_load";
const folder = mkdtempSync(join(tmpdir(), "lunas-load-"));
const payerKeys = join(folder, "keys");
const open: Listening[] = [];

beforeAll(() => writeFileSync(payerKeys, `${newPrivateKey()}\n${newPrivateKey()}\n`));
afterAll(async () => {
  await Promise.all(open.map((each) => each.close()));
  rmSync(folder, { recursive: true });
});

type Reply = readonly [status: number, body: object];
const paid: Reply = [200, { success: true }];
const refusal = (status: number, code: string, details = {}): Reply => [status, { error: { code, details } }];

/** A gateway with one merchant; its answers to payments come in this order, the last one again and again. */
async function gateway(...replies: readonly Reply[]) {
  const payments: { nonce: string; key: string | undefined }[] = [];
  const requested: string[] = [];
  const app = express().use(express.json());
  app.use((request, _response, next) => {
    requested.push(`${request.method} ${request.path}`);
    next();
  });
  const production = { ...sandboxConfig, network: "base", environment: "production" };
  const networks = [{ ...sandboxConfig, environment: "sandbox" }, production];
  app.get("/config", (_request, response) => void response.json({ sandbox: sandboxConfig, production, networks }));
  app.post("/facilitate", (request, response) => {
    const { permit2Authorization } = request.body.paymentPayload.payload;
    const isElsewhere = permit2Authorization.witness.to !== payTo;
    if (!isElsewhere) payments.push({ nonce: permit2Authorization.nonce, key: request.get("x-api-key") });
    const next = replies[payments.length - 1] ?? replies.at(-1) ?? paid;
    const [status, body] = isElsewhere ? refusal(400, "payment_mismatch", { expected: payTo }) : next;
    response.status(status).json(body);
  });
  const listening = await listen(app);
  open.push(listening);
  const lines: string[] = [];
  const run = (...more: readonly string[]) => {
    const args = ["--url", listening.url, "--key", key, "--rate", "200", "--seconds", "0.5", ...more];
    return runLoadCommand(args, {}, (line) => lines.push(line));
  };
  return { url: listening.url, run, lines, payments, requested, last: () => lines.at(-1) ?? "" };
}

// The load alone takes three seconds.
jest.setTimeout(30_000);

const withKeys = ["--payer-keys", payerKeys];

test("each payment is another one, with the merchant's key", async () => {
  const { run, payments, last } = await gateway();
  await run(...withKeys, "--seconds", "3");
  expect(payments.length).toBeGreaterThan(0);
  expect(new Set(payments.map(({ nonce }) => nonce)).size).toBe(payments.length);
  expect(new Set(payments.map((each) => each.key))).toEqual(new Set([key]));
  expect(last()).toContain(`${payments.length} of ${payments.length} payments were paid at 200 a second`);
});

test("refusals are counted by code and reason, and the command fails", async () => {
  const { run, lines, payments, last } = await gateway(
    paid,
    refusal(503, "service_unavailable", { reason: "overloaded" }),
    refusal(400, "insufficient_balance"),
    refusal(504, "settlement_pending"),
    paid,
  );
  expect(await run(...withKeys, "--refusals-ok")).toBe(1);
  expect(payments.length).toBeGreaterThan(4);
  const text = lines.join("\n");
  expect(text).toMatch(/come later +1 503 service_unavailable overloaded: p50/);
  expect(text).toMatch(/refused +1 400 insufficient_balance: p50/);
  expect(text).toMatch(/open +1 504 settlement_pending: p50/);
  expect(last()).toMatch(/^NOT OK: .*; 1 were told to come later; 1 were refused; 1 have an open outcome/);
});

test("what is not known to have failed is open", () => {
  const verdictOf = (status: number, body: object) => judge({ status, body: body as Record<string, unknown> }).verdict;
  const error = (code: string) => ({ error: { code } });
  expect([
    verdictOf(200, { success: true }),
    verdictOf(429, error("rate_limited")),
    verdictOf(503, error("chain_unavailable")),
    verdictOf(409, error("nonce_already_used")),
    verdictOf(500, error("internal_error")),
    verdictOf(503, {}),
    verdictOf(200, {}),
    unanswered(new Error("socket hang up")).verdict,
  ]).toEqual(["paid", "later", "later", "refused", "open", "open", "open", "open"]);
});

describe("the result", () => {
  const loaded = {
    done: 99,
    wrong: 1,
    seconds: 1,
    tookMs: Array<number>(99).fill(50),
    lateMs: Array<number>(100).fill(1),
  };
  const other = (verdict: "later" | "refused" | "open") => [{ verdict, label: "503 x", tookMs: 5 }];
  const isGood = (given: object, others = other("later"), refusalsOk = true) =>
    reportLoad({ loaded: { ...loaded, ...given }, others }, { rate: 100, refusalsOk }).isGood;

  test("is good where each payment was paid, or other to come later if that is allowed", () => {
    expect(isGood({}, [])).toBe(true);
    expect(isGood({})).toBe(true);
  });

  test("is not good for a refusal, an open outcome, no payment, or a rate that was not held", () => {
    expect(isGood({}, other("later"), false)).toBe(false);
    expect(isGood({}, other("refused"))).toBe(false);
    expect(isGood({}, other("open"))).toBe(false);
    expect(isGood({ done: 0, tookMs: [] })).toBe(false);
    expect(isGood({ lateMs: [...Array<number>(98).fill(1), 200, 200] })).toBe(false);
  });
});

describe("what is refused before anything is sent", () => {
  test.each([
    [["--network", "base"], /base is no sandbox: each payment would move real money\. --real-money allows it/],
    [["--network", "base", "--real-money", ...withKeys], /--key is not a key of the production environment/],
    [["--network", "mars"], /the deployment has sandbox, base/],
  ])("%j", async (more, says) => {
    const { run, requested, lines } = await gateway();
    expect(await run(...more)).toBe(2);
    expect(lines.join("\n")).toMatch(says);
    expect(requested).toEqual(["GET /config"]);
  });

  test.each([
    [["--real-money"], /--real-money needs --payer-keys/],
    [["--rate", "0"], /--rate must be a number above 0/],
    [["--rate", "5000", "--seconds", "600"], /at most 50000 payments/],
    [["--key", "ipk_pub_sandbox_x"], /publishable key/],
    [["--url", "http://user:word@localhost:1"], /--url must not contain a name or a password/],
    [["--speed", "9"], /'--speed'/],
  ])("%j", async (more, says) => {
    const { run, requested, lines } = await gateway();
    expect(await run(...more)).toBe(2);
    expect(lines.join("\n")).toMatch(says);
    expect(requested).toEqual([]);
  });
});

test("a redirect is not followed: no other host gets the key", async () => {
  const other = await gateway();
  const elsewhere = await listen(express().use((_request, response) => response.redirect(307, `${other.url}/config`)));
  open.push(elsewhere);
  const lines: string[] = [];
  const args = ["--url", elsewhere.url, "--key", key, "--rate", "1", ...withKeys];
  expect(await runLoadCommand(args, {}, (line) => lines.push(line))).toBe(1);
  expect(lines.join("\n")).toContain("/config answers 307");
  expect(other.requested).toEqual([]);
});

test("the payers approve at the host of the gateway, or where the caller says", () => {
  const at = (url: string, rpcUrl: string | null) => approvalEndpoint("https://node.example/k", { url, rpcUrl });
  expect(at("https://node.example", null)).toBe("https://node.example/k");
  expect(at("https://pay.example", "https://other.example")).toBe("https://other.example");
  expect(() => at("https://pay.example", null)).toThrow("another host than --url: --rpc https://node.example/k");
  expect(approvalEndpoint("http://localhost:8545", { url: "http://127.0.0.1:3402", rpcUrl: null })).toBe(
    "http://localhost:8545",
  );
});
