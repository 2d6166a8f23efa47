import { aNewPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { addressOf } from "@lunas/testkit/build/numbered";
import { jobOrderOf } from "../payment/job-order-of";
import type { NewPayment, Reservation } from "../payment/ports";
import { readJobOrder, textOfOrder } from "./job-order";

const reservation: Reservation = { balance: 10n ** 30n, allowance: null, readAtBlock: 100 };

describe("the order in a job", () => {
  it("is what a settler reads of the row, as plain JSON", () => {
    const payment = aNewPayment();
    const { authorization } = payment;
    const sent: unknown = JSON.parse(JSON.stringify(jobOrderOf(payment, reservation)));
    expect(readJobOrder(payment.id, sent)).toEqual({
      paymentId: payment.id,
      kind: "exact",
      terms: {},
      onlySender: null,
      asset: authorization.token,
      permit2: payment.permit2,
      payer: authorization.from,
      payTo: payment.payTo,
      amount: authorization.amount,
      nonce: authorization.nonce,
      deadlineSeconds: authorization.deadlineSeconds,
      validAfterSeconds: authorization.validAfterSeconds,
      signature: authorization.signature,
      checkedAtBlock: 100,
      payerHasCode: false,
      ageMs: 0,
      failedIn: null,
      sponsorship: null,
      isFromJob: true,
    });
  });

  it.each<[string, Partial<NewPayment>]>([
    ["another kind", { authorization: anAuthorization({ kind: "upto" }) }],
    ["terms", { authorization: anAuthorization({ terms: { facilitator: addressOf(7) } }) }],
    ["a payer with code", { payerHasCode: true }],
    ["a sender that the payer named", { onlySender: addressOf(7) }],
    ["a channel", { channelId: `0x${"1".repeat(64)}` as NewPayment["channelId"] & string }],
    ["a hold", { holdUntilMs: 1 }],
  ])("is left out for %s", (_what, more) => {
    expect(jobOrderOf(aNewPayment(more), reservation)).toBeNull();
  });

  it("is left out where an approval is sponsored", () => {
    const sponsorship = {} as NonNullable<Reservation["sponsorship"]>;
    expect(jobOrderOf(aNewPayment(), { ...reservation, sponsorship })).toBeNull();
  });

  const good = jobOrderOf(aNewPayment(), reservation);
  it.each<[string, unknown]>([
    ["nothing", null],
    ["a text", "0x"],
    ["an empty object", {}],
    ["a number for a text", { ...good, amount: 500_000 }],
    ["a negative amount", { ...good, amount: "-1" }],
    ["an amount of another spelling", { ...good, amount: "0x10" }],
    ["a short address", { ...good, payTo: "0x12" }],
    ["a wallet's signature", { ...good, signature: `0x${"11".repeat(66)}` }],
    ["a block that no number holds", { ...good, checkedAtBlock: "9".repeat(17) }],
    ["no payer", { ...good, payer: undefined }],
  ])("is nothing where a job carries %s", (_what, given) => {
    expect(readJobOrder("pay_1", given)).toBeNull();
  });

  it("has one text for the same order, and another for any other", () => {
    const order = readJobOrder("pay_1", good);
    if (order === null) throw new Error("it was not read");
    expect(textOfOrder({ ...order, ageMs: 900 })).toBe(textOfOrder(order));
    expect(textOfOrder({ ...order, amount: order.amount + 1n })).not.toBe(textOfOrder(order));
  });
});
