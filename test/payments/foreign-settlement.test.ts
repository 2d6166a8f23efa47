import { sandbox } from "@lunas/catalog/chains/sandbox";
import { encodeAggregate3 } from "@lunas/chain/abi/aggregate3";
import { rpc } from "@lunas/contracts/rpc";
import type { Hex } from "@lunas/domain/shared/hex";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { until } from "@lunas/testkit/time/until";
import { Interface } from "ethers";
import { calldataOf } from "../harness/calldata-of";
import { readBooks } from "../harness/invariants";
import { opaqueBatch } from "../harness/opaque-batch";
import type { PaymentScenario } from "../harness/payment-scenario";
import { plainTransfer } from "../harness/plain-transfer";
import { scenario, useScenario } from "./opened-scenario";

jest.setTimeout(120_000);

const { permit2, x402Proxy, multicall3 } = sandbox.contracts;
const permit2Abi = new Interface(["function invalidateUnorderedNonces(uint256,uint256)"]);
const nonceOf = ({ paymentPayload: { payload } }: Awaited<ReturnType<PaymentScenario["sign"]>>) =>
  BigInt(payload.permit2Authorization.nonce);
const randomNonce = () => BigInt(freshWallet().privateKey);

useScenario();

/** Asks with the chain held, until our transaction waits in the pool. */
async function inThePool(payer: Payer, options: Parameters<PaymentScenario["sign"]>[1] = {}) {
  const body = await scenario.sign(payer, options);
  await scenario.chain.hold();
  const answer = scenario.pay(body);
  const ours = await scenario.chain.untilWaiting(payer.address);
  return { body, answer, ours, paymentId: await scenario.stored(payer) };
}

const cancel = (payer: Payer, nonce: bigint) =>
  scenario.chain.send({
    from: payer.address,
    to: permit2,
    data: permit2Abi.encodeFunctionData("invalidateUnorderedNonces", [nonce >> 8n, 1n << (nonce & 0xffn)]),
  });

/** A plain transfer to the merchant under the same nonce, of the same amount, which is not the proxy's. */
async function useElsewhere(payer: Payer, nonce: bigint): Promise<string> {
  const spender = "0x2222222222222222222222222222222222222222";
  const data = await plainTransfer(payer, { nonce, spender, to: scenario.merchant.walletAddress, amount: 10_000n });
  return scenario.chain.send({ from: spender, to: permit2, data });
}

describe("another settler settles first", () => {
  it("confirms with the foreign hash, and is found by the first hash", async () => {
    const payer = await scenario.payer();
    const { answer, ours, paymentId, body } = await inThePool(payer);
    const before = await scenario.lookUp(ours.hash);
    expect(before.body).toMatchObject({ paymentId, status: "pending", txHash: ours.hash, blockNumber: null });
    expect(before.body).toMatchObject({ timestamp: (before.body as unknown as { createdAt: string }).createdAt });
    const theirs = await scenario.chain.send({ to: x402Proxy, data: ours.input });
    await scenario.chain.mine();

    const paid = await answer;
    expect(paid).toMatchObject({
      status: 200,
      body: { paymentId, txHash: theirs, settlement: { transaction: theirs } },
    });
    expect(await scenario.chain.receipt(ours.hash)).toMatchObject({ status: "0x0" });
    for (const id of [paymentId, ours.hash, theirs]) {
      expect(await scenario.lookUp(id)).toMatchObject({ status: 200, body: { ...paid.body.payment, verified: true } });
    }
    expect(await scenario.reported(paymentId, 1)).toMatchObject([
      { type: "payment.confirmed", data: paid.body.payment },
    ]);
    expect(await scenario.events(paymentId)).toEqual(["payment.confirmed"]);
    expect(await scenario.pay(body)).toMatchObject({
      status: 409,
      body: { error: { code: "nonce_already_used", details: { txHash: theirs, status: "confirmed" } } },
    });
  });

  it("confirms several payments of one foreign transaction, each by its own log", async () => {
    const [one, other] = [await scenario.payer(), await scenario.payer()];
    const first = await inThePool(one);
    const twin = scenario.pay(await scenario.sign(one));
    const third = scenario.pay(await scenario.sign(other));
    const inputs = await until(
      async () => {
        const rows = await scenario.query<{ hash: string }>(
          "select a.hash from attempts a join transactions t using (lane_id, nonce) join payments p on p.id = t.payment_id where p.payer = any($1)",
          [[one.address, other.address]],
        );
        return rows.length === 3 ? rows : null;
      },
      { timeoutMs: 10_000, what: "three transactions" },
    );
    const calls = await Promise.all(
      inputs.map(async ({ hash }) => {
        const sent = await until(() => scenario.chain.transaction(hash), { what: "the transaction in the pool" });
        return { target: x402Proxy, data: sent.input as Hex };
      }),
    );
    const theirs = await scenario.chain.send({ to: multicall3, data: encodeAggregate3(calls) });
    await scenario.chain.mine();

    const answers = await Promise.all([first.answer, twin, third]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { txHash: theirs } });
    const ids = answers.map(({ body }) => body.paymentId);
    expect(new Set(ids).size).toBe(3);
    const rows = await scenario.query<{ id: string; log_index: number }>(
      "select id, log_index from payments where id = any($1) order by log_index",
      [ids],
    );
    expect(new Set(rows.map(({ log_index: index }) => index)).size).toBe(3);
    const [leading, ...others] = rows.map(({ id }) => id);
    expect((await scenario.lookUp(theirs)).body).toMatchObject({ paymentId: leading, alsoInTransaction: others });
    for (const id of ids) {
      const { alsoInTransaction } = (await scenario.lookUp(id)).body as unknown as { alsoInTransaction: string[] };
      expect([...alsoInTransaction].sort()).toEqual(ids.filter((each) => each !== id).sort());
      expect(await scenario.events(id)).toEqual(["payment.confirmed"]);
    }
  });
});

/** Asks while no settler works; resolves with what is stored and not sent. */
async function unsent(payer: Payer, count: number) {
  await scenario.harness.services.stop("settler");
  const bodies = await Promise.all(Array.from({ length: count }, () => scenario.sign(payer)));
  const answers = bodies.map((body) => scenario.pay(body));
  const storedAll = "select 1 from payments where payer = $1";
  await until(async () => (await scenario.query(storedAll, [payer.address])).length === count, {
    what: "the payments",
  });
  return { bodies, answers };
}

/** What is older than this is simulated again before it gets a nonce. */
const untilStale = (payer: Payer) =>
  until(
    async () =>
      (
        await scenario.query(
          "select 1 from payments where payer = $1 and created_at > now() - interval '3.2 seconds'",
          [payer.address],
        )
      ).length === 0,
    { timeoutMs: 10_000, intervalMs: 100, what: "the payments to be old enough" },
  );

describe("another settler settles before ours is sent", () => {
  it("confirms with the foreign hash and sends nothing", async () => {
    const payer = await scenario.payer();
    const { bodies, answers } = await unsent(payer, 1);
    const theirs = await scenario.chain.send({ to: x402Proxy, data: calldataOf(bodies[0] as (typeof bodies)[0]) });
    await untilStale(payer);
    await scenario.harness.services.start("settler");
    const [paid] = await Promise.all(answers);
    expect(paid).toMatchObject({ status: 200, body: { txHash: theirs } });
    expect(await scenario.transactions(paid?.body.paymentId as string)).toBe(0);
  });

  it("confirms like payments each by its own log, though no calldata distinguishes them", async () => {
    const payer = await scenario.payer();
    const { bodies, answers } = await unsent(payer, 3);
    const contract = freshWallet().address;
    await rpc(scenario.harness.rpcUrl, "anvil_setCode", [contract, opaqueBatch(x402Proxy, bodies.map(calldataOf))]);
    const theirs = await scenario.chain.send({ to: contract, data: "0x" });
    await untilStale(payer);
    await scenario.harness.services.start("settler");
    for (const answer of await Promise.all(answers))
      expect(answer).toMatchObject({ status: 200, body: { txHash: theirs } });
    const rows = await scenario.query<{ log_index: number }>("select log_index from payments where tx_hash = $1", [
      theirs,
    ]);
    expect(new Set(rows.map(({ log_index: index }) => index)).size).toBe(3);
  });
});

describe("the payer takes the nonce", () => {
  const ways = [
    ["nonce_cancelled", cancel],
    ["nonce_used_elsewhere", useElsewhere],
  ] as const;

  it.each(ways)("fails as %s while ours is pending", async (reason, act) => {
    const payer = await scenario.payer();
    const { answer, ours, paymentId, body } = await inThePool(payer);
    await act(payer, nonceOf(body));
    await scenario.chain.mine();
    expect(await answer).toMatchObject({
      status: 500,
      body: { error: { code: "tx_failed", details: { paymentId, reason, txHash: ours.hash } } },
    });
    for (const id of [paymentId, ours.hash]) {
      const { body: record } = await scenario.lookUp(id);
      expect(record).toMatchObject({
        paymentId,
        verified: false,
        status: "failed",
        failure: { code: reason },
        blockNumber: null,
      });
    }
    expect(await scenario.reported(paymentId, 1)).toMatchObject([
      { type: "payment.failed", data: { failure: { code: reason } } },
    ]);
    expect(await scenario.events(paymentId)).toEqual(["payment.failed"]);
  });

  it.each(ways)("fails as %s before ours is sent, and sends nothing", async (reason, act) => {
    const payer = await scenario.payer();
    const { bodies, answers } = await unsent(payer, 1);
    const [body, answer] = [bodies[0] as (typeof bodies)[0], answers[0] as (typeof answers)[0]];
    const paymentId = await scenario.stored(payer);
    await act(payer, nonceOf(body));
    await untilStale(payer);
    await scenario.harness.services.start("settler");
    expect(await answer).toMatchObject({
      status: 500,
      body: { error: { code: "tx_failed", details: { paymentId, reason } } },
    });
    expect((await scenario.lookUp(paymentId)).body).toMatchObject({
      status: "failed",
      txHash: null,
      blockNumber: null,
    });
    expect(await scenario.transactions(paymentId)).toBe(0);
    expect(await scenario.events(paymentId)).toEqual(["payment.failed"]);
  });
});

test("a nonce that was cancelled before the request is refused and stores nothing", async () => {
  const payer = await scenario.payer();
  const nonce = randomNonce();
  const hash = await cancel(payer, nonce);
  await until(() => scenario.chain.receipt(hash), { what: "the cancellation" });
  expect(await scenario.pay(await scenario.sign(payer, { nonce }))).toMatchObject({
    status: 409,
    body: { error: { code: "nonce_already_used", details: {} } },
  });
  expect(await scenario.query("select 1 from payments where payer = $1", [payer.address])).toEqual([]);
});

test("after all of it chain and rows agree", async () => {
  const { violations, confirmed } = await readBooks(
    scenario.harness.stack.databaseUrl,
    scenario.harness.rpcUrl,
    scenario.merchant.walletAddress,
  );
  expect(confirmed).toBe(8);
  // Three share a transaction on purpose, and two nonces were used for plain transfers to the merchant.
  expect(
    violations.filter(
      (each) => !/shares its transaction|the chain gave the merchant 100000, the rows say 80000/.test(each),
    ),
  ).toEqual([]);
});
