import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@lunas/client/agent";
import { fundEther } from "@lunas/contracts/fund-ether";
import { rpc, rpcHex } from "@lunas/contracts/rpc";
import { sendUnsigned } from "@lunas/contracts/send-unsigned";
import { Lunas } from "@lunas/server";
import { requirePayment } from "@lunas/server/express";
import { commandArguments } from "@lunas/stack/command-entry";
import { freePort } from "@lunas/stack/free-port";
import { Wallet } from "ethers";
import express from "express";
import { fundedPayer, idrx } from "../harness/funded-payer";
import { type Listening, listen } from "../harness/listen";
import { approvePermit2 } from "../harness/refunds";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { type RunningExample, runExample, untilServing } from "../harness/run-example";
import { sharedHarness } from "../harness/shared-harness";
import { approveData } from "../harness/sponsored-payer";
import type { Harness } from "../harness/start-harness";

jest.setTimeout(120_000);

/** The command as a new user gets it, with its own home folder, against a running service. */
let harness: Harness;
let home: string;
let shop: RunningExample | undefined;
const children: ChildProcess[] = [];

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "lunas-home-"));
  harness = await sharedHarness();
}, 120_000);
afterAll(async () => {
  for (const child of children) if (child.exitCode === null) child.kill("SIGKILL");
  await shop?.stop();
  await harness?.stop();
  await rm(home, { recursive: true, force: true });
}, 60_000);

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

async function lunas(...given: string[]): Promise<Ended> {
  const { LUNAS_API_KEY: _key, LUNAS_URL: _url, ...env } = process.env;
  const child = spawn(process.execPath, [...commandArguments("lunas"), ...given], {
    env: { ...env, HOME: home },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => {
    out += chunk.toString("utf8");
  });
  child.stderr.on("data", (chunk: Buffer) => {
    err += chunk.toString("utf8");
  });
  const [code] = (await once(child, "close")) as [number | null];
  return { code, out, err };
}

async function json(...given: string[]): Promise<Record<string, never>> {
  const { code, out, err } = await lunas(...given, "--json");
  if (code !== 0) throw new Error(`lunas ${given.join(" ")} ended with ${code}: ${err}`);
  return JSON.parse(out) as Record<string, never>;
}

const profile = async () =>
  JSON.parse(await readFile(join(home, ".lunas", "profile.json"), "utf8")) as Record<string, string>;

test("from nothing to a healthy set-up: register, fund, pay, look up, refund, doctor", async () => {
  const registered = await lunas("register", "--email", "a@warung.example", "--name", "Warung", "--url", harness.url);
  expect(registered).toMatchObject({ code: 0 });
  const { apiKey = "", merchantKey = "", merchantAddress = "", url } = await profile();
  expect([url, apiKey.startsWith("ipk_sandbox_"), merchantKey.length]).toEqual([harness.url, true, 66]);
  expect((await stat(join(home, ".lunas", "profile.json"))).mode & 0o777).toBe(0o600);
  const shown = `${registered.out}${registered.err}`;
  expect([shown.includes(apiKey), shown.includes(merchantKey), shown.includes("\u001b")]).toEqual([
    false,
    false,
    false,
  ]);
  expect(shown).toContain(merchantAddress);
  expect(await lunas("register", "--email", "a@b.example", "--name", "Again")).toMatchObject({ code: 2, out: "" });

  const funded = await json("fund", "25.000");
  expect(funded).toMatchObject({ amount: "25000", balance: "2500000", token: "IDRX" });
  const { payerKey = "", payerAddress = "" } = await profile();
  expect(funded.address).toBe(payerAddress);

  const port = String(await freePort());
  shop = runExample("express-shop", {
    LUNAS_URL: harness.url,
    LUNAS_API_KEY: apiKey,
    LUNAS_PAY_TO: merchantAddress,
    PORT: port,
  });
  await untilServing(shop);
  const article = `http://127.0.0.1:${port}/article`;
  expect(await lunas("pay", article, "--max-price", "4999")).toMatchObject({
    code: 1,
    err: expect.stringContaining("price_refused"),
  });
  const paid = await lunas("pay", article);
  expect(paid).toMatchObject({ code: 0, out: expect.stringContaining("How a payment settles") });
  expect(paid.err).toContain(`paying Rp\u00a05.000,00 (500000 base units) to ${merchantAddress} from ${payerAddress}`);
  const txHash = /paid: (0x[0-9a-f]{64})/.exec(paid.err)?.[1] ?? "";

  const list = await json("payments", "list", "--status", "confirmed");
  expect(list).toMatchObject({
    pagination: { total: 1 },
    payments: [{ txHash, amount: "500000", from: payerAddress }],
  });
  expect(await json("payments", "list", "--network", "sandbox")).toMatchObject({ pagination: { total: 1 } });
  const elsewhere = await lunas("payments", "list", "--network", "mainnet");
  expect(elsewhere).toMatchObject({ code: 1, err: expect.stringMatching(/network.*sandbox/) });
  const verify = (...more: string[]) => lunas("payments", "verify", txHash, "--rupiah", ...more);
  expect(await verify("5.000", "--resource", article)).toMatchObject({
    code: 0,
    out: expect.stringContaining("✓ pay_"),
  });
  const wrong = [await verify("4999"), await verify("5000", "--resource", "http://shop.example/x")];
  expect(wrong).toMatchObject([
    { code: 1, out: expect.stringContaining(": the amount is another one") },
    { code: 1, out: expect.stringContaining(`: it was for ${article}`) },
  ]);
  const [{ paymentId }] = list.payments as unknown as [{ paymentId: string }];
  const month = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 7);
  const books = await json("reports", "reconcile", "--month", month);
  expect(books).toMatchObject({ agrees: true, missing: [], chain: { count: 1, amount: "500000" } });
  expect(books.wallets).toMatchObject([{ wallet: merchantAddress, received: "500000", change: "500000" }]);
  const [found, timeline, none] = await Promise.all([
    lunas("payments", "show", txHash),
    json("payments", "timeline", paymentId),
    lunas("payments", "show", `0x${"0".repeat(64)}`),
  ]);
  expect(found).toMatchObject({ code: 0, out: expect.stringContaining(paymentId) });
  const stages = expect.arrayContaining([expect.objectContaining({ stage: "confirmed" })]);
  expect(timeline).toMatchObject({ paymentId, stages });
  expect(none).toMatchObject({ code: 1, out: "", err: expect.stringContaining("payment_not_found") });

  await approvePermit2(harness.rpcUrl, merchantAddress);
  const refund = await json("refunds", "create", txHash, "--rupiah", "2.000", "--to", payerAddress);
  expect(refund).toMatchObject({ status: "confirmed", amount: "200000", paymentId, to: payerAddress });
  const { refunds } = new Lunas(apiKey, { environment: "local", facilitatorUrl: harness.url });
  const prepared = await refunds.prepare(paymentId);
  const order = { to: payerAddress, rupiah: "3000", reason: "sold out" };
  const second = await refunds.create(prepared, new Wallet(merchantKey), order);
  // The same preparation is the same refund.
  expect(await refunds.create(prepared, new Wallet(merchantKey), order)).toMatchObject({ refundId: second.refundId });
  expect(await refunds.waitFor(second.refundId)).toMatchObject({ status: "confirmed", reason: "sold out" });
  const listed = await lunas("refunds", "list", "--payment", paymentId);
  expect(listed.out.match(/ref_\w+ +confirmed +Rp\u00a0[23]\.000,00/g)).toHaveLength(2);
  const after = await json("reports", "reconcile", "--month", month);
  expect(after).toMatchObject({ agrees: true, missing: [], refunds: { chain: { count: 2, amount: "500000" } } });
  expect(after.wallets).toMatchObject([{ received: "500000", refunded: "500000", change: "0" }]);
  const third = await lunas("refunds", "create", paymentId);
  expect(third).toMatchObject({ code: 1, err: expect.stringContaining("refund_exceeds_payment") });

  const { balances } = (await json("balance")) as unknown as { balances: readonly object[] };
  expect(balances).toMatchObject([
    { whose: "payer", address: payerAddress, network: "sandbox", amount: expect.stringMatching(/^[1-9]\d+$/) },
    { whose: "merchant", address: merchantAddress, amount: "0", wei: expect.stringMatching(/^\d+$/) },
  ]);
  const balance = await lunas("balance", payerAddress, "--network", "nowhere");
  expect(balance).toMatchObject({
    code: 2,
    err: expect.stringContaining('no network "nowhere"; it has sandbox, base'),
  });

  const doctor = await lunas("doctor");
  expect(doctor).toMatchObject({ code: 0, out: expect.stringContaining("Everything works.") });
  expect(doctor.out.match(/^✓ /gm)).toHaveLength(9);
  expect(doctor.out).toMatch(/the webhook arrives .*payment\.confirmed evt_\w+, with a valid signature/);
  expect(`${doctor.out}${doctor.err}`).not.toMatch(new RegExp(`${apiKey}|${merchantKey}|${payerKey}|whsec_`));

  const created = await json("keys", "create", "--label", "shop server");
  expect(created).toMatchObject({ key: expect.stringMatching(/^ipk_sandbox_/), label: "shop server" });
  const { apiKeys } = (await json("keys", "list")) as unknown as {
    apiKeys: { id: string; prefix: string; revokedAt: string | null }[];
  };
  expect(apiKeys).toHaveLength(2);
  const own = apiKeys.find(({ prefix }) => apiKey.startsWith(prefix))?.id ?? "";
  const rolled = await json("keys", "roll", own);
  expect((await profile()).apiKey).toBe(rolled.key);
  expect(await lunas("payments", "list")).toMatchObject({ code: 0 });
  expect(await json("keys", "revoke", String(created.id))).toMatchObject({ id: created.id });

  const sick = await lunas("doctor", "--url", "http://127.0.0.1:9");
  expect(sick).toMatchObject({ code: 1, out: expect.stringContaining("✗ the service answers") });
  expect(sick.out.match(/^- /gm)).toHaveLength(8);
});

describe("an agent with a sponsored approval", () => {
  let merchant: RegisteredMerchant;
  let stall: Listening;

  beforeAll(async () => {
    merchant = await registerMerchant(harness.url);
    const { apiKey, walletAddress } = merchant;
    const selling = new Lunas(apiKey, { environment: "local", facilitatorUrl: harness.url, payTo: walletAddress });
    const app = express();
    app.get("/", requirePayment(selling, { price: "1000" }), (_request, response) => void response.json({ ok: 1 }));
    stall = await listen(app);
  });
  afterAll(() => stall?.close());

  const gasOf = async (address: string) => BigInt(await rpcHex(harness.rpcUrl, "eth_getBalance", [address, "latest"]));

  test("is sponsored once a day; then it approves by itself when it can, and otherwise gets both reasons", async () => {
    const payer = await fundedPayer(harness.rpcUrl, 400_000n, { approved: false });
    const approvals: string[] = [];
    const client = createClient({
      ...{ environment: "local", facilitatorUrl: harness.url, privateKey: payer.privateKey, apiKey: merchant.apiKey },
      onApprovalRequired: ({ owner }) => void approvals.push(owner),
    });
    expect(await gasOf(payer.address)).toBe(0n);
    expect((await client.fetch(stall.url)).status).toBe(200);
    expect(approvals).toEqual([]);

    await rpc(harness.rpcUrl, "anvil_setBalance", [payer.address, "0xde0b6b3a7640000"]);
    await takeApprovalBack(payer.address);
    await rpc(harness.rpcUrl, "anvil_setBalance", [payer.address, "0x0"]);
    await expect(client.fetch(stall.url)).rejects.toMatchObject({
      code: "sponsorship_refused",
      message: expect.stringMatching(/payer_sponsored_lately.*enough ETH/),
      details: { reason: "payer_sponsored_lately", availableWei: "0" },
    });

    await fundEther({ rpcUrl: harness.rpcUrl, to: payer.address, amountWei: 10n ** 17n });
    expect((await client.fetch(stall.url)).status).toBe(200);
    expect(approvals).toEqual([payer.address, payer.address]);
    const { payments, pagination } = await client.payments.list({ status: "confirmed", from: payer.address });
    expect(pagination.total).toBe(2);
    expect(payments.map(({ amount, status }) => [amount, status])).toEqual([
      ["100000", "confirmed"],
      ["100000", "confirmed"],
    ]);
    expect((await client.payments.list({ limit: 1, page: 2 })).payments).toHaveLength(1);
    const timeline = await client.payments.timeline(payments[0]?.paymentId ?? "");
    expect(timeline).toMatchObject({ paymentId: payments[0]?.paymentId, status: "confirmed" });
  });

  async function takeApprovalBack(owner: string): Promise<void> {
    const { sandbox } = (await (await fetch(`${harness.url}/config`)).json()) as {
      sandbox: { permit2Address: string };
    };
    await sendUnsigned({
      rpcUrl: harness.rpcUrl,
      from: owner,
      to: idrx,
      data: approveData(sandbox.permit2Address, 0n) as `0x${string}`,
    });
  }
});
