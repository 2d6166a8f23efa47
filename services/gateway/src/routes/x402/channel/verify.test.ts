import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { ChannelOnChain } from "@lunas/domain/channel/channel";
import {
  aChannelConfig,
  aDepositBody,
  aVoucherBody,
  changed,
  foreign,
  idOf,
} from "@lunas/testkit/build/a-channel-body";
import { aChannelFace, type FaceOptions } from "@lunas/testkit/build/a-channel-face";
import { emptyChannel, type FakeChannels } from "@lunas/testkit/fakes/fake-channel-reader";
import type { X402Deps } from "../deps";
import { verifyChannel } from "./verify";

function aFace(options: FaceOptions = {}) {
  const { deps, request, ...face } = aChannelFace(options);
  const by = { caller: request.caller, chain: sandbox } as unknown as Parameters<typeof verifyChannel>[2];
  const verify = (body: object) => verifyChannel(deps as unknown as X402Deps, body as never, by);
  return { ...face, verify };
}

type Body = ReturnType<typeof aVoucherBody> | ReturnType<typeof aDepositBody>;
const prefix = "invalid_batch_settlement_evm_";

/** The reason without its beginning, or `valid`. */
async function reasonOf(body: Body, change: (now: FakeChannels) => void = () => undefined) {
  const face = aFace();
  change(face.now);
  const { isValid, invalidReason } = await face.verify(body);
  return isValid ? "valid" : invalidReason?.replace(prefix, "");
}

const paid = (name: string, value: unknown) => (body: Body) => changed(body, `paymentPayload.payload.${name}`, value);
const required = (name: string, value: unknown) => (body: Body) => changed(body, `paymentRequirements.${name}`, value);
const configured = (name: string, value: unknown) => aVoucherBody({ config: { ...aChannelConfig, [name]: value } });
const authorized = (name: string, value: unknown) =>
  paid(`deposit.authorization.permit2Authorization.${name}`, value)(aDepositBody());
const deposited = (change: object) => (now: FakeChannels) => {
  now.deposit = { ...now.deposit, ...change } as FakeChannels["deposit"];
};
const inChannel = (change: object): ChannelOnChain => ({ ...emptyChannel, balance: 10_000n, ...change });
const channelWith = (change: object) => (now: FakeChannels) => void now.states?.set(idOf(), inChannel(change));

describe("the terms of a channel", () => {
  it.each([
    ["all as demanded", aVoucherBody(), "valid"],
    ["another channel id", paid("voucher.channelId", `0x${"1".repeat(64)}`)(aVoucherBody()), "channel_id_mismatch"],
    ["another receiver demanded", required("payTo", foreign)(aVoucherBody()), "receiver_mismatch"],
    [
      "a receiver that is not the key's merchant",
      required("payTo", foreign)(configured("receiver", foreign)),
      "receiver_mismatch",
    ],
    ["no authorizer demanded", required("extra", {})(aVoucherBody()), "receiver_authorizer_mismatch"],
    [
      "authorizer 0",
      required(
        "extra.receiverAuthorizer",
        `0x${"0".repeat(40)}`,
      )(configured("receiverAuthorizer", `0x${"0".repeat(40)}`)),
      "receiver_authorizer_mismatch",
    ],
    ["another authorizer", configured("receiverAuthorizer", foreign), "receiver_authorizer_mismatch"],
    ["another token", configured("token", foreign), "token_mismatch"],
    ["a token that is not registered", required("asset", foreign)(configured("token", foreign)), "token_mismatch"],
    ["another delay", configured("withdrawDelay", 7_200), "withdraw_delay_mismatch"],
    [
      "a delay below the contract's",
      aVoucherBody({ config: { ...aChannelConfig, withdrawDelay: 899 }, demandsDelay: false }),
      "withdraw_delay_out_of_range",
    ],
    [
      "a delay above the contract's",
      aVoucherBody({ config: { ...aChannelConfig, withdrawDelay: 2_592_001 }, demandsDelay: false }),
      "withdraw_delay_out_of_range",
    ],
    ["no delay demanded", aVoucherBody({ demandsDelay: false }), "valid"],
  ])("%s", async (_which, body, expected) => {
    expect(await reasonOf(body)).toBe(expected);
  });
});

describe("a voucher", () => {
  it.each([
    ["not signed", (now: FakeChannels) => Object.assign(now, { isVoucherSigned: false }), "voucher_signature"],
    ["no answer of the contract", (now: FakeChannels) => Object.assign(now, { states: null }), "rpc_read_failed"],
    ["nothing deposited", channelWith({ balance: 0n }), "channel_not_found"],
    ["a sum above the balance", channelWith({ balance: 699n }), "cumulative_exceeds_balance"],
    ["a sum of the whole balance", channelWith({ balance: 700n }), "valid"],
    ["a sum that is claimed", channelWith({ claimed: 700n }), "cumulative_below_claimed"],
    ["a sum one above what is claimed", channelWith({ claimed: 699n }), "valid"],
  ])("%s", async (_which, change, expected) => {
    expect(await reasonOf(aVoucherBody(), change)).toBe(expected);
  });

  it("of a refund may be claimed already, and not below it", async () => {
    const refund = aVoucherBody({ type: "refund" });
    expect(await reasonOf(refund, channelWith({ claimed: 700n }))).toBe("valid");
    expect(await reasonOf(refund, channelWith({ claimed: 701n }))).toBe("cumulative_below_claimed");
  });

  it("that nobody signed costs no read", async () => {
    const face = aFace();
    face.now.isVoucherSigned = false;
    await face.verify(aVoucherBody());
    expect(face.now.reads).toBe(0);
  });
});

describe("a deposit", () => {
  it.each([
    ["of another payer", authorized("from", foreign), "permit2_invalid_signature"],
    ["to another spender", authorized("spender", foreign), "permit2_invalid_spender"],
    ["of another token", authorized("permitted.token", foreign), "token_mismatch"],
    ["of another amount", authorized("permitted.amount", "10001"), "permit2_amount_mismatch"],
    ["into another channel", authorized("witness.channelId", `0x${"1".repeat(64)}`), "channel_id_mismatch"],
    ["that has five seconds left", authorized("deadline", "1800000005"), "permit2_deadline_expired"],
    ["that has six seconds left", authorized("deadline", "1800000006"), "valid"],
    ["that has an hour left", authorized("deadline", "1800003600"), "valid"],
    ["that has more than an hour left", authorized("deadline", "1800003601"), "invalid_payload"],
    ["below the chain's least", aDepositBody({ amount: "999" }), "deposit_below_min_deposit"],
    ["above the chain's most", aDepositBody({ amount: "1000000001" }), "invalid_payload"],
  ])("%s", async (_which, body, expected) => {
    expect(await reasonOf(body)).toBe(expected);
  });

  it.each([
    ["not signed", deposited({ kind: "unsigned" }), "permit2_invalid_signature"],
    [
      "without an approval",
      deposited({ funds: { balance: 10_000n, allowance: 9_999n } }),
      "permit2_allowance_required",
    ],
    [
      "a voucher not signed",
      (now: FakeChannels) => Object.assign(now, { isVoucherSigned: false }),
      "voucher_signature",
    ],
    ["no answer of the contract", deposited({ channel: null }), "rpc_read_failed"],
    ["more than the payer has", deposited({ funds: { balance: 9_999n, allowance: 10_000n } }), "insufficient_balance"],
    [
      "a voucher of what is claimed",
      deposited({ channel: { ...emptyChannel, balance: 800n, claimed: 700n } }),
      "cumulative_below_claimed",
    ],
    ["that would fail", deposited({ simulated: "InvalidNonce" }), "deposit_simulation_failed"],
    ["as it should be", () => undefined, "valid"],
  ])("%s", async (_which, change, expected) => {
    expect(await reasonOf(aDepositBody(), change)).toBe(expected);
  });

  it("with a voucher above what will be in the channel", async () => {
    expect(await reasonOf(paid("voucher.maxClaimableAmount", "10001")(aDepositBody()))).toBe(
      "cumulative_exceeds_balance",
    );
  });

  it("with an offered approval that is not sponsored", async () => {
    const offered = { erc20ApprovalGasSponsoring: { info: { signedTransaction: "0x02" } } };
    const body = changed(aDepositBody(), "paymentPayload.extensions", offered);
    const short = deposited({ funds: { balance: 10_000n, allowance: 0n } });
    expect(await reasonOf(body, short)).toBe("erc20_approval_unavailable");
  });
});

test("a success has the channel's state, before the deposit", async () => {
  const face = aFace();
  const state = { balance: 800n, claimed: 5n, refundNonce: 3n, withdrawRequestedAt: 17 };
  face.inChannel(state);
  face.now.deposit = { ...face.now.deposit, channel: { ...emptyChannel, ...state } } as FakeChannels["deposit"];
  for (const body of [aVoucherBody(), aDepositBody()])
    expect(await face.verify(body)).toEqual({
      isValid: true,
      payer: aChannelConfig.payer,
      extra: {
        channelId: body.paymentPayload.payload.voucher.channelId,
        ...{ balance: "800", totalClaimed: "5", withdrawRequestedAt: 17, refundNonce: "3" },
      },
    });
});

test("a channel whose books Lunas keeps is refused, with the reason", async () => {
  const face = aFace();
  face.managers.set(aVoucherBody().paymentPayload.payload.voucher.channelId, "lunas");
  const found = await Promise.all([aVoucherBody(), aDepositBody()].map(face.verify));
  for (const { invalidReason, invalidMessage } of found)
    expect([invalidReason, invalidMessage]).toEqual(["invalid_payload", expect.stringContaining("POST /facilitate")]);
});

test("a chain without channels verifies none", async () => {
  const face = aFace({ isOffered: false });
  expect(await face.verify(aVoucherBody())).toMatchObject({ isValid: false, invalidReason: "unsupported_scheme" });
});
