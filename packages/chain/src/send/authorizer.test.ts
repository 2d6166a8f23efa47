import type { Address } from "@lunas/catalog/chain";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { AuthorizedRow } from "@lunas/domain/channel/claims/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import { addressOf } from "@lunas/testkit/build/numbered";
import { TypedDataEncoder, verifyTypedData, Wallet } from "ethers";
import { channelIdOf, claimBatchDigest, refundDigest, voucherDigest } from "../read/channel-digests";
import { createChannelAuthorizer } from "./authorizer";
import { createPrivateKeySigner } from "./private-key-signer";
import type { Signer, ToSign } from "./signer";

const session = new Wallet(`0x${"11".repeat(32)}`);
const signer = createPrivateKeySigner(`0x${"22".repeat(32)}`);
const seen: ToSign[] = [];
const watched: Signer = {
  address: signer.address,
  sign: (toSign) => {
    seen.push(toSign);
    return signer.sign(toSign);
  },
};
const authorizer = createChannelAuthorizer({ chain: sandbox, local: [watched], remote: [] });
const config = {
  ...{ payer: addressOf(1) as Address, payerAuthorizer: session.address as Address, receiver: addressOf(2) as Address },
  ...{ receiverAuthorizer: signer.address, token: sandbox.tokens.IDRX as Address, withdrawDelay: 900 },
  salt: `0x${"0".repeat(64)}` as Hex,
};
const channelId = channelIdOf(sandbox, config);
const signed = (maxClaimable: bigint, by = session) =>
  by.signingKey.sign(voucherDigest(sandbox, { channelId, maxClaimable })).serialized as Hex;
const row: AuthorizedRow = {
  ...{ channelId, merchantId: "mer_one", config, signedMax: 50n, voucherSignature: signed(50n) },
  ...{ totalClaimed: 40n, amount: 40n, charged: 40n },
};

test("signs a claim of what payers signed, as typed data that anybody's library hashes alike", async () => {
  const signature = await authorizer.signClaim(signer.address, [row]);
  const given = seen.at(-1);
  if (given === undefined || !("typedData" in given)) throw new Error("no typed data");
  const { domain, types, message } = given.typedData;
  const mutable = Object.fromEntries(Object.entries(types).map(([name, fields]) => [name, [...fields]]));
  expect(TypedDataEncoder.hash(domain, mutable, message)).toBe(claimBatchDigest(sandbox, [row]));
  expect(verifyTypedData(domain, mutable, message, signature)).toBe(signer.address);
});

test.each<[string, Partial<AuthorizedRow>]>([
  ["more than is signed", { totalClaimed: 51n, charged: 60n }],
  ["more than is charged", { totalClaimed: 41n }],
  ["a voucher of another key", { voucherSignature: signed(50n, new Wallet(`0x${"33".repeat(32)}`)) }],
  ["a voucher for another sum", { voucherSignature: signed(49n) }],
  ["rubbish for a voucher", { voucherSignature: "0x11" }],
  ["another channel's id", { channelId: `0x${"1".repeat(64)}` }],
  ["a config of another channel", { config: { ...config, receiver: addressOf(3) as Address } }],
])("signs no claim of %s", async (_, change) => {
  const wrong = { ...row, ...change };
  expect(authorizer.unprovenOf([row, wrong])).toEqual([wrong.channelId]);
  await expect(authorizer.signClaim(signer.address, [row, wrong])).rejects.toThrow(/not signed/);
});

test("signs nothing for another authorizer, and no empty claim", async () => {
  await expect(authorizer.signClaim(addressOf(9) as Address, [row])).rejects.toThrow(/not signed/);
  await expect(authorizer.signClaim(signer.address, [])).rejects.toThrow(/not signed/);
});

test("a shop that keeps its own books says itself what it claims, up to what is signed", () => {
  expect(authorizer.unprovenOf([{ ...row, charged: null, totalClaimed: 50n }])).toEqual([]);
  expect(authorizer.unprovenOf([{ ...row, charged: null, totalClaimed: 51n }])).toEqual([channelId]);
});

test("signs a refund of what is unused, and no more", async () => {
  const refund = { channelId, config, nonce: 3n, amount: 7n, available: 7n };
  const signature = await authorizer.signRefund(signer.address, refund);
  const given = seen.at(-1);
  if (given === undefined || !("typedData" in given)) throw new Error("no typed data");
  const { domain, types, message } = given.typedData;
  const mutable = Object.fromEntries(Object.entries(types).map(([name, fields]) => [name, [...fields]]));
  expect(TypedDataEncoder.hash(domain, mutable, message)).toBe(refundDigest(sandbox, refund));
  expect(verifyTypedData(domain, mutable, message, signature)).toBe(signer.address);
  await expect(authorizer.signRefund(signer.address, { ...refund, amount: 8n })).rejects.toThrow(/not signed/);
  await expect(authorizer.signRefund(signer.address, { ...refund, amount: 0n })).rejects.toThrow(/not signed/);
  await expect(authorizer.signRefund(addressOf(9) as Address, refund)).rejects.toThrow(/not signed/);
});
