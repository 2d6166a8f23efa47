/** The clients for Python and PHP against real services. `npm run test:interop` */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { cloneFolder } from "@lunas/stack/folders";
import { onPath } from "@lunas/stack/on-path";
import { createPayer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { Wallet } from "ethers";
import { fundedPayer } from "../../harness/funded-payer";
import { signedBody } from "../../harness/pay";
import { approvePermit2, refundBody } from "../../harness/refunds";
import { type RegisteredMerchant, registerMerchant } from "../../harness/register-merchant";
import { type Harness, startHarness } from "../../harness/start-harness";
import { dropFirstAnswer } from "./drop-first-answer";
import { findPhp, type Program } from "./find-php";

type Answer = Readonly<Record<string, unknown>>;
interface Client {
  readonly language: string;
  find(): Promise<Program | undefined>;
  readonly file: string;
}

const clients: readonly Client[] = [
  {
    language: "Python",
    find: async () => {
      const path = onPath("python3");
      return path === undefined ? undefined : { path, args: [], env: { PYTHONDONTWRITEBYTECODE: "1" } };
    },
    file: join(cloneFolder, "examples", "python-client", "main.py"),
  },
  { language: "PHP", find: findPhp, file: join(cloneFolder, "examples", "php-client", "main.php") },
];

const amount = 500_000n;
const wallet = createPayer();
let harness: Harness;
let merchant: RegisteredMerchant;

before(async () => {
  harness = await startHarness({ stack: { blockTime: { sandbox: "automine" } } });
  merchant = await registerMerchant(harness.url, 1337, new Wallet(wallet.privateKey));
  await approvePermit2(harness.rpcUrl, wallet.address);
});

after(async () => {
  await harness?.stop();
});

/** Runs a task of a client's program; answers its JSON, of a refusal too. */
function taskOf({ file }: Client, { path, args, env }: Program, url = harness.url) {
  return async (task: readonly string[], input?: unknown): Promise<Answer> => {
    const child = spawn(path, [...args, file, ...task], {
      env: { ...process.env, ...env, LUNAS_URL: url, LUNAS_API_KEY: merchant.apiKey },
    });
    child.stdin.end(input === undefined ? "" : JSON.stringify(input));
    const [out, reported] = await Promise.all([child.stdout.toArray(), child.stderr.toArray()]);
    const text = Buffer.concat(out.length > 0 ? out : reported).toString();
    try {
      return JSON.parse(text) as Answer;
    } catch {
      throw new Error(`${file} ${task.join(" ")} printed: ${text}`);
    }
  };
}

async function newPayment() {
  const payer = await fundedPayer(harness.rpcUrl, amount);
  return { payer, body: await signedBody(payer, { to: merchant.walletAddress, amount }) };
}

for (const client of clients) {
  test(`${client.language}: settle, look up, refund, read the events`, async (context) => {
    const program = await client.find();
    if (program === undefined) return context.skip("there is no interpreter here");
    const run = taskOf(client, program);
    const { payer, body } = await newPayment();

    const settled = await run(["settle"], body);
    assert.equal(settled.status, "confirmed", JSON.stringify(settled));
    const id = String(settled.paymentId);
    const shown = await run(["show", id]);
    assert.deepEqual([shown.amount, shown.from], [String(amount), payer.address]);
    const { payments } = (await run(["payments"])) as { payments: readonly Answer[] };
    assert.equal(payments[0]?.paymentId, id);

    const prepared = await run(["prepare-refund", id, "200000"]);
    assert.deepEqual([prepared.to, prepared.remaining], [payer.address, String(amount)]);
    const refund = await run(["refund", id], await refundBody(wallet, { to: payer.address, amount: 200_000n }));
    const refundId = String(refund.refundId);
    await until(async () => ((await run(["show-refund", refundId])).status === "confirmed" ? true : null), {
      timeoutMs: 30_000,
      what: "the confirmed refund",
    });

    // The dispatcher orders an event after the refund has ended.
    const listed = async () => {
      const { events } = (await run(["events"])) as { events: readonly { type: string; data: Answer }[] };
      const types = events.filter(({ data }) => data.paymentId === id).map(({ type }) => type);
      return types.includes("payment.confirmed") && types.includes("refund.confirmed") ? true : null;
    };
    await until(listed, { timeoutMs: 30_000, what: "the events of the payment and of its refund" });
  });

  test(`${client.language}: a success that is given back comes once more, and nothing is paid again`, async (context) => {
    const program = await client.find();
    if (program === undefined) return context.skip("there is no interpreter here");
    const run = taskOf(client, program);
    const { body } = await newPayment();
    const { paymentId, txHash } = await run(["settle"], body);
    assert.equal((await run(["settle"], body)).code, "nonce_already_used");
    assert.deepEqual(await run(["give-back", String(paymentId)]), { paymentId, givenBack: true });
    assert.deepEqual((await run(["settle"], body)).txHash, txHash);
    assert.equal((await run(["settle"], body)).code, "nonce_already_used");
  });

  test(`${client.language}: a refusal is reported with its code`, async (context) => {
    const program = await client.find();
    if (program === undefined) return context.skip("there is no interpreter here");
    const run = taskOf(client, program);
    const unknown = await run(["show", "pay_AAAAAAAAAAAAAAAAAAAAAA"]);
    assert.deepEqual([unknown.status, unknown.code, unknown.isOpen], [404, "payment_not_found", false]);
    const unreachable = taskOf(client, program, "http://127.0.0.1:9");
    const lost = await unreachable(["payments"]);
    assert.deepEqual([lost.status, lost.code, lost.isOpen], [0, "connection_lost", true]);
  });

  test(`${client.language}: after a lost answer the same request is sent again, and pays once`, async (context) => {
    const program = await client.find();
    if (program === undefined) return context.skip("there is no interpreter here");
    const proxy = await dropFirstAnswer(harness.url);
    try {
      const { payer, body } = await newPayment();
      const settled = await taskOf(client, program, proxy.url)(["settle"], body);
      assert.equal(settled.status, "confirmed", JSON.stringify(settled));
      assert.equal(proxy.requests.length, 2);
      assert.deepEqual(proxy.requests[1], proxy.requests[0]);
      assert.equal((settled.settlement as Answer).payer, payer.address);
    } finally {
      proxy.close();
    }
  });
}
