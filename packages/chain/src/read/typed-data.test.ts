import type { Address } from "@lunas/catalog/chain";
import { canonicalContracts } from "@lunas/catalog/contracts";
import { depositTerms } from "@lunas/domain/settlement/kinds/deposit/terms";
import { uptoTerms } from "@lunas/domain/settlement/kinds/upto/terms";
import { exactPermitTypes as types } from "@lunas/testkit/payer/eip712-types";
import { getAddress, TypedDataEncoder } from "ethers";
import fc from "fast-check";
import { permitDigest } from "./typed-data";

const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => getAddress(`0x${Buffer.from(bytes).toString("hex")}`) as Address);
const uint256 = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n });

const exact = { kind: "exact", terms: {} };

test("gives the published test vector", () => {
  const digest = permitDigest(
    { chainId: 31337, contracts: canonicalContracts },
    {
      kind: "exact",
      terms: {},
      token: "0x1111111111111111111111111111111111111111",
      amount: 1_000_000n,
      spender: canonicalContracts.x402Proxy,
      nonce: 1n,
      deadlineSeconds: 4_102_444_800n,
      to: "0x2222222222222222222222222222222222222222",
      validAfterSeconds: 0n,
    },
  );
  expect(digest).toBe("0xddaea386d4c37d80849f6d8c323a529207ced6d5fe764b9674aecce2edb9e09c");
});

test("agrees with ethers' encoder", () => {
  const authorization = fc.record({
    token: address,
    amount: uint256,
    spender: address,
    nonce: uint256,
    deadlineSeconds: uint256,
    to: address,
    validAfterSeconds: uint256,
  });
  fc.assert(
    fc.property(fc.constantFrom(1337, 8453, 31337), address, authorization, (chainId, permit2, each) => {
      const domain = { name: "Permit2", chainId, verifyingContract: permit2 };
      const expected = TypedDataEncoder.hash(domain, types, {
        permitted: { token: each.token, amount: each.amount },
        spender: each.spender,
        nonce: each.nonce,
        deadline: each.deadlineSeconds,
        witness: { to: each.to, validAfter: each.validAfterSeconds },
      });
      expect(permitDigest({ chainId, contracts: { ...canonicalContracts, permit2 } }, { ...exact, ...each })).toBe(
        expected,
      );
    }),
  );
});

test("of upto: the maximum is signed, and the account that alone may settle", () => {
  const maximum = 1_000n;
  const facilitator = "0x3333333333333333333333333333333333333333";
  const common = { spender: canonicalContracts.x402UptoProxy, nonce: 1n, deadlineSeconds: 4_102_444_800n };
  const [token, to] = [
    "0x1111111111111111111111111111111111111111",
    "0x2222222222222222222222222222222222222222",
  ] as const;
  const expected = TypedDataEncoder.hash(
    { name: "Permit2", chainId: 1337, verifyingContract: canonicalContracts.permit2 },
    {
      ...types,
      Witness: [
        { name: "to", type: "address" },
        { name: "facilitator", type: "address" },
        { name: "validAfter", type: "uint256" },
      ],
    },
    {
      permitted: { token, amount: maximum },
      ...{ spender: common.spender, nonce: 1n, deadline: common.deadlineSeconds },
      witness: { to, facilitator, validAfter: 0n },
    },
  );
  const digest = (amount: bigint) =>
    permitDigest(
      { chainId: 1337, contracts: canonicalContracts },
      { ...common, kind: "upto", terms: uptoTerms({ maximum, facilitator }), token, to, amount, validAfterSeconds: 0n },
    );
  expect([digest(1n), digest(maximum)]).toEqual([expected, expected]);
});

test("of a deposit: the channel is the witness, whose type comes before that of the tokens", () => {
  const { permit2, x402Channels } = canonicalContracts;
  const channelId = `0x${"ab".repeat(32)}` as const;
  const { Witness: _, PermitWitnessTransferFrom: primary, TokenPermissions } = types;
  const [token, amount, nonce, deadline] = ["0x1111111111111111111111111111111111111111", 10_000n, 1n, 9n] as const;
  const expected = TypedDataEncoder.hash(
    { name: "Permit2", chainId: 1337, verifyingContract: permit2 },
    {
      PermitWitnessTransferFrom: [...primary.slice(0, 4), { name: "witness", type: "DepositWitness" }],
      ...{ TokenPermissions, DepositWitness: [{ name: "channelId", type: "bytes32" }] },
    },
    {
      ...{ permitted: { token, amount }, spender: x402Channels.permit2DepositCollector, nonce, deadline },
      witness: { channelId },
    },
  );
  const config = { payerAuthorizer: token, receiver: token, receiverAuthorizer: token, withdrawDelay: 900 };
  const terms = depositTerms({
    ...{ channelId, collector: x402Channels.permit2DepositCollector, managedBy: "lunas", charge: null },
    config: { ...config, salt: channelId },
  });
  const signed = { spender: x402Channels.permit2DepositCollector, nonce, deadlineSeconds: deadline, token, amount };
  const authorization = { kind: "deposit", terms, ...signed, to: x402Channels.batchSettlement, validAfterSeconds: 0n };
  expect(permitDigest({ chainId: 1337, contracts: canonicalContracts }, authorization)).toBe(expected);
});
