import { sandbox } from "@lunas/catalog/chains/sandbox";
import { canonicalContracts } from "@lunas/catalog/contracts";
import { addressOf, hashOf } from "@lunas/testkit/build/numbered";
import { TypedDataEncoder } from "ethers";
import { channelIdOf, voucherDigest } from "./channel-digests";

const domain = {
  ...{ name: "x402 Batch Settlement", version: "1", chainId: 1337 },
  verifyingContract: canonicalContracts.x402Channels.batchSettlement,
};
const field = (type: string, name: string) => ({ type, name });
const roles = ["payer", "payerAuthorizer", "receiver", "receiverAuthorizer", "token"] as const;

test("channels and vouchers have the digests of ethers' encoder", () => {
  const [payer, payerAuthorizer, receiver, receiverAuthorizer, token] = [1, 2, 3, 4, 5].map(addressOf);
  const config = {
    payer,
    payerAuthorizer,
    receiver,
    receiverAuthorizer,
    token,
    withdrawDelay: 86_400,
    salt: hashOf(6),
  };
  const types = {
    ChannelConfig: [
      ...roles.map((name) => field("address", name)),
      ...[field("uint40", "withdrawDelay"), field("bytes32", "salt")],
    ],
  };
  const channelId = TypedDataEncoder.hash(domain, types, config);
  expect(channelIdOf(sandbox, config as Parameters<typeof channelIdOf>[1])).toBe(channelId);
  const voucher = { Voucher: [field("bytes32", "channelId"), field("uint128", "maxClaimableAmount")] };
  expect(voucherDigest(sandbox, { channelId: hashOf(7), signedMax: 10_000n })).toBe(
    TypedDataEncoder.hash(domain, voucher, { channelId: hashOf(7), maxClaimableAmount: 10_000n }),
  );
});

test("a chain without channels has no digests of them", () => {
  const lacking = { ...sandbox, contracts: { ...sandbox.contracts, x402Channels: null } };
  expect(() => voucherDigest(lacking, { channelId: hashOf(7), signedMax: 1n })).toThrow("sandbox does not have");
});
