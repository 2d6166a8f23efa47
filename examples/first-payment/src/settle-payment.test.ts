import { facilitateExample } from "@lunas/protocol/api/facilitate-example";
import type { Call, Lunas } from "./call-lunas";
import { Failure } from "./failure";
import { settlePayment } from "./settle-payment";

const payment = {
  paymentPayload: facilitateExample.paymentPayload,
  paymentRequirements: facilitateExample.paymentPayload.accepted,
  resource: "https://shop.example/article",
  description: "One article",
};
const settled = { success: true };

/** A Lunas that answers with these, one after the other: an error code with its details, or the success. */
function scripted(...answers: (readonly [code: string, details?: Record<string, string>] | "settled")[]) {
  const calls: Call[] = [];
  const pauses: number[] = [];
  const ask = async (call: Call) => {
    calls.push(call);
    const answer = answers[calls.length - 1] ?? "settled";
    if (answer === "settled") return { body: settled, headers: new Headers() };
    const [code, details = {}] = answer;
    throw new Failure(code, { request: "POST /facilitate", code, details });
  };
  const sleep = async (ms: number) => pauses.push(ms);
  const settle = () => settlePayment({ lunas: { ask: ask as Lunas["ask"] }, sleep }, "ipk_sandbox_x", payment);
  return { calls, pauses, settle };
}

test("a success is asked for once", async () => {
  const { calls, settle } = scripted("settled");
  expect((await settle()).body).toBe(settled);
  expect(calls).toHaveLength(1);
});

test("while the outcome is open the same body is asked again, under the same key, when it was said", async () => {
  const { calls, pauses, settle } = scripted(["settlement_pending", { retryAfterSeconds: "2" }], ["unreachable"]);
  await settle();
  expect(calls).toHaveLength(3);
  expect(new Set(calls.map((call) => JSON.stringify(call))).size).toBe(1);
  expect(pauses).toEqual([2_000, 1_000]);
});

test("a repeat waits while its first request still has the place", async () => {
  const { calls, settle } = scripted(["unreachable"], ["nonce_already_used", { status: "pending" }]);
  await settle();
  expect(calls).toHaveLength(3);
});

test.each([
  [["nonce_already_used", { status: "pending" }]],
  [["nonce_already_used", { status: "confirmed" }]],
  [["insufficient_balance"]],
  [["tx_failed"]],
] as const)("%j is an end at the first request", async (answer) => {
  const { calls, settle } = scripted(answer);
  await expect(settle()).rejects.toMatchObject({ facts: { code: answer[0] } });
  expect(calls).toHaveLength(1);
});

test("a payment that was told of before is never told of as new", async () => {
  const { settle } = scripted(["unreachable"], ["nonce_already_used", { status: "confirmed" }]);
  await expect(settle()).rejects.toMatchObject({ facts: { code: "nonce_already_used" } });
});
