import { encodePaymentHeader } from "../x402/payment-header";
import { checkBodyForKey } from "./check-body-for-key";
import { facilitateExample } from "./facilitate-example";
import { holdExample } from "./hold-example";
import { isUptoBody, parseFacilitateBody, parseHoldBody, parsePaymentBody } from "./parse-facilitate-body";

const { paymentPayload, paymentRequirements } = holdExample;
const captured = { ...holdExample, captureAmount: "123456" };
const demanding = (change: object) => ({
  ...holdExample,
  paymentRequirements: { ...paymentRequirements, ...change },
});
const witnessed = (witness: object) => {
  const { payload } = paymentPayload;
  const permit2Authorization = { ...payload.permit2Authorization, witness };
  return { ...holdExample, paymentPayload: { ...paymentPayload, payload: { ...payload, permit2Authorization } } };
};
const detailsOf = (parsed: { ok: true } | { ok: false; details: object }) => (parsed.ok ? undefined : parsed.details);

describe("a hold", () => {
  test("accepts the example, also with its payload as the header contains it", () => {
    expect(parseHoldBody(holdExample)).toEqual({ ok: true, value: holdExample });
    const encoded = { ...holdExample, paymentPayload: encodePaymentHeader(paymentPayload) };
    expect(parseHoldBody(encoded)).toEqual({ ok: true, value: holdExample });
  });

  test("a payer may leave out the address of the facilitator in what it accepts, not in what it signs", () => {
    const { facilitatorAddress: _, ...extra } = paymentRequirements.extra;
    expect(parseHoldBody(demanding({ extra })).ok).toBe(true);
    expect(detailsOf(parseHoldBody(witnessed({ to: `0x${"22".repeat(20)}`, validAfter: "0" })))).toEqual({
      "paymentPayload.payload.permit2Authorization.witness.facilitator": "is required",
    });
  });

  test.each<[string, unknown, string, string]>([
    ["scheme exact on one side", demanding({ scheme: "exact" }), "paymentRequirements.scheme", 'must be "upto"'],
    ["scheme exact", facilitateExample, "paymentRequirements.scheme", 'must be "upto"'],
    ["no requirements", { paymentPayload }, "paymentRequirements", "is required"],
    ["an amount to capture", captured, "captureAmount", "is not a known field"],
  ])("refuses %s", (_what, body, path, problem) => {
    expect(Object.entries(detailsOf(parseHoldBody(body)) ?? {})[0]).toEqual([path, problem]);
  });
});

describe("a payment of either scheme", () => {
  test("takes both, and says which it is", () => {
    const [exact, upto] = [parsePaymentBody(facilitateExample), parsePaymentBody(captured)];
    expect([exact, upto]).toEqual([
      { ok: true, value: facilitateExample },
      { ok: true, value: captured },
    ]);
    expect([exact, upto].map((parsed) => parsed.ok && isUptoBody(parsed.value))).toEqual([false, true]);
  });

  test.each<[string, unknown, Record<string, string>]>([
    ["upto without the amount to capture", holdExample, { captureAmount: "is required" }],
    ["exact with one", { ...facilitateExample, captureAmount: "1" }, { captureAmount: "is not a known field" }],
    ["a negative one", { ...holdExample, captureAmount: "-1" }, { captureAmount: expect.stringContaining("decimal") }],
    [
      "two schemes",
      { ...captured, paymentRequirements: facilitateExample.paymentRequirements },
      { "paymentRequirements.scheme": 'must be "upto"' },
    ],
    [
      "a third scheme",
      { ...captured, paymentPayload: { ...paymentPayload, accepted: { ...paymentRequirements, scheme: "prepaid" } } },
      expect.objectContaining({ "paymentPayload.accepted.scheme": 'must be "exact" or "upto"' }),
    ],
  ])("refuses %s", (_what, body, details) => {
    expect(detailsOf(parsePaymentBody(body))).toEqual(details);
  });

  test("a service without holds takes exact alone", () => {
    expect(detailsOf(parseFacilitateBody(captured))).toMatchObject({
      "paymentPayload.accepted.scheme": 'must be "exact"',
    });
  });

  test("only a secret key charges less than the maximum", () => {
    expect(checkBodyForKey(captured, "secret")).toBeUndefined();
    const { metadata: _, ...bare } = captured;
    expect(checkBodyForKey(bare, "publishable")).toEqual({
      captureAmount: "is not allowed with a publishable key: the merchant charges",
    });
  });
});
