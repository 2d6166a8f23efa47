import { until } from "@lunas/testkit/time/until";
import { balanceOf } from "../harness/balance-of";
import { fundedPayer } from "../harness/funded-payer";
import { askHolds, captureHold, facilitatorsOf, signedHold } from "../harness/holds";
import { harness, merchant, useMerchant } from "../harness/opened-merchant";
import { facilitate, getPayment, signedBody } from "../harness/pay";
import { registerMerchant } from "../harness/register-merchant";
import { settlementOf } from "../harness/settlement-header";

jest.setTimeout(120_000);

const maximum = 500_000n;

describe("a hold, from the signed maximum to what was used", () => {
  useMerchant();

  const held = async (options: { readonly deadlineSeconds?: bigint } = {}) => {
    const payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
    const body = await signedHold(harness.url, payer, { to: merchant.walletAddress, amount: maximum, ...options });
    const hold = await askHolds(harness.url, merchant.apiKey, { body });
    return { payer, body, hold };
  };
  const capture = (holdId: string, amount: bigint | string) =>
    captureHold(harness.url, merchant.apiKey, holdId, amount);
  const show = (holdId: string) => askHolds(harness.url, merchant.apiKey, { path: `/${holdId}`, method: "GET" });
  const codeOf = ({ body }: { readonly body: { readonly error?: { readonly code: string } } }) => body.error?.code;

  it("is kept, captured in part, and the payer keeps the rest", async () => {
    const { payer, body, hold } = await held();
    expect(hold).toMatchObject({
      status: 201,
      body: {
        holdId: expect.stringMatching(/^hld_/),
        ...{ status: "held", amount: "500000", capturedAmount: null, paymentId: null },
        ...{ from: payer.address, to: merchant.walletAddress, token: "IDRX", network: "sandbox" },
      },
    });
    const before = await balanceOf(harness.rpcUrl, payer.address);

    const paid = await capture(hold.body.holdId, 123_456n);

    expect(paid).toMatchObject({
      status: 200,
      body: {
        success: true,
        status: "confirmed",
        payment: { amount: "123456", authorizedAmount: "500000", holdId: hold.body.holdId, verified: true },
      },
    });
    expect(settlementOf(paid.headers)).toMatchObject({ success: true, amount: "123456", payer: payer.address });
    expect(before - (await balanceOf(harness.rpcUrl, payer.address))).toBe(123_456n);
    expect((await show(hold.body.holdId)).body).toMatchObject({
      ...{ status: "captured", capturedAmount: "123456", paymentId: paid.body.paymentId },
    });
    const found = await getPayment(harness.url, merchant.apiKey, paid.body.paymentId);
    expect(found.body).toMatchObject({ amount: "123456", authorizedAmount: "500000" });
    // Once only: the same amount is told that it was captured, another one too.
    const [same, other] = [await capture(hold.body.holdId, 123_456n), await capture(hold.body.holdId, 1n)];
    expect([same.status, codeOf(same)]).toEqual([409, "nonce_already_used"]);
    expect(other.body.error).toMatchObject({
      code: "hold_captured",
      details: { paymentId: paid.body.paymentId, amount: "123456" },
    });
    expect(codeOf(await facilitate(harness.url, merchant.apiKey, { ...body, captureAmount: "5" }))).toBe(
      "hold_captured",
    );
  });

  it.each([
    ["all of it", maximum],
    ["one base unit", 1n],
  ])("captures %s", async (_what, amount) => {
    const { hold } = await held();
    const paid = await capture(hold.body.holdId, amount);
    expect(paid).toMatchObject({ status: 200, body: { payment: { amount: amount.toString() } } });
  });

  it("takes no more than the maximum, and keeps the hold", async () => {
    const { hold } = await held();
    const refused = await capture(hold.body.holdId, maximum + 1n);
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { code: "capture_exceeds_hold", details: { maximum: "500000" } } },
    });
    expect((await show(hold.body.holdId)).body.status).toBe("held");
  });

  it("is released, by name and by a charge of nothing, and its authorization stays used up", async () => {
    const [named, zero] = [await held(), await held()];
    const released = await askHolds(harness.url, merchant.apiKey, { path: `/${named.hold.body.holdId}/release` });
    const nothing = await capture(zero.hold.body.holdId, 0n);
    for (const each of [released, nothing]) expect(each).toMatchObject({ status: 200, body: { status: "released" } });
    const again = await askHolds(harness.url, merchant.apiKey, { path: `/${named.hold.body.holdId}/release` });
    expect(again).toMatchObject({ status: 200, body: { status: "released" } });
    expect(codeOf(await capture(named.hold.body.holdId, 5n))).toBe("nonce_already_used");
    const asPayment = await facilitate(harness.url, merchant.apiKey, { ...named.body, captureAmount: "5" });
    expect(codeOf(asPayment)).toBe("nonce_already_used");
    const paid = await held();
    await capture(paid.hold.body.holdId, 1n);
    const tooLate = await askHolds(harness.url, merchant.apiKey, { path: `/${paid.hold.body.holdId}/release` });
    expect(codeOf(tooLate)).toBe("hold_captured");
  });

  it("captures once of two at the same moment, with the same and with other amounts", async () => {
    for (const amounts of [
      [7n, 7n],
      [7n, 8n],
    ] as const) {
      const { payer, hold } = await held();
      const before = await balanceOf(harness.rpcUrl, payer.address);
      const answers = await Promise.all(amounts.map((amount) => capture(hold.body.holdId, amount)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const won = answers.find(({ status }) => status === 200);
      const lost = answers.find(({ status }) => status !== 200);
      expect(["hold_captured", "nonce_already_used"]).toContain(lost && codeOf(lost));
      const charged = before - (await balanceOf(harness.rpcUrl, payer.address));
      expect(charged.toString()).toBe(won?.body.payment.amount);
    }
  });

  it("tells a capture's success again under its Idempotency-Key, and to no other request", async () => {
    const { hold } = await held();
    const charge = (key: string, amount = "9") =>
      askHolds(harness.url, merchant.apiKey, { path: `/${hold.body.holdId}/capture`, body: { amount }, key });
    const paid = await charge("till 7");
    expect([paid.status, paid.headers.get("idempotency-replayed")]).toEqual([200, null]);
    const again = await charge("till 7");
    expect([again.status, again.headers.get("idempotency-replayed")]).toEqual([200, "true"]);
    expect(again.body.paymentId).toBe(paid.body.paymentId);
    expect([codeOf(await charge("till 8")), codeOf(await charge("till 7", "8"))]).toEqual([
      ...["nonce_already_used", "hold_captured"],
    ]);
    // The key stands for this payment: no other hold is captured under it.
    const other = await held();
    const taken = { path: `/${other.hold.body.holdId}/capture`, body: { amount: "9" }, key: "till 7" };
    expect(codeOf(await askHolds(harness.url, merchant.apiKey, taken))).toBe("idempotency_conflict");
    expect((await show(other.hold.body.holdId)).body.status).toBe("held");

    const fresh = await signedHold(harness.url, await fundedPayer(harness.rpcUrl, 1_000_000n), {
      ...{ to: merchant.walletAddress, amount: maximum },
    });
    const inOne = { ...fresh, captureAmount: "11" };
    const init = { headers: { "idempotency-key": "till 9" } };
    const first = await facilitate(harness.url, merchant.apiKey, inOne, init);
    const second = await facilitate(harness.url, merchant.apiKey, inOne, init);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.headers.get("idempotency-replayed")).toBe("true");
    expect(second.body.paymentId).toBe(first.body.paymentId);
    expect(codeOf(await facilitate(harness.url, merchant.apiKey, inOne))).toBe("nonce_already_used");
  });

  it("reserves its maximum beside payments, and frees what it did not use", async () => {
    const payer = await fundedPayer(harness.rpcUrl, 600_000n);
    const body = await signedHold(harness.url, payer, { to: merchant.walletAddress, amount: maximum });
    const hold = await askHolds(harness.url, merchant.apiKey, { body });
    const payment = await signedBody(payer, { to: merchant.walletAddress, amount: 200_000n });
    expect(codeOf(await facilitate(harness.url, merchant.apiKey, payment))).toBe("insufficient_balance");
    expect((await capture(hold.body.holdId, 100_000n)).status).toBe(200);
    expect((await facilitate(harness.url, merchant.apiKey, payment)).status).toBe(200);
  });

  it("is refused where the payer moved its money since, and stays held", async () => {
    const payer = await fundedPayer(harness.rpcUrl, maximum);
    const other = await registerMerchant(harness.url);
    const body = await signedHold(harness.url, payer, { to: merchant.walletAddress, amount: maximum });
    const hold = await askHolds(harness.url, merchant.apiKey, { body });
    // A second hold of the same money is refused here; the chain alone would allow both.
    const second = await signedHold(harness.url, payer, { to: other.walletAddress, amount: maximum });
    expect(codeOf(await askHolds(harness.url, other.apiKey, { body: second }))).toBe("insufficient_balance");
    expect((await show(hold.body.holdId)).body.status).toBe("held");
  });

  it("expires, frees the reservation, and nothing is captured any more", async () => {
    const deadlineSeconds = BigInt(Math.floor(Date.now() / 1_000) + 10);
    const { hold } = await held({ deadlineSeconds });
    expect(hold.status).toBe(201);
    await until(async () => (await show(hold.body.holdId)).body.status === "expired", {
      what: "the hold to expire",
      timeoutMs: 20_000,
    });
    expect(codeOf(await capture(hold.body.holdId, 1n))).toBe("hold_expired");
    const events = async () => {
      const answer = await fetch(`${harness.url}/events?limit=100`, { headers: { "x-api-key": merchant.apiKey } });
      return ((await answer.json()) as { readonly events: readonly { readonly type: string; readonly data: object }[] })
        .events;
    };
    const isReported = async () => (await events()).some(({ type }) => type === "hold.expired");
    await until(isReported, { what: "the event of the hold" });
    expect((await events()).find(({ type }) => type === "hold.expired")?.data).toMatchObject({
      ...{ holdId: hold.body.holdId, status: "expired", capturedAmount: null, paymentId: null },
    });
  });

  it("names a lane of this chain, or is refused", async () => {
    const payer = await fundedPayer(harness.rpcUrl, maximum);
    const facilitator = merchant.walletAddress;
    const body = await signedHold(harness.url, payer, { to: merchant.walletAddress, amount: maximum, facilitator });
    expect(await askHolds(harness.url, merchant.apiKey, { body })).toMatchObject({
      status: 400,
      body: { error: { code: "payment_mismatch", details: { field: "witness.facilitator" } } },
    });
  });

  it("goes through the lane that the payer named, whichever that is", async () => {
    const facilitators = await facilitatorsOf(harness.url);
    for (const facilitator of facilitators) {
      const payer = await fundedPayer(harness.rpcUrl, maximum);
      const body = await signedHold(harness.url, payer, { to: merchant.walletAddress, amount: maximum, facilitator });
      const paid = await facilitate(harness.url, merchant.apiKey, { ...body, captureAmount: "300" });
      expect(paid).toMatchObject({ status: 200, body: { payment: { amount: "300" } } });
      const sent = await fetch(harness.rpcUrl, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_getTransactionByHash", params: [paid.body.txHash] }),
      });
      const { result } = (await sent.json()) as { readonly result: { readonly from: string } };
      expect(result.from.toLowerCase()).toBe(facilitator.toLowerCase());
    }
  });

  it("is found by its own merchant alone, and lists show it apart from payments", async () => {
    const other = await registerMerchant(harness.url);
    const { hold } = await held();
    const asOther = await askHolds(harness.url, other.apiKey, { path: `/${hold.body.holdId}`, method: "GET" });
    expect([asOther.status, codeOf(asOther)]).toEqual([404, "hold_not_found"]);
    expect(codeOf(await captureHold(harness.url, other.apiKey, hold.body.holdId, 1n))).toBe("hold_not_found");
    const listed = await askHolds(harness.url, merchant.apiKey, { path: "?status=held&limit=100", method: "GET" });
    expect(JSON.stringify(listed.body)).toContain(hold.body.holdId);
    const payments = await fetch(`${harness.url}/payments?limit=100`, { headers: { "x-api-key": merchant.apiKey } });
    expect(await payments.text()).not.toContain(hold.body.holdId.slice(4));
  });
});
