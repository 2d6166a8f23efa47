import { base } from "@lunas/catalog/chains/base";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { withToken } from "@lunas/catalog/with-token";
import { rpc, rpcHex } from "@lunas/contracts/rpc";
import { createPayer, type Payer } from "@lunas/testkit/payer/create-payer";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import { until } from "@lunas/testkit/time/until";
import type { Client } from "pg";
import { merchantAndDatabase } from "../harness/merchant-and-database";
import { openMerchantPage } from "../harness/merchant-page";
import { mineEvery, testBlockSeconds } from "../harness/mine-every";
import { openChromium } from "../harness/open-chromium";
import { facilitate } from "../harness/pay";
import type { RegisteredMerchant } from "../harness/register-merchant";
import { signApproval } from "../harness/sponsored-payer";
import { type Harness, startHarness } from "../harness/start-harness";

jest.setTimeout(600_000);

/** `npm run verify -- resets` asks for a hundred. */
const resets = Number(process.env.LUNAS_RESETS ?? 2);
const fork = withToken(sandbox, "IDRX", base.tokens.IDRX as `0x${string}`);

interface Wallet {
  readonly address: string;
  readonly ethBalance: string;
  readonly idrxBalance: string;
  readonly privateKey: `0x${string}`;
}

describe("a sandbox that is a local fork", () => {
  let harness: Harness;
  let merchant: RegisteredMerchant;
  let database: Client;

  beforeAll(async () => {
    harness = await startHarness({ stack: { fork: true } });
    ({ merchant, database } = await merchantAndDatabase(harness));
  });
  afterAll(async () => {
    await database?.end();
    await harness?.stop();
  });

  const ask = (path: string, method: string) =>
    fetch(`${harness.url}${path}`, { method, headers: { "x-api-key": merchant.apiKey } });
  const wallets = async () => ((await (await ask("/sandbox/wallets", "GET")).json()) as { wallets: Wallet[] }).wallets;
  const reset = () => ask("/sandbox/reset", "POST");

  async function approve(payer: Payer): Promise<void> {
    const hash = await rpc(harness.rpcUrl, "eth_sendRawTransaction", [
      await signApproval(harness.rpcUrl, payer, {}, fork),
    ]);
    await until(async () => (await rpc(harness.rpcUrl, "eth_getTransactionReceipt", [hash])) !== null, {
      timeoutMs: 20_000,
      what: "the approval",
    });
  }

  async function pay(payer: Payer, amount = 1_000n) {
    const authorization = await payer.authorize({ to: merchant.walletAddress, amount });
    const paymentRequirements = requirementsFor(authorization, fork);
    return facilitate(harness.url, merchant.apiKey, {
      paymentPayload: paymentPayload(authorization, { chain: fork }),
      paymentRequirements,
    });
  }

  const walletPayer = async (index: number) =>
    createPayer({ chain: fork, privateKey: ((await wallets())[index] as Wallet).privateKey });

  it("shows the token of the chain that it forks, and wallets that everybody knows", async () => {
    const config = (await (await fetch(`${harness.url}/config`)).json()) as {
      sandbox: { tokens: Record<string, string> };
    };
    expect(config.sandbox.tokens.IDRX).toBe(base.tokens.IDRX);
    const listed = await wallets();
    expect(listed).toHaveLength(10);
    expect(listed[0]).toEqual({
      address: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
      ethBalance: "10000",
      idrxBalance: "10000000",
      privateKey: "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80",
    });
  });

  it("a merchant sees the wallets in the dashboard, and resets the fork with one click and a question", async () => {
    const browser = await openChromium();
    try {
      const { page, button, dialog, ...dashboard } = await openMerchantPage(browser, harness);
      await dashboard.open("/sandbox");
      await dashboard.register();
      const wallet = page.getByRole("listitem").filter({ hasText: "0xf39F…2266" });
      await wallet.getByText("10,000,000 IDRX · 10,000 ETH").waitFor();
      expect(await page.getByRole("button", { name: "Copy private key" }).count()).toBe(10);
      await dashboard.picture("sandbox-fork");
      await button("Reset the fork").click();
      await dashboard.picture("sandbox-fork-reset");
      await dialog().getByRole("button", { name: "Reset the fork" }).click();
      await page.getByText(/The sandbox is a new fork, from block \d+ on/).waitFor();
      await dashboard.open("/account?tab=audit");
      await page.getByText("sandbox.reset").waitFor();
      expect([...dashboard.findings, ...dashboard.watch.complaints]).toEqual([]);
    } finally {
      await browser.close();
    }
  });

  it("pays, funds, and ends payments in flight at a reset", async () => {
    const payer = await walletPayer(0);
    await approve(payer);
    expect(await pay(payer)).toMatchObject({ status: 200, body: { status: "confirmed" } });

    await mineEvery(harness.rpcUrl, 0);
    const open = pay(payer);
    await until(
      async () =>
        Number((await database.query("select count(*) n from transactions where state = 'open'")).rows[0].n) > 0,
      {
        timeoutMs: 20_000,
        what: "a settlement on its way",
      },
    );
    const answer = await reset();
    await mineEvery(harness.rpcUrl, testBlockSeconds);

    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      network: "sandbox",
      chainId: 1337,
      blockNumber: expect.any(Number),
      forkedFrom: { network: "base", blockNumber: expect.any(Number) },
      resetAt: expect.stringMatching(/^\d{4}-/),
    });
    expect(await open).toMatchObject({
      status: 500,
      body: { error: { code: "tx_failed", details: { reason: "chain_reset" } } },
    });
    expect(await rpcHex(harness.rpcUrl, "eth_getCode", [sandbox.contracts.permit2, "latest"])).not.toBe("0x");
    expect((await wallets())[0]).toMatchObject({ ethBalance: "10000", idrxBalance: "10000000" });
  });

  it(`takes payments at once after a reset, ${resets} times in a row`, async () => {
    for (let round = 0; round < resets; round += 1) {
      const payer = await walletPayer(1 + (round % 9));
      expect((await reset()).status).toBe(200);
      await approve(payer);
      const paid = await pay(payer, BigInt(1_000 + round));
      expect({ round, status: paid.status, error: paid.body.error }).toMatchObject({ status: 200 });
    }
    const { rows } = await database.query("select count(*)::int n from transactions where state = 'open'");
    expect(rows[0].n).toBe(0);
    const funded = await fetch(`${harness.url}/sandbox/fund`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": merchant.apiKey },
      body: JSON.stringify({ address: createPayer().address, amount: "5" }),
    });
    expect(funded.status).toBe(200);
    expect(await funded.json()).toMatchObject({ balance: "500" });
  });
});
