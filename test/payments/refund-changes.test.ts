import { sandbox } from "@lunas/catalog/chains/sandbox";
import { freePort } from "@lunas/stack/free-port";
import { createPayer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { auditChain } from "../harness/audit-chain";
import { balanceOf } from "../harness/balance-of";
import { cancelNonce } from "../harness/cancel-nonce";
import { waitingRefund } from "../harness/refund-story";
import { approvePermit2, type RefundBody } from "../harness/refunds";
import { setBalance, setBlocked } from "../harness/token-switches";
import { refunds, rpcUrl, scenario, useRefunds, wallet } from "./opened-refunds";

jest.setTimeout(60_000);

useRefunds();

const received = (address: string) => balanceOf(rpcUrl, address);
const stored = async (paymentId: string) =>
  (await refunds.ask("GET", `/payments/${paymentId}/refunds`)).body.refunds as readonly unknown[];
const refused = (status: number, code: string, details: Readonly<Record<string, string>>) => ({
  status,
  body: { error: { code, details: expect.objectContaining(details) } },
});
const noMoney = "0".repeat(64);

const failed = (refundId: string, code: string) =>
  until(
    async () => {
      const { body } = await refunds.ask("GET", `/refunds/${refundId}`);
      return body.status === "failed" && (body.failure as { code: string }).code === code;
    },
    { timeoutMs: 15_000, what: `the failure ${code}` },
  );

describe("between the payment and the refund's post", () => {
  it("the wallet's money left: refused, nothing is stored, and the same body is taken once the money is back", async () => {
    const { payer, paymentId } = await refunds.paid();
    const body = await refunds.sign(payer.address, 10_000n);
    const balance = await received(wallet.address);
    await setBalance(rpcUrl, wallet.address, 9_999n);
    expect(await refunds.refund(paymentId, body)).toMatchObject({
      status: 400,
      body: { error: { code: "insufficient_balance", details: { required: "10000", available: "9999" } } },
    });
    expect(await stored(paymentId)).toEqual([]);
    await setBalance(rpcUrl, wallet.address, balance);
    const answer = await refunds.refund(paymentId, body);
    expect(answer).toMatchObject({ status: 201 });
    expect(await refunds.ended(answer.body.refundId)).toMatchObject({ status: "confirmed" });
  });

  it("the approval was taken back: refused, and the preparation says what is missing", async () => {
    const { payer, paymentId } = await refunds.paid();
    await approvePermit2(rpcUrl, wallet.address, noMoney);
    expect(await refunds.refund(paymentId, await refunds.sign(payer.address, 10_000n))).toMatchObject({
      status: 400,
      body: { error: { code: "no_permit2_approval" } },
    });
    expect(await refunds.ask("POST", `/payments/${paymentId}/refunds/prepare`, {})).toMatchObject({
      status: 200,
      body: { approval: { approved: false, spender: sandbox.contracts.permit2 } },
    });
    expect(await stored(paymentId)).toEqual([]);
    await approvePermit2(rpcUrl, wallet.address);
  });

  it("the token's issuer blocked the payer: refused, nothing is stored", async () => {
    const { payer, paymentId } = await refunds.paid();
    await setBlocked(rpcUrl, payer.address, true);
    const answer = await refunds.refund(paymentId, await refunds.sign(payer.address, 10_000n));
    expect(answer).toMatchObject({ status: 400, body: { error: { code: "simulation_failed" } } });
    expect(await stored(paymentId)).toEqual([]);
    await setBlocked(rpcUrl, payer.address, false);
  });
});

describe("between the refund's post and its block", () => {
  it("no block comes: the refund is pending with its transaction, and confirmed by the first block", async () => {
    const { answer, refundId, paymentId, ours } = await waitingRefund(scenario, refunds);
    expect(answer).toMatchObject({ status: 201, body: { status: "pending" } });
    expect((await refunds.ask("GET", `/refunds/${refundId}`)).body).toMatchObject({
      ...{ status: "pending", txHash: ours.hash },
    });
    expect(await refunds.sums(paymentId)).toEqual(["0", "10000"]);
    await scenario.chain.release();
    expect(await refunds.ended(refundId)).toMatchObject({ status: "confirmed", txHash: ours.hash });
    expect(await scenario.events(refundId)).toEqual(["refund.confirmed"]);
  });

  it("the wallet cancelled its signature: failed as cancelled, and no money moved", async () => {
    const { payer, paymentId, refundId, body } = await waitingRefund(scenario, refunds);
    await cancelNonce(rpcUrl, wallet.address, body.payload.permit2Authorization.nonce);
    await scenario.chain.mine();
    await failed(refundId, "nonce_cancelled");
    expect(await scenario.events(refundId)).toEqual(["refund.failed"]);
    expect(await received(payer.address)).toBe(0n);
    // Its part of the payment is free after its deadline, as after every failure.
    expect(await refunds.sums(paymentId)).toEqual(["0", "10000"]);
  });

  it("the gateway is killed: another one finds the refund by the same body, and the money moves once", async () => {
    const { payer, paymentId } = await refunds.paid();
    const body = await refunds.sign(payer.address, 10_000n);
    const PORT = String(await freePort());
    await scenario.harness.services.start("gateway", { as: "gateway-2", env: { PORT } });
    await scenario.chain.hold();
    const { refundId } = (await refunds.refund(paymentId, body, `http://localhost:${PORT}`)).body;
    await scenario.harness.stack.supervisor.signal("gateway-2", "SIGKILL");
    await scenario.chain.untilWaiting(payer.address);
    expect(await refunds.refund(paymentId, body)).toMatchObject({ status: 200, body: { refundId } });
    await scenario.chain.release();
    expect(await refunds.ended(refundId)).toMatchObject({ status: "confirmed" });
    expect(await received(payer.address)).toBe(10_000n);
  });

  it("the settler is killed: another one finds the transaction, and the money moves once", async () => {
    const { payer, refundId, ours } = await waitingRefund(scenario, refunds);
    await scenario.harness.stack.supervisor.signal("settler", "SIGKILL");
    await scenario.chain.release();
    await until(() => scenario.harness.services.start("settler").then(() => true), {
      timeoutMs: 20_000,
      intervalMs: 100,
      what: "another settler",
    });
    expect(await refunds.ended(refundId)).toMatchObject({ status: "confirmed", txHash: ours.hash });
    expect(await received(payer.address)).toBe(10_000n);
    expect(await scenario.events(refundId)).toEqual(["refund.confirmed"]);
  });
});

describe("a refund's request, sent again", () => {
  it("with another reason or amount is refused with the refund's id, and changes nothing", async () => {
    const { payer, paymentId } = await refunds.paid();
    const body = { ...(await refunds.sign(payer.address, 4_000n)), reason: "One cup was cold." };
    await scenario.chain.hold();
    const { refundId } = (await refunds.refund(paymentId, body)).body;
    const { reason: _, ...withoutReason } = body;
    const contradicted = async () => {
      expect(await refunds.refund(paymentId, { ...body, reason: "Both were." } as RefundBody)).toMatchObject(
        refused(409, "nonce_already_used", { field: "reason", refundId }),
      );
      expect(await refunds.refund(paymentId, { ...body, amount: "3999" })).toMatchObject(
        refused(400, "payment_mismatch", { field: "permit2Authorization.amount" }),
      );
      const { nonce } = body.payload.permit2Authorization;
      const less = await refunds.sign(payer.address, 3_999n, { nonce: BigInt(nonce) });
      expect(await refunds.refund(paymentId, less)).toMatchObject(refused(409, "nonce_already_used", { refundId }));
      for (const same of [body, withoutReason])
        expect(await refunds.refund(paymentId, same)).toMatchObject({
          ...{ status: 200, body: { refundId, amount: "4000", reason: "One cup was cold." } },
        });
    };
    await contradicted();
    await scenario.chain.release();
    await refunds.ended(refundId);
    await contradicted();
    expect(await received(payer.address)).toBe(4_000n);
    expect(await refunds.sums(paymentId)).toEqual(["4000", "0"]);
  });
});

// The gateways know the new wallet from here on.
describe("after a change of the merchant's wallet", () => {
  it("the wallet that was paid refunds, the new one cannot", async () => {
    const { payer, paymentId } = await refunds.paid();
    const next = createPayer();
    const changed = "update merchants set wallet_address = $1 where wallet_address = $2 returning id";
    expect(await scenario.query(changed, [next.address, wallet.address])).toHaveLength(1);
    expect(await refunds.refund(paymentId, await refunds.sign(payer.address, 10_000n, {}, next))).toMatchObject({
      status: 400,
      body: { error: { code: "payment_mismatch", details: { field: "permit2Authorization.from" } } },
    });
    const { body } = await refunds.refund(paymentId, await refunds.sign(payer.address, 10_000n));
    expect(await refunds.ended(body.refundId)).toMatchObject({ status: "confirmed" });
    expect(await received(payer.address)).toBe(10_000n);
  });
});

describe("the ledger", () => {
  const disagreements = () => auditChain(scenario.harness.stack.databaseUrl, sandbox, rpcUrl);
  const plant = (sql: string) => scenario.query(`${sql} returning id`);
  const confirmed = "select id from payments where refund_of is not null and status = 'confirmed' order by id limit 1";

  it("proves that the chain has the payments, the refunds and no more; a planted wrong row is found", async () => {
    expect(await disagreements()).toEqual([]);
    expect(await plant(`update payments set amount = amount - 1 where id = (${confirmed})`)).toHaveLength(1);
    expect(await disagreements()).not.toEqual([]);
    await plant(`update payments set amount = amount + 1 where id = (${confirmed})`);
    expect(await disagreements()).toEqual([]);
    expect(await plant(`update events set type = 'refund.failed' where payment_id = (${confirmed})`)).toHaveLength(1);
    expect(await disagreements()).not.toEqual([]);
  });
});
