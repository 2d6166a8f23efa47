import { base } from "@lunas/catalog/chains/base";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { facilitateExample } from "@lunas/protocol/api/facilitate-example";
import type { X402Request } from "@lunas/protocol/x402/facade";
import { invalidBeside, unsettledBeside } from "./beside-problem";
import { parseStockRequest, wrongNetwork } from "./stock-request";

const { paymentPayload, paymentRequirements } = facilitateExample;
const request = { x402Version: 2, paymentPayload, paymentRequirements } as X402Request;
const { permit2Authorization } = paymentPayload.payload;
const withAuthorization = (change: object) => ({
  ...request,
  paymentPayload: {
    ...paymentPayload,
    payload: { ...paymentPayload.payload, permit2Authorization: { ...permit2Authorization, ...change } },
  },
});

test("a nonce in hexadecimal is the same nonce in decimal", () => {
  const nonce = `0x${BigInt(permit2Authorization.nonce).toString(16)}`;
  const decimal = parseStockRequest(request);
  expect(decimal.ok).toBe(true);
  for (const spelled of [nonce, `0x${nonce.slice(2).padStart(64, "0")}`, `0x${nonce.slice(2).toUpperCase()}`]) {
    expect(parseStockRequest(withAuthorization({ nonce: spelled }))).toEqual(decimal);
  }
});

test.each(["0x", `0x${"f".repeat(65)}`, "-0x1", "0xg", "1e3"])("%p is no nonce", (nonce) => {
  expect(parseStockRequest(withAuthorization({ nonce }))).toMatchObject({
    ok: false,
    details: { "paymentPayload.payload.permit2Authorization.nonce": expect.stringContaining("must be a decimal") },
  });
});

test("another kind is refused with its reason, a message and its own network", () => {
  const network = "base";
  const other = parseStockRequest({ ...request, paymentRequirements: { ...paymentRequirements, network } });
  expect(other).toEqual({
    ok: true,
    value: {
      kind: "other",
      reason: "invalid_network",
      message: 'paymentRequirements.network must be a CAIP-2 network id such as "eip155:8453".',
      network,
    },
  });
});

test.each([
  ["upto", "exact", "invalid_upto_evm_scheme"],
  ["exact", "upto", "invalid_upto_evm_scheme"],
  ["subscription", "subscription", "unsupported_scheme"],
  ["exact", "subscription", "unsupported_scheme"],
])("demanded %p, accepted %p: %p", (demanded, scheme, reason) => {
  const accepted = { ...paymentPayload.accepted, scheme };
  const body = {
    paymentPayload: { ...paymentPayload, accepted },
    paymentRequirements: { ...paymentRequirements, scheme: demanded },
  };
  expect(parseStockRequest(body)).toMatchObject({ ok: true, value: { kind: "other", reason } });
});

test.each([
  [{}],
  [{ paymentPayload: 7, paymentRequirements }],
  [{ paymentPayload: { ...paymentPayload, x402Version: 1, payload: null }, paymentRequirements }],
  [{ paymentPayload: { ...paymentPayload, x402Version: 1 } }],
])("what is no payment is malformed: %#", (body) => {
  expect(parseStockRequest(body).ok).toBe(false);
});

test("the two networks are one, and the key's", () => {
  const on = (demanded: string, accepted: string) =>
    wrongNetwork(
      {
        ...request,
        paymentRequirements: { ...paymentRequirements, network: demanded },
        paymentPayload: { ...paymentPayload, accepted: { ...paymentPayload.accepted, network: accepted } },
      } as X402Request,
      [sandbox],
    )?.reason;
  const [ours, theirs] = [sandbox.caip2Network, base.caip2Network];
  expect([on(ours, ours), on(theirs, theirs), on(ours, theirs), on(theirs, ours)]).toEqual([
    undefined,
    "invalid_network",
    "invalid_exact_evm_network_mismatch",
    "invalid_exact_evm_network_mismatch",
  ]);
});

test("beside a problem: the fields of x402, with payer and network where the body has them", () => {
  const payer = permit2Authorization.from;
  expect(invalidBeside("No.", request)).toEqual({
    ...{ isValid: false, invalidReason: "invalid_payload", invalidMessage: "No.", payer },
  });
  expect(unsettledBeside("No.", request)).toEqual({
    ...{ success: false, errorReason: "invalid_payload", errorMessage: "No.", payer, transaction: "" },
    network: paymentRequirements.network,
  });
  expect(unsettledBeside("No.", "text")).toMatchObject({ success: false, network: "" });
});
