import { sandbox } from "@lunas/catalog/chains/sandbox";
import { canonicalContracts } from "@lunas/catalog/contracts";
import { TypedDataEncoder } from "ethers";
import { channelIdOf, claimBatchDigest, depositDigest, refundDigest, voucherDigest } from "./channel-digests";

const chain = sandbox;
const { batchSettlement, permit2DepositCollector } = canonicalContracts.x402Channels;
const domain = {
  ...{ name: "x402 Batch Settlement", version: "1" },
  ...{ chainId: chain.chainId, verifyingContract: batchSettlement },
};
const field = (type: string, name: string) => ({ name, type });
const address = (digit: string): `0x${string}` => `0x${digit.repeat(40)}`;
const config = {
  ...{ payer: address("1"), payerAuthorizer: address("2"), receiver: address("3"), receiverAuthorizer: address("4") },
  ...{ token: address("5"), withdrawDelay: 86_400, salt: `0x${"ab".repeat(32)}` as const },
};
const channelId = channelIdOf(chain, config);
const byEthers = (types: Record<string, { name: string; type: string }[]>, value: object) =>
  TypedDataEncoder.hash(domain, types, value);

test("the id of a channel", () => {
  const addresses = ["payer", "payerAuthorizer", "receiver", "receiverAuthorizer", "token"];
  const fields = addresses.map((name) => field("address", name));
  const types = { ChannelConfig: [...fields, field("uint40", "withdrawDelay"), field("bytes32", "salt")] };
  expect(channelId).toBe(byEthers(types, config));
});

test("a voucher", () => {
  const types = { Voucher: [field("bytes32", "channelId"), field("uint128", "maxClaimableAmount")] };
  expect(voucherDigest(chain, channelId, 77n)).toBe(byEthers(types, { channelId, maxClaimableAmount: 77n }));
});

test("a refund", () => {
  const types = { Refund: [field("bytes32", "channelId"), field("uint256", "nonce"), field("uint128", "amount")] };
  expect(refundDigest(chain, { channelId, nonce: 3n, amount: 9n })).toBe(
    byEthers(types, { channelId, nonce: 3n, amount: 9n }),
  );
});

test.each([0, 1, 3])("a batch of %i claims", (count) => {
  const rows = Array.from({ length: count }, (_, index) => ({ channelId, signedMax: 9n, totalClaimed: BigInt(index) }));
  const types = {
    ClaimBatch: [field("ClaimEntry[]", "claims")],
    ClaimEntry: [
      ...[field("bytes32", "channelId"), field("uint128", "maxClaimableAmount"), field("uint128", "totalClaimed")],
    ],
  };
  const claims = rows.map(({ signedMax, ...row }) => ({ ...row, maxClaimableAmount: signedMax }));
  expect(claimBatchDigest(chain, rows)).toBe(byEthers(types, { claims }));
});

test("a deposit's Permit2 authorization", () => {
  const types = {
    PermitWitnessTransferFrom: [
      ...[field("TokenPermissions", "permitted"), field("address", "spender"), field("uint256", "nonce")],
      ...[field("uint256", "deadline"), field("DepositWitness", "witness")],
    ],
    DepositWitness: [field("bytes32", "channelId")],
    TokenPermissions: [field("address", "token"), field("uint256", "amount")],
  };
  const permit = { token: config.token, amount: 5n, spender: permit2DepositCollector, nonce: 6n, deadlineSeconds: 7n };
  const permitted = { token: permit.token, amount: permit.amount };
  const message = { permitted, spender: permit.spender, nonce: 6n, deadline: 7n, witness: { channelId } };
  const permit2 = { name: "Permit2", chainId: chain.chainId, verifyingContract: chain.contracts.permit2 };
  expect(depositDigest(chain, { ...permit, channelId })).toBe(TypedDataEncoder.hash(permit2, types, message));
});

test("a chain without channels has no digests", () => {
  const without = { ...chain, contracts: { ...chain.contracts, x402Channels: null } };
  expect(() => channelIdOf(without, config)).toThrow("chain 1337 has no channels");
});
