import { freePort } from "@lunas/stack/free-port";
import { query } from "@lunas/stack/postgres/query";
import { registerMerchant } from "../harness/register-merchant";
import { type Harness, startHarness } from "../harness/start-harness";
import { untilOpen } from "../harness/until-open";
import { runLoadCommand } from "../load/run-load";

jest.setTimeout(120_000);

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({ stack: { blockTime: { sandbox: "automine" } } });
});
afterAll(() => harness?.stop());

async function load(url: string, key: string) {
  const lines: string[] = [];
  const args = ["--url", url, "--key", key, "--rate", "20", "--seconds", "2", "--payers", "2"];
  const code = await runLoadCommand(args, {}, (line) => lines.push(line));
  return { code, lines, last: lines.at(-1) ?? "" };
}

const confirmed = async (walletAddress: string) => {
  const rows = await query(
    harness.stack.databaseUrl,
    "select from payments where status = 'confirmed' and lower(pay_to) = lower($1)",
    [walletAddress],
  );
  return rows.length;
};

test("a deployment is loaded with real payments: the faucet equips the payers, and each payment settles", async () => {
  const { walletAddress, apiKey } = await registerMerchant(harness.url);
  const { code, lines, last } = await load(harness.url, apiKey);
  const [, paid, sent] = /(\d+) of (\d+) payments were paid at 20 a second/.exec(last) ?? [];
  expect(paid).toBe(sent);
  expect(await confirmed(walletAddress)).toBe(Number(paid));
  expect(lines.join("\n")).toMatch(/^paid +\d+: p50 \d+ ms, p95 \d+ ms, p99 \d+ ms, slowest \d+ ms$/m);
  expect(lines.join("\n")).not.toMatch(/^(come later|refused|open) /m);
  // A machine that is busy cannot hold the rate, and the command says so.
  expect(code).toBe(last.startsWith("OK: ") ? 0 : 1);
});

test("a limit is told by its code, and the command fails", async () => {
  const { apiKey } = await registerMerchant(harness.url);
  const port = String(await freePort());
  const env = { PORT: port, RATE_LIMIT_FACILITATE_KEY: "5" };
  await harness.services.start("gateway", { as: "gateway-strict", env });
  const url = `http://localhost:${port}`;
  await untilOpen(url);
  const { code, lines } = await load(url, apiKey);
  expect(code).toBe(1);
  expect(lines.join("\n")).toMatch(/^come later +\d+ 429 rate_limited facilitate: p50/m);
});
