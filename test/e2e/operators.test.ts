import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { settleTermsOf } from "@lunas/chain/read/settle-calldata";
import { rpc } from "@lunas/contracts/rpc";
import { exact } from "@lunas/domain/settlement/kinds/exact/exact";
import { commandArguments } from "@lunas/stack/command-entry";
import { cloneFolder } from "@lunas/stack/folders";
import { query } from "@lunas/stack/postgres/query";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import { until } from "@lunas/testkit/time/until";
import { openChainControl } from "../harness/chain-control";
import { fundedPayer } from "../harness/funded-payer";
import { miningOf } from "../harness/mining";
import { type Answer, facilitate, getPayment, signedBody } from "../harness/pay";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { type Harness, startHarness } from "../harness/start-harness";

jest.setTimeout(180_000);

interface Ran {
  readonly code: number;
  readonly text: string;
}

describe("what operators can do beside the running services", () => {
  let harness: Harness;
  let merchant: RegisteredMerchant;
  let payer: Payer;

  beforeAll(async () => {
    harness = await startHarness({ services: { env: { SANDBOX_REFILL_DAILY_WEI: String(10n ** 18n) } } });
    merchant = await registerMerchant(harness.url);
    payer = await fundedPayer(harness.rpcUrl, 1_000_000_000n);
  });
  afterAll(() => harness?.stop());

  /** `lunas-ops`, as a process of its own. */
  const ops = (...words: string[]) => run(commandArguments("lunas-ops"), words);
  const run = (program: readonly string[], words: readonly string[], settings: Record<string, string> = {}) =>
    new Promise<Ran>((resolve) => {
      const env = { DATABASE_URL: harness.stack.databaseUrl, SANDBOX_RPC_URLS: harness.rpcUrl, NODE_ENV: "test" };
      execFile(process.execPath, [...program, ...words], { env: { ...env, ...settings } }, (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === "number" ? error.code : 0, text: stdout + stderr });
      });
    });
  const pay = async (): Promise<Answer> => {
    const body = await signedBody(payer, { to: merchant.walletAddress, amount: 10_000n });
    return await facilitate(harness.url, merchant.apiKey, body);
  };
  const untilAnswered = (status: number) =>
    until(
      async () => {
        const answer = await pay();
        return answer.status === status ? answer : undefined;
      },
      { what: `an answer ${status}`, timeoutMs: 20_000 },
    );

  it("approve a merchant and take it back, and both are noted", async () => {
    const { merchantId } = await registerMerchant(harness.url);
    const approvedAt = async () => {
      const rows = await query(harness.stack.databaseUrl, "select approved_at from merchants where id = $1", [
        merchantId,
      ]);
      return (rows as { approved_at: Date | null }[])[0]?.approved_at;
    };
    expect(await ops("merchants", "approve", merchantId)).toEqual({ code: 0, text: `${merchantId} is approved\n` });
    const first = await approvedAt();
    expect(first).toBeInstanceOf(Date);
    await ops("merchants", "approve", merchantId);
    expect(await approvedAt()).toEqual(first);
    expect((await ops("merchants", "unapprove", merchantId)).text).toBe(`${merchantId} is no longer approved\n`);
    expect(await approvedAt()).toBeNull();
    expect((await ops("merchants", "approve", `mer_${"0".repeat(22)}`)).code).toBe(1);
    const { text } = await ops("audit", "3");
    expect(text).toContain("merchant.unapprove");
    expect(text).toContain("merchant.approve");
  });

  it("look a merchant and its keys up by id or wallet, and see no secret", async () => {
    const { merchantId, apiKey, walletAddress } = await registerMerchant(harness.url);
    const listed = await ops("merchants", "list", merchantId);
    expect(listed.text).toMatch(
      new RegExp(`\\| ${merchantId} \\| .* \\| ${walletAddress} \\| .* \\| not approved \\|`),
    );
    const shown = await ops("merchants", "show", merchantId);
    expect(shown).toMatchObject({ code: 0, text: expect.stringContaining(`wallet ${walletAddress}`) });
    expect(shown.text).toContain("keys that work: 1 sandbox, 0 production");
    expect(await ops("merchants", "show", walletAddress.toLowerCase())).toEqual(shown);
    const keys = await ops("keys", "list", walletAddress);
    expect(keys.text).toContain(`| ${apiKey.slice(0, 12)}`);
    expect(keys.text).toContain("| sandbox secret |");
    const json = await ops("keys", "list", merchantId, "--json");
    expect(JSON.parse(json.text)).toMatchObject({ ok: true, result: [{ environment: "sandbox", revokedAtMs: null }] });
    for (const { text } of [shown, keys, json]) expect(text).not.toContain(apiKey);
    expect((await ops("keys", "list", `mer_${"0".repeat(22)}`)).code).toBe(1);
  });

  it("write a support bundle that shows the state and contains no secret and no person", async () => {
    const { merchantId, apiKey, walletAddress } = merchant;
    await query(
      harness.stack.databaseUrl,
      "update merchants set name = 'Warung Rahasia', email = 'sri@rahasia.example' where id = $1",
      [merchantId],
    );
    await pay();
    const folder = mkdtempSync(join(tmpdir(), "lunas-support-"));
    const file = join(folder, "bundle.json");
    const processes = `gateway=${harness.url}/health,gone=http://127.0.0.1:9/health`;
    const ran = await ops("support-bundle", file, "--processes", processes);
    expect(ran).toMatchObject({ code: 0, text: expect.stringContaining(`wrote ${file}`) });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const text = readFileSync(file, "utf8");
    const bundle = JSON.parse(text) as Record<string, unknown>;
    expect(JSON.stringify(bundle)).not.toContain('"failed":"Error');
    expect(bundle).toMatchObject({
      lunas: { node: process.version },
      settlement: expect.arrayContaining([expect.objectContaining({ chainId: sandbox.chainId })]),
      processes: { gateway: { status: 200, report: { status: "ok" } }, gone: { failed: expect.any(String) } },
    });
    for (const name of ["version", "settings", "migrations", "tables", "connections"]) {
      expect([name, (bundle[`database: ${name}`] as unknown[]).length]).toEqual([name, expect.any(Number)]);
      expect(bundle[`database: ${name}`]).not.toEqual([]);
    }
    for (const hidden of [
      apiKey,
      "Rahasia",
      "rahasia.example",
      walletAddress,
      payer.address,
      harness.stack.databaseUrl,
    ]) {
      expect(text.toLowerCase()).not.toContain(hidden.toLowerCase());
    }
    expect((await ops("support-bundle", file)).code).toBe(1);
    rmSync(folder, { recursive: true });
  });

  it("confirm the host on which a merchant lists, and take it back", async () => {
    const { merchantId } = await registerMerchant(harness.url);
    const confirmed = await ops("merchants", "set-host", merchantId, "warung.example");
    const text = `${merchantId} may list resources on warung.example and its subdomains\n`;
    expect(confirmed).toEqual({ code: 0, text });
    expect((await ops("merchants", "set-host", merchantId)).text).toBe(`${merchantId} lists nothing any more\n`);
    expect((await ops("merchants", "set-host", merchantId)).code).toBe(1);
    expect((await ops("merchants", "set-host", `mer_${"0".repeat(22)}`, "warung.example")).code).toBe(1);
    expect((await ops("audit", "3")).text).toContain("merchant.set_host");
  });

  it("give a merchant another e-mail address, but none that was erased", async () => {
    const { merchantId } = await registerMerchant(harness.url);
    const set = (email: string) => ops("merchants", "set-email", merchantId, email, "--because", "a signed letter");
    const text = `the e-mail address of ${merchantId} is baru@warung.example now\n`;
    expect(await set("baru@warung.example")).toEqual({ code: 0, text });
    expect(await set("baru@warung.example")).toMatchObject({
      code: 1,
      text: expect.stringContaining("nothing was changed"),
    });
    expect((await ops("merchants", "show", merchantId)).text).toContain("baru@warung.example");
    const audit = (await ops("audit", "3")).text;
    expect(audit).toMatch(/merchant\.set_email .*"because":"a signed letter"/);
    await query(harness.stack.databaseUrl, "update merchants set email = '' where id = $1", [merchantId]);
    expect(await set("lagi@warung.example")).toMatchObject({ code: 1, text: expect.stringContaining("was erased") });
    const unknown = `mer_${"0".repeat(22)}`;
    expect(await ops("merchants", "set-email", unknown, "a@b.example", "--because", "x")).toMatchObject({ code: 1 });
  });

  it("refuse new payments of a chain and let payments in flight end", async () => {
    const chain = miningOf(harness.rpcUrl);
    await chain.pause();
    const body = await signedBody(payer, { to: merchant.walletAddress, amount: 10_000n });
    const request = facilitate(harness.url, merchant.apiKey, body);
    await until(
      async () =>
        (await query(harness.stack.databaseUrl, "select id from payments where status = 'pending'")).length > 0,
      { what: "the payment to be stored", timeoutMs: 20_000 },
    );
    expect(await ops("pause", "chain", "sandbox", "a", "drill")).toMatchObject({ code: 0 });
    const refused = await pay();
    expect(refused).toMatchObject({
      status: 503,
      body: { error: { code: "service_unavailable", details: { reason: "paused" } } },
    });
    expect(refused.headers.get("retry-after")).toBe("30");
    await chain.resume();
    // On a slow machine the first request may have been told to ask again meanwhile.
    const first = await request;
    const answer = first.status === 504 ? await facilitate(harness.url, merchant.apiKey, body) : first;
    expect(answer).toMatchObject({ status: 200, body: { status: "confirmed" } });
    expect((await ops("pauses")).text).toMatch(/chain\s+\| sandbox\s+\| .*a drill/);
    await ops("resume", "chain", "sandbox");
    expect((await pay()).status).toBe(200);
  });

  it.each<[string, () => string]>([
    ["merchant", () => merchant.merchantId],
    ["payer", () => payer.address],
  ])("refuse new payments of one %s", async (scope, which) => {
    expect((await ops("pause", scope, which())).code).toBe(0);
    expect(await pay()).toMatchObject({
      status: 403,
      body: { error: { code: "forbidden", details: { reason: `${scope}_paused` } } },
    });
    expect((await ops("resume", scope, which())).text).toContain("takes payments again");
    expect((await pay()).status).toBe(200);
  });

  it("suspend a merchant, whose keys then stop working, and restore it", async () => {
    const { body } = await pay();
    await ops("suspend", merchant.merchantId);
    expect((await untilAnswered(403)).body.error?.details).toEqual({ reason: "merchant_suspended" });
    expect((await getPayment(harness.url, merchant.apiKey, body.paymentId)).status).toBe(403);
    await ops("restore", merchant.merchantId);
    await untilAnswered(200);
    expect((await ops("suspend", `mer_${"x".repeat(22)}`)).code).toBe(1);
  });

  it("see what a merchant's settlements have cost", async () => {
    expect((await ops("gas", "2")).text).toMatch(new RegExp(`sandbox \\| ${merchant.merchantId} \\| .* \\| 0\\.0\\d+`));
  });

  it("need not fill up a relayer that runs low: the treasury does, once, and the ledger knows", async () => {
    const [{ address }] = (await query(
      harness.stack.databaseUrl,
      "select address from lanes where chain_id = 1337 and settles order by address limit 1",
    )) as [{ address: string }];
    await rpc(harness.rpcUrl, "anvil_setBalance", [address, "0x1"]);
    await until(
      async () => BigInt((await rpc(harness.rpcUrl, "eth_getBalance", [address, "latest"])) as string) > 10n ** 17n,
      {
        what: "the refill",
        timeoutMs: 40_000,
      },
    );
    const refills = await query(harness.stack.databaseUrl, "select recipient, wei::text from refills");
    expect(refills).toEqual([{ recipient: address, wei: String(2n * 10n ** 17n - 1n) }]);
    const listed = await until(
      async () => {
        const ran = await ops("refills");
        return ran.text.includes("arrived") ? ran : undefined;
      },
      { what: "the refill to be closed", timeoutMs: 20_000 },
    );
    const row = new RegExp(`sandbox \\| ${address} \\| 0\\.199999999999999999 +\\| arrived \\| 0x[0-9a-f]{64} \\|`);
    expect(listed.text).toMatch(row);
    expect(listed.text).toContain(
      "the settlers' SANDBOX_REFILL_DAILY_WEI limits it, which is not set for this command",
    );
    const known = await run([...commandArguments("lunas-ops"), "refills", "1"], ["--json"], {
      SANDBOX_REFILL_DAILY_WEI: String(10n ** 18n),
    });
    expect(JSON.parse(known.text)).toMatchObject({
      ok: true,
      result: { today: [{ network: "sandbox", leftWei: String(8n * 10n ** 17n + 1n) }], refills: [{ lane: address }] },
    });
  });

  it("see why payments are pending, and end them by what the chain shows", async () => {
    const chain = openChainControl(harness.rpcUrl);
    await harness.services.stop("settler");
    const deadline = BigInt(Math.floor(Date.now() / 1_000)) + 20n;
    const options = { to: merchant.walletAddress, amount: 10_000n };
    const [settled, expiring] = [
      await payer.authorize(options),
      await payer.authorize({ ...options, deadlineSeconds: deadline }),
    ];
    const ask = (authorization: typeof settled) =>
      facilitate(harness.url, merchant.apiKey, {
        paymentPayload: paymentPayload(authorization),
        paymentRequirements: requirementsFor(authorization),
      });
    const idOf = ({ nonce }: typeof settled) =>
      until(
        async () => {
          const rows = await query(harness.stack.databaseUrl, "select id from payments where nonce = $1", [
            String(nonce),
          ]);
          return (rows as { id: string }[])[0]?.id;
        },
        { what: "the payment to be stored", timeoutMs: 20_000 },
      );
    const request = ask(settled);
    const [id] = [await idOf(settled)];
    const unheard = ask(expiring);
    const late = await idOf(expiring);

    const stuck = await ops("payments", "stuck", "0", "sandbox");
    expect(stuck.text).toMatch(new RegExp(`${id} \\| sandbox .* \\| none +\\| no transaction: no lane .* held`));
    expect(stuck.text).toContain(late);
    expect((await ops("payments", "show", id)).text).toContain("no transaction was ever signed for it");
    expect(
      await ops("payments", "resolve", late, "failed", "expired", "--because", "we want to go home"),
    ).toMatchObject({
      code: 1,
      text: expect.stringContaining("it may still be settled"),
    });

    const data = exact.call.write(settleTermsOf(settled, settled.signature));
    const hash = await chain.send({ to: sandbox.contracts.x402Proxy, data });
    const wrong = await ops("payments", "resolve", id, "confirmed", hash, "999");
    expect(wrong.code).toBe(1);
    const log = /such logs in it: (\d+)/.exec(wrong.text)?.[1] ?? "";
    const other = await ops("payments", "resolve", late, "confirmed", hash, log, "--because", "they look alike");
    expect(other).toMatchObject({ code: 1, text: expect.stringContaining("nonce as unused") });
    expect(await ops("payments", "resolve", id, "confirmed", hash, log, "--by", "siti")).toMatchObject({
      code: 0,
      text: expect.stringContaining(`${id} is confirmed now`),
    });
    expect(await request).toMatchObject({ status: 200, body: { paymentId: id, txHash: hash } });

    await rpc(harness.rpcUrl, "evm_setNextBlockTimestamp", [Number(deadline) + 1]);
    await chain.mine();
    expect((await ops("payments", "resolve", late, "failed", "expired")).code).toBe(0);
    expect((await getPayment(harness.url, merchant.apiKey, late)).body).toMatchObject({
      status: "failed",
      failure: { code: "expired" },
    });
    expect((await unheard).status).not.toBe(200);
    expect(await ops("payments", "resolve", late, "confirmed", hash, log)).toMatchObject({
      code: 1,
      text: expect.stringContaining("never changes"),
    });
    const reported = "select type from events where payment_id in ($1, $2) order by type";
    const events = await query(harness.stack.databaseUrl, reported, [id, late]);
    expect(events).toEqual([{ type: "payment.confirmed" }, { type: "payment.failed" }]);
    expect((await ops("payments", "show", hash)).text).toMatch(/confirmed by 0x[\s\S]*operator siti: payment.resolve/);
    expect((await ops("audit", "2")).text.trim().split("\n")).toEqual([
      expect.stringContaining(late),
      expect.stringContaining(id),
    ]);
    expect((await ops("payments", "stuck", "0")).text).toContain("no payment has been pending");
    await harness.services.start("settler");
    expect((await pay()).status).toBe(200);
  });

  it("prove that every nonce has one owner, and see where rows and chain part", async () => {
    await until(
      async () =>
        (await query(harness.stack.databaseUrl, "select nonce from transactions where state = 'open'")).length === 0,
      { what: "everything to be closed", timeoutMs: 30_000 },
    );
    const sound = await ops("ledger", "sandbox");
    expect(sound.text).toContain("chain, rows and events agree");
    // payment, bundle, replacement, filler, faucet, refill, funding, external, open: of the treasury's lane.
    expect(sound.text).toMatch(/\| 0x\w+ \| \d+ +\| 0 +\| 0 +\| 0 +\| 0 +\| \d+ +\| 1 +\| 0 +\| 0 +\| 0 +\|/);
    expect(sound.code).toBe(0);
    await query(
      harness.stack.databaseUrl,
      "update payments set amount = amount + 1 where id = (select min(id) from payments where status = 'confirmed')",
    );
    const unsound = await ops("ledger");
    expect(unsound.text).toContain("is not its transfer");
    expect(unsound.code).toBe(1);
  });

  it("prove the audit log, also after a merchant was erased, and find a changed entry", async () => {
    const { databaseUrl } = harness.stack;
    const sound = await until(
      async () => {
        const ran = await ops("audit", "verify");
        return ran.text.includes("; 0 wait") ? ran : undefined;
      },
      { what: "every entry to be chained", timeoutMs: 10_000 },
    );
    expect(sound).toMatchObject({ code: 0, text: expect.stringContaining("the chain holds") });
    const [, head = ""] = /head: (\d+:[0-9a-f]{64})/.exec(sound.text) ?? [];
    const { merchantId } = merchant;
    expect(await ops("merchants", "erase", merchantId)).toMatchObject({
      code: 1,
      text: expect.stringContaining(`First: lunas-ops suspend ${merchantId}`),
    });
    await ops("suspend", merchantId);
    const earlier = "update merchants set suspended_at = now() - interval '1 minute' where id = $1";
    await query(databaseUrl, earlier, [merchantId]);
    expect(await ops("merchants", "erase", merchantId)).toMatchObject({
      code: 0,
      text: expect.stringMatching(/is erased: its profile, its keys, and what was personal of \d+ payments/),
    });
    expect(await ops("audit", "verify", "--head", head)).toMatchObject({
      code: 0,
      text: expect.stringMatching(/the personal part of [1-9]\d* is erased;[\s\S]*the chain holds/),
    });
    const first =
      "update audit_log set actor_id = 'x' where id = (select audit_id from audit_chain where position = 1)";
    await query(databaseUrl, `set session_replication_role = replica; ${first}`);
    expect(await ops("audit", "verify")).toMatchObject({
      code: 1,
      text: expect.stringContaining("position 1: the entry"),
    });
  });

  it("get a message for an unknown command", async () => {
    const script = join(cloneFolder, "packages", "ops", "bin", "lunas-ops.cjs");
    expect(await run([script], ["pause", "chain", "mars"])).toMatchObject({
      code: 2,
      text: expect.stringContaining("is no chain"),
    });
  });
});
