import { facilitateExample } from "../api/facilitate-example";
import { kindProblems } from "./payment-kind";

const { paymentPayload, paymentRequirements } = facilitateExample;
const body = { x402Version: 2, paymentPayload, paymentRequirements };
const withPayload = (payload: object) => ({ ...body, paymentPayload: { ...paymentPayload, payload } });
const demanding = (change: object) => ({ ...body, paymentRequirements: { ...paymentRequirements, ...change } });

const unpermitted = { reason: "invalid_payload", path: "paymentPayload.payload.permit2Authorization" };
const eip3009 = "is required: an EIP-3009 authorization cannot be settled here, the token has only Permit2";
const version = (holder: string) => ({ reason: "invalid_x402_version", path: `${holder}x402Version` });

test("a payment of our kind has none, whatever else is wrong with it", () => {
  expect(kindProblems(body)).toEqual([]);
  expect(kindProblems(withPayload({ signature: 7, permit2Authorization: {} }))).toEqual([]);
});

test.each<[string, unknown, { reason: string; path: string; problem?: string }]>([
  ["version 1", { ...body, paymentPayload: { ...paymentPayload, x402Version: 1 } }, version("paymentPayload.")],
  ["another version of the body alone", { ...body, x402Version: 3 }, version("")],
  [
    "no version",
    { ...body, paymentPayload: { ...paymentPayload, x402Version: undefined } },
    version("paymentPayload."),
  ],
  [
    "another scheme",
    demanding({ scheme: "upto" }),
    { reason: "unsupported_scheme", path: "paymentRequirements.scheme" },
  ],
  [
    "another family of networks",
    demanding({ network: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp" }),
    { reason: "invalid_network", path: "paymentRequirements.network" },
  ],
  [
    "a network's name as in version 1",
    demanding({ network: "base" }),
    {
      reason: "invalid_network",
      path: "paymentRequirements.network",
      problem: 'must be a CAIP-2 network id such as "eip155:8453"',
    },
  ],
  ["EIP-3009", withPayload({ signature: "0x", authorization: {} }), { ...unpermitted, problem: eip3009 }],
  ["an empty payload", withPayload({}), { ...unpermitted, problem: "is required" }],
  [
    "no method",
    demanding({ extra: { name: "IDRX" } }),
    { reason: "invalid_payload", path: "paymentRequirements.extra.assetTransferMethod", problem: "is required" },
  ],
])("%s", (_what, given, first) => {
  expect(kindProblems(given)[0]).toMatchObject(first);
});

test("the version comes first, then scheme, network and method", () => {
  const other = {
    paymentPayload: { x402Version: 1, payload: { authorization: {} }, accepted: { scheme: "upto", network: "base" } },
    paymentRequirements: { scheme: "upto", network: "base", extra: {} },
  };
  expect(kindProblems(other).map(({ reason }) => reason)).toEqual([
    "invalid_x402_version",
    ...["unsupported_scheme", "unsupported_scheme", "invalid_network", "invalid_network"],
    ...["invalid_payload", "invalid_payload"],
  ]);
});

test.each([null, 7, "x", [], {}, { paymentPayload: null }])("%p has none or some, and nothing throws", (given) => {
  expect(Array.isArray(kindProblems(given))).toBe(true);
});
