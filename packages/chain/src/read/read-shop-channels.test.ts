import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { Hex } from "@lunas/domain/shared/hex";
import { AbiCoder, computeAddress, concat, hexlify, randomBytes, SigningKey } from "ethers";
import { selectors } from "../abi/contracts";
import type { Rpc } from "../rpc/rpc";
import { channelIdOf, voucherDigest } from "./channel-digests";
import { createShopChannelReader } from "./read-shop-channels";

const key = new SigningKey(randomBytes(32));
const zero = `0x${"0".repeat(40)}` as const;
const address = () => hexlify(randomBytes(20)) as Hex;
const valid = `${selectors.isValidSignature.selector}${"0".repeat(56)}`;
/** What a wallet answers that is deployed by the same call. */
const deployed = AbiCoder.defaultAbiCoder().encode(
  ["tuple(bool,bytes)[]"],
  [
    [
      [true, "0x"],
      [true, valid],
    ],
  ],
);

/** Whether a voucher without an authorizer counts as the payer's, whose wallet has this code; and how many calls that took. */
async function isSigned(
  signature: (digest: Hex) => string,
  wallet: { readonly payer?: Hex; readonly accepts?: string } = {},
) {
  const config = {
    ...{ payer: wallet.payer ?? (computeAddress(key) as Hex), payerAuthorizer: zero, receiver: address() },
    ...{
      receiverAuthorizer: address(),
      token: sandbox.tokens.IDRX as Hex,
      withdrawDelay: 900,
      salt: `0x${"1".repeat(64)}` as Hex,
    },
  };
  const voucher = { config, channelId: channelIdOf(sandbox, config), signedMax: 5n };
  const signed = signature(voucherDigest(sandbox, { channelId: voucher.channelId, maxClaimable: 5n })) as Hex;
  const calls: string[] = [];
  const answer = (method: string, { to, data = "" }: { readonly to?: string; readonly data?: string }) => {
    calls.push(method);
    if (method === "eth_getCode") return wallet.accepts === undefined ? "0x" : "0xfe";
    if (to === sandbox.contracts.multicall3) return deployed;
    return wallet.accepts !== undefined && data.includes(wallet.accepts.slice(2)) ? valid : "0x";
  };
  const batch = async (requests: readonly { readonly method: string; readonly params: readonly unknown[] }[]) =>
    requests.map(({ method, params }) => ({ result: answer(method, params[0] as object) }));
  const chains = [{ chain: sandbox, rpc: { batch } as unknown as Rpc }];
  const reader = createShopChannelReader({ chains, relayerAddress: () => null, clock: { now: () => 0 } });
  return [await reader.isVoucherSigned(sandbox, { ...voucher, signature: signed }), calls.length];
}

const byKey = (digest: Hex) => key.sign(digest).serialized;
const wrapped = (digest: Hex) => {
  const body = AbiCoder.defaultAbiCoder().encode(["address", "bytes", "bytes"], [address(), "0x01", byKey(digest)]);
  return concat([body, `0x${"6492".repeat(16)}`]);
};

describe("a voucher of a channel without an authorizer", () => {
  it("is signed by the payer's key, in the one spelling that the contract takes", async () => {
    expect(await isSigned(byKey)).toEqual([true, 2]);
    expect(await isSigned(byKey, { payer: address() })).toEqual([false, 2]);
    expect(await isSigned((digest) => key.sign(digest).compactSerialized)).toEqual([false, 2]);
  });

  it("is signed by what the payer's code accepts, and not by its key", async () => {
    expect(await isSigned(() => "0xbeef", { accepts: "0xbeef" })).toEqual([true, 2]);
    expect(await isSigned(byKey, { accepts: "0xbeef" })).toEqual([false, 2]);
  });

  it("of a wallet that is not deployed is not signed: the contract deploys none", async () => {
    expect(await isSigned(wrapped, { payer: address() })).toEqual([false, 2]);
  });
});
