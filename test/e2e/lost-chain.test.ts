import { execFile } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { rpc, rpcHex } from "@lunas/contracts/rpc";
import { prepareChain } from "@lunas/stack/chains/prepare-chain";
import { goodCopyOf } from "@lunas/stack/chains/tidy-state";
import { commandArguments } from "@lunas/stack/command-entry";
import { query } from "@lunas/stack/postgres/query";
import { addressOf } from "@lunas/stack/private-key";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { fundedPayer } from "../harness/funded-payer";
import { type Answer, facilitate, signedBody } from "../harness/pay";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { type Harness, startHarness } from "../harness/start-harness";

jest.setTimeout(180_000);

/** The sandbox chain stops, is killed, and is lost with its state; what operators do then. */
describe("a sandbox chain that goes away", () => {
  let harness: Harness;
  let merchant: RegisteredMerchant;
  let payer: Payer;

  beforeAll(async () => {
    harness = await startHarness();
    merchant = await registerMerchant(harness.url);
    payer = await fundedPayer(harness.rpcUrl, 1_000_000_000n);
  });
  afterAll(() => harness?.stop());

  const ops = (...words: string[]) =>
    new Promise<{ readonly code: number; readonly text: string }>((resolve) => {
      const { databaseUrl, chains } = harness.stack;
      const urls = { SANDBOX_RPC_URLS: harness.rpcUrl, BASE_RPC_URLS: chains.base.rpcUrl };
      const env = { DATABASE_URL: databaseUrl, ...urls, NODE_ENV: "test" };
      execFile(process.execPath, [...commandArguments("lunas-ops"), ...words], { env }, (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === "number" ? error.code : 0, text: stdout + stderr });
      });
    });
  const pay = async (amount = 10_000n): Promise<Answer> => {
    const body = await signedBody(payer, { to: merchant.walletAddress, amount });
    return await facilitate(harness.url, merchant.apiKey, body);
  };
  const untilPaid = () =>
    until(async () => ((await pay()).status === 200 ? true : undefined), { what: "a payment", timeoutMs: 40_000 });
  const genesis = async () => {
    const block = (await rpc(harness.rpcUrl, "eth_getBlockByNumber", ["0x0", false])) as { hash: string };
    return block.hash;
  };
  const reasons = async () => {
    const health = (await (await fetch(`${harness.url}/health`)).json()) as { reasons: { code: string }[] };
    return health.reasons.map(({ code }) => code);
  };
  const stateFile = () => {
    const folder = join(harness.stack.logFolder, "..", "chains");
    const name = readdirSync(folder).find((each) => each === "sandbox.json");
    return join(folder, name ?? "sandbox.json");
  };
  const prepare = () =>
    prepareChain({
      network: "sandbox",
      rpcUrl: harness.rpcUrl,
      treasury: addressOf(harness.stack.secrets.treasuryKey),
      signers: harness.stack.secrets.signerKeys.sandbox.map(addressOf),
    });

  it("comes back from its state after stops and a kill, with the same first block", async () => {
    await untilPaid();
    const first = await genesis();
    const mined = Number(await rpcHex(harness.rpcUrl, "eth_blockNumber", []));
    for (const end of ["stop", "SIGKILL", "stop"] as const) {
      await harness.stack.restart("sandbox", end);
      expect(await genesis()).toBe(first);
      expect(Number(await rpcHex(harness.rpcUrl, "eth_blockNumber", []))).toBeGreaterThanOrEqual(mined);
    }
    expect((await ops("ledger", "sandbox")).text).toMatch(/chain, rows and events agree/);
    await untilPaid();
  });

  it("is no other chain as long as it is the known one, and a production chain never is", async () => {
    const refused = await ops("chains", "renew", "sandbox", "--because", "a try");
    expect(refused).toMatchObject({ code: 1, text: expect.stringMatching(/nothing is lost/) });
    const production = await ops("chains", "renew", "base", "--because", "a try");
    expect(production).toMatchObject({ code: 1, text: expect.stringMatching(/is a production chain/) });
  });

  it("is begun anew by one command when it is lost, and the ledger says what was lost", async () => {
    const { databaseUrl, supervisor } = harness.stack;
    const status = async () =>
      (await query(
        databaseUrl,
        "select status, failure_code, count(*)::int as n from payments group by 1, 2 order by 1, 2",
        [],
      )) as {
        status: string;
        failure_code: string | null;
        n: number;
      }[];
    const before = await status();
    // Held for half a minute: it is pending when the chain is lost.
    const waiting = pay(9_990_100n);
    await until(async () => ((await status()).some((row) => row.status === "pending") ? true : undefined), {
      ...{ what: "a pending payment", timeoutMs: 20_000 },
    });
    await supervisor.stop("sandbox");
    rmSync(stateFile());
    rmSync(goodCopyOf(stateFile()), { force: true });
    await harness.stack.restart("sandbox");
    await prepare();
    payer = await fundedPayer(harness.rpcUrl, 1_000_000_000n);
    await until(async () => ((await reasons()).includes("unknown_first_block") ? true : undefined), {
      ...{ what: "the gateway's notice", timeoutMs: 20_000 },
    });
    const rows = await status();
    expect(await pay()).toMatchObject({ status: 503, body: { error: { code: "chain_unavailable" } } });
    // The refused payment is not stored, and nothing failed by what the new chain shows.
    expect(await status()).toEqual(rows);
    const failed = (rows: Awaited<ReturnType<typeof status>>) => rows.filter((row) => row.status === "failed");
    expect(failed(rows)).toEqual(failed(before));
    const renewed = await ops("chains", "renew", "sandbox", "--because", "its state was deleted");
    expect(renewed).toMatchObject({ code: 0, text: expect.stringMatching(/begins anew \(its first block is/) });
    await waiting;
    await untilPaid();
    expect(await reasons()).not.toContain("unknown_first_block");
    const { code, text } = await ops("ledger", "sandbox");
    expect(text).toMatch(/closed epoch until .*, lost with its chain:\n {2}\d+ payments? confirmed: \d+ base units/);
    expect(text).toMatch(/chain, rows and events agree/);
    expect(code).toBe(0);
  });
});
