import { sandbox } from "@lunas/catalog/chains/sandbox";
import { fund } from "@lunas/contracts/fund";
import { createPayer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { Interface, Wallet } from "ethers";
import { balanceOf } from "../harness/balance-of";
import { idrx } from "../harness/funded-payer";
import { facilitate } from "../harness/pay";
import type { RefundBody } from "../harness/refunds";
import { registerMerchant } from "../harness/register-merchant";
import { refunds, scenario, useRefunds, wallet } from "./opened-refunds";

jest.setTimeout(120_000);

const token = new Interface(["function transfer(address,uint256)"]);

useRefunds();

const refused = (status: number, code: string, details: Readonly<Record<string, string>> = {}) => ({
  status,
  body: { error: { code, details: expect.objectContaining(details) } },
});
const received = (address: string) => balanceOf(scenario.harness.rpcUrl, address);
const inSeconds = (seconds: number) => BigInt(Math.floor(Date.now() / 1_000) + seconds);

/** Another merchant posts the refund's authorization as a payment to itself: the payer is a merchant too. */
async function payerAsMerchant(privateKey: string) {
  const { apiKey } = await registerMerchant(scenario.harness.url, 1337, new Wallet(privateKey));
  return (body: RefundBody) => {
    const { permitted, witness } = body.payload.permit2Authorization;
    const terms = { scheme: "exact", network: sandbox.caip2Network, asset: permitted.token, amount: permitted.amount };
    const accepted = {
      ...{ ...terms, payTo: witness.to, maxTimeoutSeconds: 60 },
      extra: { assetTransferMethod: "permit2", name: "IDRX", version: "1" },
    };
    const paymentPayload = { x402Version: 2, payload: body.payload, accepted, extensions: {} };
    return facilitate(scenario.harness.url, apiKey, { paymentPayload, paymentRequirements: accepted });
  };
}

describe("a refund", () => {
  it("gives the payer its money back, in parts until nothing is left, and tells the merchant", async () => {
    const { payer, paymentId } = await refunds.paid();
    const prepared = await refunds.ask("POST", `/payments/${paymentId}/refunds/prepare`, { amount: "4000" });
    expect(prepared).toMatchObject({
      status: 200,
      body: {
        ...{ paymentId, amount: "4000", remaining: "10000", from: wallet.address, to: payer.address },
        approval: { approved: true, token: idrx, spender: sandbox.contracts.permit2 },
        typedData: { primaryType: "PermitWitnessTransferFrom", domain: { chainId: 1337 } },
      },
    });
    const { typedData, permit2Authorization } = prepared.body as unknown as {
      typedData: { domain: object; types: Record<string, { name: string; type: string }[]>; message: object };
      permit2Authorization: RefundBody["payload"]["permit2Authorization"];
    };
    const { EIP712Domain: _, ...types } = typedData.types;
    const signature = await new Wallet(wallet.privateKey).signTypedData(typedData.domain, types, typedData.message);
    const first = { amount: "4000", reason: "One cup was cold.", payload: { permit2Authorization, signature } };
    const created = await refunds.refund(paymentId, first as RefundBody);
    expect(created).toMatchObject({
      status: 201,
      body: { paymentId, status: "pending", amount: "4000", reason: "One cup was cold.", failure: null },
    });
    expect(await refunds.refund(paymentId, first as RefundBody)).toMatchObject({
      status: 200,
      body: { refundId: created.body.refundId },
    });
    const { refundId, txHash } = await refunds.ended(created.body.refundId);
    expect(await received(payer.address)).toBe(4_000n);
    expect(await refunds.sums(paymentId)).toEqual(["4000", "0"]);
    const tooMuch = await refunds.refund(paymentId, await refunds.sign(payer.address, 6_001n));
    expect(tooMuch).toMatchObject(refused(409, "refund_exceeds_payment", { remaining: "6000" }));
    const rest = await refunds.refund(paymentId, await refunds.sign(payer.address, 6_000n));
    await refunds.ended(rest.body.refundId);
    expect(await received(payer.address)).toBe(10_000n);
    expect(await refunds.sums(paymentId)).toEqual(["10000", "0"]);
    for (const path of ["refunds", "refunds/prepare"])
      expect(
        await refunds.ask("POST", `/payments/${paymentId}/${path}`, {
          ...(path === "refunds" && (await refunds.sign(payer.address, 1n))),
        }),
      ).toMatchObject(refused(409, "refund_exceeds_payment", { remaining: "0" }));

    expect(await scenario.events(refundId)).toEqual(["refund.confirmed"]);
    const reported = await scenario.reported(paymentId, 3);
    expect(reported.map(({ type }) => type).sort()).toEqual([
      "payment.confirmed",
      "refund.confirmed",
      "refund.confirmed",
    ]);
    expect(reported.find(({ data }) => data.refundId === refundId)?.data).toMatchObject({
      status: "confirmed",
      txHash,
    });
    expect((await refunds.ask("GET", `/payments/${paymentId}/refunds`)).body).toMatchObject({
      refunds: [{ refundId: rest.body.refundId }, { refundId }],
      pagination: { total: 2 },
    });
    expect(await scenario.lookUp(txHash)).toMatchObject({ status: 404 });
    expect((await scenario.lookUp(paymentId)).body).toMatchObject({
      status: "confirmed",
      verified: true,
      amount: "10000",
    });
  });

  it("is stored once where two take the last rupiah at the same time", async () => {
    const { payer, paymentId } = await refunds.paid();
    const bodies = await Promise.all([1, 2, 3, 4].map(() => refunds.sign(payer.address, 6_000n)));
    const answers = await Promise.all(bodies.map((body) => refunds.refund(paymentId, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const stored = answers.find(({ status }) => status === 201);
    await refunds.ended(stored?.body.refundId ?? "");
    expect(await received(payer.address)).toBe(6_000n);
    expect(await refunds.sums(paymentId)).toEqual(["6000", "0"]);
  });

  it("holds its part of the payment while it is open, and after it failed until its deadline", async () => {
    const { payer, paymentId } = await refunds.paid();
    const body = await refunds.sign(payer.address, 7_000n, { deadlineSeconds: inSeconds(20) });
    await scenario.chain.hold();
    const { refundId } = (await refunds.refund(paymentId, body)).body;
    await scenario.chain.untilWaiting(payer.address);
    const again = async () => refunds.refund(paymentId, await refunds.sign(payer.address, 7_000n));
    expect(await again()).toMatchObject(refused(409, "refund_exceeds_payment", { remaining: "3000" }));
    // The wallet's balance leaves in the same block, before the refund.
    const balance = await received(wallet.address);
    const data = token.encodeFunctionData("transfer", ["0x3333333333333333333333333333333333333333", balance]);
    await scenario.chain.send({ from: wallet.address, to: idrx, data });
    await scenario.chain.mine();
    await until(async () => (await scenario.events(refundId)).length > 0, { timeoutMs: 10_000, what: "its failure" });
    expect((await refunds.ask("GET", `/refunds/${refundId}`)).body).toMatchObject({
      ...{ status: "failed", failure: { code: "tx_failed" } },
    });
    expect(await scenario.events(refundId)).toEqual(["refund.failed"]);
    await scenario.chain.release();
    await fund({ rpcUrl: scenario.harness.rpcUrl, token: idrx, to: wallet.address, amount: balance });
    expect(await refunds.sums(paymentId)).toEqual(["0", "7000"]);
    expect(await again()).toMatchObject(refused(409, "refund_exceeds_payment", { remaining: "3000" }));
    await until(async () => (await refunds.sums(paymentId))[1] === "0", {
      timeoutMs: 30_000,
      what: "its part to be free",
    });
    const next = await again();
    expect(next.status).toBe(201);
    expect(await refunds.ended(next.body.refundId)).toMatchObject({ status: "confirmed" });
    expect(await received(payer.address)).toBe(7_000n);
  });

  it("that failed and that its payer settles with its public calldata counts as refunded", async () => {
    const { payer, paymentId } = await refunds.paid();
    await scenario.chain.hold();
    const { refundId } = (await refunds.refund(paymentId, await refunds.sign(payer.address, 7_000n))).body;
    const ours = await scenario.chain.untilWaiting(payer.address);
    const balance = await received(wallet.address);
    const data = token.encodeFunctionData("transfer", ["0x3333333333333333333333333333333333333333", balance]);
    await scenario.chain.send({ from: wallet.address, to: idrx, data });
    await scenario.chain.mine();
    await until(async () => (await scenario.events(refundId)).length > 0, { timeoutMs: 10_000, what: "its failure" });
    await scenario.chain.release();
    await fund({ rpcUrl: scenario.harness.rpcUrl, token: idrx, to: wallet.address, amount: balance });
    const late = await scenario.chain.send({ from: payer.address, to: sandbox.contracts.x402Proxy, data: ours.input });
    await until(async () => (await scenario.events(refundId)).length > 1, {
      timeoutMs: 10_000,
      what: "the late event",
    });
    expect(await scenario.events(refundId)).toEqual(["refund.failed", "refund.settled_late"]);
    expect((await refunds.ask("GET", `/refunds/${refundId}`)).body).toMatchObject({
      ...{ status: "failed", lateSettlement: { txHash: late } },
    });
    expect(await refunds.sums(paymentId)).toEqual(["7000", "0"]);
    expect(await refunds.refund(paymentId, await refunds.sign(payer.address, 3_001n))).toMatchObject(
      refused(409, "refund_exceeds_payment", { remaining: "3000" }),
    );
    expect(await received(payer.address)).toBe(7_000n);
  });
});

describe("a refund's signature, posted as a payment by its payer, who is a merchant too", () => {
  it("is refused after the refund, and moves the money once", async () => {
    const { payer, paymentId } = await refunds.paid();
    const post = await payerAsMerchant(payer.privateKey);
    const body = await refunds.sign(payer.address, 10_000n);
    const { refundId } = (await refunds.refund(paymentId, body)).body;
    const answer = await post(body);
    expect(answer).toMatchObject(refused(409, "nonce_already_used"));
    // Another merchant's refund shows nothing of itself.
    expect(answer.body.error?.details).toEqual({});
    expect(await refunds.ended(refundId)).toMatchObject({ status: "confirmed" });
    expect(await post(body)).toMatchObject(refused(409, "nonce_already_used"));
    expect(await received(payer.address)).toBe(10_000n);
  });

  it("before the refund is that merchant's payment, and the refund is refused", async () => {
    const { payer, paymentId } = await refunds.paid();
    const post = await payerAsMerchant(payer.privateKey);
    const body = await refunds.sign(payer.address, 10_000n);
    expect(await post(body)).toMatchObject({ status: 200, body: { status: "confirmed" } });
    expect(await refunds.refund(paymentId, body)).toMatchObject(refused(409, "nonce_already_used"));
    expect(await received(payer.address)).toBe(10_000n);
    expect(await refunds.sums(paymentId)).toEqual(["0", "0"]);
  });
});

describe("other settlements", () => {
  it("a foreign settlement confirms the refund with its hash", async () => {
    const { payer, paymentId } = await refunds.paid();
    await scenario.chain.hold();
    const { refundId } = (await refunds.refund(paymentId, await refunds.sign(payer.address, 10_000n))).body;
    const ours = await scenario.chain.untilWaiting(payer.address);
    const theirs = await scenario.chain.send({ to: sandbox.contracts.x402Proxy, data: ours.input });
    await scenario.chain.mine();
    expect(await refunds.ended(refundId)).toMatchObject({ status: "confirmed", txHash: theirs });
    expect(await received(payer.address)).toBe(10_000n);
    expect(await refunds.sums(paymentId)).toEqual(["10000", "0"]);
  });
});

describe("refusals", () => {
  it("names what is wrong, and stores nothing", async () => {
    const { payer, paymentId } = await refunds.paid();
    const other = createPayer();
    const cases: readonly (readonly [Promise<RefundBody>, ReturnType<typeof refused>])[] = [
      [
        refunds.sign(payer.address, 1n, {}, other),
        refused(400, "payment_mismatch", { field: "permit2Authorization.from" }),
      ],
      [refunds.sign(other.address, 1n), refused(400, "payment_mismatch", { field: "permit2Authorization.payTo" })],
      [refunds.sign(payer.address, 1n, { spender: other.address }), refused(400, "payment_mismatch")],
      [
        refunds.sign(payer.address, 1n, { deadlineSeconds: inSeconds(700) }),
        refused(400, "payment_mismatch", { field: "deadline" }),
      ],
      [refunds.sign(payer.address, 1n, { deadlineSeconds: inSeconds(2) }), refused(400, "expired_deadline")],
      [refunds.sign(payer.address, 0n), refused(400, "invalid_request")],
      [
        refunds.sign(payer.address, 2n).then((body) => ({ ...body, amount: "1" })),
        refused(400, "payment_mismatch", { field: "permit2Authorization.amount" }),
      ],
    ];
    for (const [body, refusal] of cases) expect(await refunds.refund(paymentId, await body)).toMatchObject(refusal);
    const good = await refunds.sign(payer.address, 1n);
    const forged = {
      ...good,
      payload: { ...good.payload, signature: (await refunds.sign(payer.address, 1n)).payload.signature },
    };
    expect(await refunds.refund(paymentId, forged)).toMatchObject(refused(400, "invalid_signature"));
    expect(await refunds.refund(`pay_${"0".repeat(22)}`, good)).toMatchObject(refused(404, "payment_not_found"));
    const otherMerchant = await registerMerchant(scenario.harness.url);
    expect(
      await refunds.ask("POST", `/payments/${paymentId}/refunds`, good, { apiKey: otherMerchant.apiKey }),
    ).toMatchObject(refused(404, "payment_not_found"));
    expect((await refunds.ask("GET", `/payments/${paymentId}/refunds`)).body).toMatchObject({ refunds: [] });
    expect(await refunds.ask("GET", `/refunds/ref_${"0".repeat(22)}`)).toMatchObject(refused(404, "not_found"));
  });

  it("a payment that failed, or is pending, is not refundable", async () => {
    const payer = await scenario.payer(10_000n);
    await scenario.chain.hold();
    const answer = scenario.pay(await scenario.sign(payer));
    const paymentId = await scenario.stored(payer);
    const body = await refunds.sign(payer.address, 1n);
    const refusal = refused(409, "payment_not_refundable", { reason: "not_settled", status: "pending" });
    expect(await refunds.refund(paymentId, body)).toMatchObject(refusal);
    await scenario.chain.release();
    expect(await answer).toMatchObject({ status: 200 });
  });
});
