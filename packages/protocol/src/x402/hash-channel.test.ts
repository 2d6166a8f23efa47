import { bytesToHex } from "@noble/hashes/utils";
import { id, TypedDataEncoder } from "ethers";
import type { ChannelConfig } from "../wire/channels";
import { depositPermitTypehash, depositWitnessTypehash, depositWitnessTypes } from "./deposit-permit";
import { channelIdOf, hashVoucher } from "./hash-channel";
import { hashDepositPermit } from "./hash-permit";
import { permit2DomainName } from "./permit2";

const place = { chainId: 1337, contract: "0x4020074e9dF2ce1deE5A9C1b5c3f541D02a10003" } as const;
const domain = {
  name: "x402 Batch Settlement",
  version: "1",
  chainId: place.chainId,
  verifyingContract: place.contract,
};
const hex = (digest: Uint8Array) => `0x${bytesToHex(digest)}`;
const address = (digit: string) => `0x${digit.repeat(40)}` as const;
const config: ChannelConfig = {
  ...{ payer: address("1"), payerAuthorizer: address("2"), receiver: address("3"), receiverAuthorizer: address("4") },
  ...{ token: address("5"), withdrawDelay: 86_400, salt: `0x${"6f".repeat(32)}` },
};
const fields = (list: string) =>
  list.split(",").map((each) => {
    const [type = "", name = ""] = each.split(" ");
    return { type, name };
  });

test("ids of channels and digests of vouchers are those of a general encoder", () => {
  const types = {
    ChannelConfig: fields(
      "address payer,address payerAuthorizer,address receiver,address receiverAuthorizer,address token,uint40 withdrawDelay,bytes32 salt",
    ),
  };
  const channelId = channelIdOf(place, config);
  expect(channelId).toBe(TypedDataEncoder.hash(domain, types, config));
  const voucher = { channelId, maxClaimableAmount: 123_456n };
  const ofVoucher = { Voucher: fields("bytes32 channelId,uint128 maxClaimableAmount") };
  expect(hex(hashVoucher(place, channelId, 123_456n))).toBe(TypedDataEncoder.hash(domain, ofVoucher, voucher));
});

test("another chain or contract is another channel", () => {
  const ids = [place, { ...place, chainId: 8453 }, { ...place, contract: address("9") }, place];
  expect(new Set(ids.map((each) => channelIdOf(each, config))).size).toBe(3);
});

test("the digest of a deposit is that of a general encoder", () => {
  const permit2Address = "0x000000000022D473030F116dDEE9F6B43aC78BA3";
  const message = {
    permitted: { token: address("5"), amount: "1000000" },
    ...{ spender: address("7"), nonce: "12", deadline: "1800000000" },
    witness: { channelId: channelIdOf(place, config) },
  } as const;
  const permit2 = { name: permit2DomainName, chainId: place.chainId, verifyingContract: permit2Address };
  const types = JSON.parse(JSON.stringify(depositWitnessTypes));
  expect(hex(hashDepositPermit({ chainId: place.chainId, permit2Address }, message))).toBe(
    TypedDataEncoder.hash(permit2, types, message),
  );
  const encoder = TypedDataEncoder.from(types);
  expect([depositPermitTypehash, depositWitnessTypehash]).toEqual(
    ["PermitWitnessTransferFrom", "DepositWitness"].map((name) => id(encoder.encodeType(name))),
  );
});
