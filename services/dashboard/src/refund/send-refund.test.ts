import { offlineProblem, Problem } from "../api/problem";
import type { CreateRefundRequest, RefundRecord } from "../api/schemas";
import { sendRefund } from "./send-refund";
import { signedRefundOf, watchSignedRefunds } from "./signed-refunds";

const request = { amount: "200000", payload: { signature: "0x51" } } as unknown as CreateRefundRequest;
const stored = { refundId: "ref_1" } as RefundRecord;
const answered = (status: number) => new Problem({ code: "some_code", status, message: "" });

test("a signed refund is kept while it is sent, and dropped once the service has stored it", async () => {
  const sending = sendRefund("pay_1", request, async () => {
    expect(signedRefundOf("pay_1")).toBe(request);
    return stored;
  });
  expect(await sending).toBe(stored);
  expect(signedRefundOf("pay_1")).toBeNull();
});

test.each([
  ["no answer", offlineProblem()],
  ["a fault of the service", answered(500)],
  ["a session that is over", answered(401)],
  ["too many requests", answered(429)],
])("after %s it is kept for its payment alone, and is the same when it is sent again", async (_, problem) => {
  await expect(sendRefund("pay_2", request, () => Promise.reject(problem))).rejects.toBe(problem);
  expect(signedRefundOf("pay_2")).toBe(request);
  expect(signedRefundOf("pay_3")).toBeNull();
  const sent: CreateRefundRequest[] = [];
  await sendRefund("pay_2", signedRefundOf("pay_2") ?? request, async (each) => {
    sent.push(each);
    return stored;
  });
  expect(sent).toEqual([request]);
});

test("a refusal of the service ends it: the merchant may sign another one", async () => {
  await expect(sendRefund("pay_4", request, () => Promise.reject(answered(400)))).rejects.toMatchObject({
    status: 400,
  });
  expect(signedRefundOf("pay_4")).toBeNull();
});

test("who watches learns of each change", async () => {
  const seen: (CreateRefundRequest | null)[] = [];
  const stop = watchSignedRefunds(() => seen.push(signedRefundOf("pay_5")));
  await sendRefund("pay_5", request, async () => stored);
  stop();
  await sendRefund("pay_5", request, async () => stored);
  expect(seen).toEqual([request, null]);
});
