import { rpc } from "@lunas/contracts/rpc";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { balanceOf } from "../harness/balance-of";
import { readBooks } from "../harness/invariants";
import { signedBody } from "../harness/pay";
import { scenario, useScenario } from "./opened-scenario";

jest.setTimeout(180_000);

const amount = 10_000n;

useScenario();

async function chainSeconds(): Promise<number> {
  const { timestamp } = (await rpc(scenario.harness.rpcUrl, "eth_getBlockByNumber", ["latest", false])) as {
    timestamp: string;
  };
  return Number(timestamp);
}

/** One block with this time; nothing else changes. */
async function mineAt(timestampSeconds: number): Promise<void> {
  await rpc(scenario.harness.rpcUrl, "evm_setNextBlockTimestamp", [timestampSeconds]);
  await scenario.chain.mine();
}

const sign = (payer: Payer, terms: { deadlineSeconds?: bigint; validAfterSeconds?: bigint }) =>
  signedBody(payer, { to: scenario.merchant.walletAddress, amount, ...terms });

/** A payment whose transaction waits in the node's pool while no block comes. */
async function waiting(terms: { deadlineSeconds?: bigint; validAfterSeconds?: bigint }) {
  const payer = await scenario.payer(amount);
  const body = await sign(payer, terms);
  await scenario.chain.hold();
  const answer = scenario.pay(body);
  await scenario.chain.untilWaiting(payer.address);
  return { payer, answer, paymentId: await scenario.stored(payer) };
}

async function ended(paymentId: string) {
  return until(
    async () => {
      const { body } = await scenario.lookUp(paymentId);
      return body.status === "pending" ? null : body;
    },
    { timeoutMs: 30_000, what: "the payment's end" },
  );
}

/** What the payment says is what the chain did. */
async function expectTrue(payer: Payer, status: string): Promise<void> {
  expect(await balanceOf(scenario.harness.rpcUrl, payer.address)).toBe(status === "confirmed" ? 0n : amount);
  const { databaseUrl } = scenario.harness.stack;
  const books = await readBooks(databaseUrl, scenario.harness.rpcUrl, scenario.merchant.walletAddress);
  expect(books.violations).toEqual([]);
}

describe("a payment that waits for its block", () => {
  it("begins to be valid at the second of its block", async () => {
    const begins = (await chainSeconds()) + 1;
    await until(async () => Date.now() / 1_000 >= begins && (await chainSeconds()) >= begins, { what: "its second" });
    const { payer, paymentId } = await waiting({ validAfterSeconds: BigInt(begins) });
    await scenario.chain.release();
    expect((await ended(paymentId)).status).toBe("confirmed");
    await expectTrue(payer, "confirmed");
  });

  it("that begins later than the block which is next is refused, and nothing is stored", async () => {
    const payer = await scenario.payer(amount);
    const refused = await scenario.pay(await sign(payer, { validAfterSeconds: BigInt((await chainSeconds()) + 30) }));
    expect([refused.status, refused.body.error?.code]).toEqual([400, "payment_not_yet_valid"]);
    expect(await scenario.query("select 1 from payments where payer = $1", [payer.address])).toEqual([]);
  });

  it("ends as the chain has it where the sequencer stopped for a while and goes on with old times", async () => {
    const payer = await scenario.payer(amount);
    await scenario.chain.hold();
    const stoppedAt = await chainSeconds();
    await until(() => Date.now() / 1_000 > stoppedAt + 4, { what: "a sequencer that lags" });
    const begins = BigInt(stoppedAt + 3);
    const answer = scenario.pay(await sign(payer, { validAfterSeconds: begins }));
    const stored = await until(
      async () => {
        const [row] = await scenario.query<{ id: string }>("select id from payments where payer = $1", [payer.address]);
        return row?.id ?? ((await Promise.race([answer, null])) !== null ? "refused" : null);
      },
      { what: "stored or refused" },
    );
    if (stored === "refused") {
      expect((await answer).body.error?.code).toBe("payment_not_yet_valid");
      return;
    }
    await scenario.chain.untilWaiting(payer.address);
    await mineAt((await chainSeconds()) + 1);
    await scenario.chain.release();
    const { status } = await ended(stored);
    await expectTrue(payer, status);
  });

  // The chain's time is ahead of ours from here on.
  it.each([
    ["at its deadline", 0, "confirmed"],
    ["one second after its deadline", 1, "failed"],
  ])("is mined %s", async (_when, secondsAfter, status) => {
    const deadline = (await chainSeconds()) + 30;
    const { payer, paymentId } = await waiting({ deadlineSeconds: BigInt(deadline) });
    await mineAt(deadline + secondsAfter);
    await scenario.chain.release();
    expect((await ended(paymentId)).status).toBe(status);
    await expectTrue(payer, status);
  });
});

describe("a sequencer whose time jumps an hour ahead", () => {
  it("ends what waits as the chain has it, refuses what is over by then, and takes what is not", async () => {
    const before = await chainSeconds();
    const { payer, paymentId } = await waiting({ deadlineSeconds: BigInt(before + 60) });
    const jumped = before + 3_600;
    await mineAt(jumped);
    await scenario.chain.release();
    expect((await ended(paymentId)).status).toBe("failed");
    await expectTrue(payer, "failed");

    const fresh = await scenario.payer(amount);
    const over = await scenario.pay(
      await sign(fresh, { deadlineSeconds: BigInt(Math.floor(Date.now() / 1_000) + 300) }),
    );
    expect([over.status, over.body.error?.code]).toEqual([400, "expired_deadline"]);
    expect(await scenario.query("select 1 from payments where payer = $1", [fresh.address])).toEqual([]);
    const paid = await scenario.pay(await sign(fresh, { deadlineSeconds: BigInt(jumped + 300) }));
    expect(paid.status).toBe(200);
    await expectTrue(fresh, "confirmed");
    expect((await scenario.lookUp(paymentId)).body.status).toBe("failed");
  });
});
