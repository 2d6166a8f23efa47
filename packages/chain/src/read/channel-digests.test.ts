import type { Address } from "@lunas/catalog/chain";
import { canonicalContracts } from "@lunas/catalog/contracts";
import type { Hex } from "@lunas/domain/shared/hex";
import { getAddress, id, TypedDataEncoder } from "ethers";
import fc from "fast-check";
import { channelIdOf, claimBatchDigest, depositDigest, refundDigest, voucherDigest } from "./channel-digests";

const field = (type: string, name: string) => ({ type, name });
const entryFields = [
  field("bytes32", "channelId"),
  field("uint128", "maxClaimableAmount"),
  field("uint128", "totalClaimed"),
];
const types = {
  config: {
    ChannelConfig: [
      ...["payer", "payerAuthorizer", "receiver", "receiverAuthorizer", "token"].map((name) => field("address", name)),
      field("uint40", "withdrawDelay"),
      field("bytes32", "salt"),
    ],
  },
  voucher: { Voucher: entryFields.slice(0, 2) },
  refund: { Refund: [field("bytes32", "channelId"), field("uint256", "nonce"), field("uint128", "amount")] },
  claims: { ClaimBatch: [field("ClaimEntry[]", "claims")], ClaimEntry: entryFields },
  deposit: {
    PermitWitnessTransferFrom: [
      field("TokenPermissions", "permitted"),
      field("address", "spender"),
      field("uint256", "nonce"),
      field("uint256", "deadline"),
      field("DepositWitness", "witness"),
    ],
    DepositWitness: [field("bytes32", "channelId")],
    TokenPermissions: [field("address", "token"), field("uint256", "amount")],
  },
};

const bytes = (length: number) =>
  fc
    .uint8Array({ minLength: length, maxLength: length })
    .map((value): Hex => `0x${Buffer.from(value).toString("hex")}`);
const address = bytes(20).map((value) => getAddress(value) as Address);
const uint = (bits: bigint) => fc.bigInt({ min: 0n, max: 2n ** bits - 1n });
const config = fc.record({
  payer: address,
  payerAuthorizer: address,
  receiver: address,
  receiverAuthorizer: address,
  token: address,
  withdrawDelay: fc.integer({ min: 900, max: 2_592_000 }),
  salt: bytes(32),
});
const chains = fc.constantFrom(1337, 8453, 31337).map((chainId) => ({ chainId, contracts: canonicalContracts }));
const domainOf = (chainId: number) => ({
  ...{ name: "x402 Batch Settlement", version: "1" },
  ...{ chainId, verifyingContract: canonicalContracts.x402Channels.batchSettlement },
});

test.each([
  ["ChannelConfig", types.config, "0x1c9a06ceab9b0ebbd3301dc56c9111bb6d9af421356dc9ccb3b7084c755db308"],
  ["Voucher", types.voucher, "0x1e1bd6ff84c3e0d9029a292b212e039c0ca97ec497c55191a4a5874294609a69"],
  ["Refund", types.refund, "0xbe23ad087435072cd69b49cc5b92de10ee610fce7ae0ab428307972d764bb216"],
  ["ClaimBatch", types.claims, "0x42bd57c010b870c2e96203c66341f28a6a19b4d56a74533a8eb5f706b9fd6d57"],
  ["PermitWitnessTransferFrom", types.deposit, "0x436a25c01a21a6ed025816c4c9ea3d6132aa879dd7ef16f6188dd3b0aebccc52"],
] as const)("the type %s is the contract's", (name, of, hash) => {
  expect(id(TypedDataEncoder.from({ ...of }).encodeType(name))).toBe(hash);
});

test("a channel's id is the digest of its config, in every spelling of the addresses", () => {
  fc.assert(
    fc.property(chains, config, (chain, each) => {
      const expected = TypedDataEncoder.hash(domainOf(chain.chainId), types.config, each);
      expect(channelIdOf(chain, each)).toBe(expected);
      const lower = { ...each, payer: each.payer.toLowerCase() as Address, salt: each.salt.toUpperCase() as Hex };
      expect(channelIdOf(chain, { ...lower, salt: `0x${lower.salt.slice(2)}` })).toBe(expected);
    }),
  );
});

test("vouchers, refunds and claims agree with ethers' encoder", () => {
  const row = fc.record({ channelId: bytes(32), signedMax: uint(128n), totalClaimed: uint(128n) });
  fc.assert(
    fc.property(chains, fc.array(row, { minLength: 1, maxLength: 5 }), uint(256n), (chain, rows, nonce) => {
      const domain = domainOf(chain.chainId);
      const [{ channelId, signedMax: amount }] = rows as [(typeof rows)[number]];
      expect(voucherDigest(chain, { channelId, maxClaimable: amount })).toBe(
        TypedDataEncoder.hash(domain, types.voucher, { channelId, maxClaimableAmount: amount }),
      );
      expect(refundDigest(chain, { channelId, nonce, amount })).toBe(
        TypedDataEncoder.hash(domain, types.refund, { channelId, nonce, amount }),
      );
      const claims = rows.map((each) => ({ ...each, maxClaimableAmount: each.signedMax }));
      expect(claimBatchDigest(chain, rows)).toBe(TypedDataEncoder.hash(domain, types.claims, { claims }));
    }),
  );
});

test("a deposit is Permit2's authorization with the channel as its witness", () => {
  const terms = fc.record({
    ...{ channelId: bytes(32), token: address, amount: uint(256n) },
    ...{ spender: address, nonce: uint(256n), deadlineSeconds: uint(256n) },
  });
  fc.assert(
    fc.property(chains, terms, (chain, each) => {
      const domain = { name: "Permit2", chainId: chain.chainId, verifyingContract: canonicalContracts.permit2 };
      const expected = TypedDataEncoder.hash(domain, types.deposit, {
        permitted: { token: each.token, amount: each.amount },
        ...{ spender: each.spender, nonce: each.nonce, deadline: each.deadlineSeconds },
        witness: { channelId: each.channelId },
      });
      expect(depositDigest(chain, each)).toBe(expected);
    }),
  );
});

test("nothing is signed for a chain without the contract, and no id has another length", () => {
  const chain = { chainId: 1337, contracts: { ...canonicalContracts, x402Channels: null } };
  const channelId: Hex = `0x${"12".repeat(32)}`;
  expect(() => voucherDigest(chain, { channelId, maxClaimable: 1n })).toThrow("no contract of channels");
  const served = { chainId: 1337, contracts: canonicalContracts };
  expect(() => voucherDigest(served, { channelId: "0x12", maxClaimable: 1n })).toThrow("not 32 bytes");
});
