import { sandbox } from "@lunas/catalog/chains/sandbox";
import { refuse } from "@lunas/domain/shared/refusal";
import {
  aChannelConfig,
  aDepositBody,
  anyAuthorizerSignature,
  aRow,
  aServerBody,
  aVoucherBody,
  changed,
  foreign,
  idOf,
  saltOf,
} from "@lunas/testkit/build/a-channel-body";
import { aChannelFace, type FaceOptions } from "@lunas/testkit/build/a-channel-face";
import { emptyChannel, type FakeChannels } from "@lunas/testkit/fakes/fake-channel-reader";
import type { X402Deps } from "../deps";
import { settleChannel } from "./settle";
import type { ChannelEnd, ChannelSettling, ShopActions } from "./settling";

const txHash = `0x${"a".repeat(64)}` as const;
const done: ChannelEnd = { kind: "settled", txHash, blockNumber: 100, amount: 50n };
const network = "eip155:1337";

function aFace(options: FaceOptions = {}) {
  const { deps, request, ...face } = aChannelFace(options);
  const settle = (body: object) => settleChannel(deps as unknown as X402Deps, { ...request, body } as never);
  return { ...face, settle };
}

const inChannel = (now: FakeChannels, change: object) =>
  void now.states?.set(idOf(), { ...emptyChannel, balance: 10_000n, ...change });

/** Actions that note what they get. */
function someActions(end: ChannelEnd | ReturnType<typeof refuse> = done, earlier: ChannelEnd | null = null) {
  const made: { readonly kind: string; readonly what: unknown }[] = [];
  const noting = (kind: string) => async (_request: unknown, what: unknown) => {
    made.push({ kind, what });
    return end;
  };
  const actions: ShopActions = {
    join: async () => earlier,
    ...{ claim: noting("claim"), refund: noting("refund"), payOut: noting("payOut") },
  };
  return { made, settling: { deposit: null, actions } satisfies ChannelSettling };
}

const aClaim = (...claims: readonly object[]) => aServerBody({ type: "claim", claims });
const signedClaim = (...claims: readonly object[]) =>
  aServerBody({ type: "claim", claims, claimAuthorizerSignature: anyAuthorizerSignature });
const aPayout = (changes: object = {}) =>
  aServerBody({ type: "settle", receiver: aChannelConfig.receiver, token: aChannelConfig.token, ...changes });
const aRefund = (changes: object = {}) => {
  const { payload } = aVoucherBody({ type: "refund" }).paymentPayload;
  return aServerBody({ ...payload, amount: "9000", refundNonce: "0", claims: [aRow()], ...changes });
};

async function reasonOf(body: object, options: { now?: (now: FakeChannels) => void; face?: object } = {}) {
  const { settling, made } = someActions();
  const face = aFace({ settling, ...options.face });
  options.now?.(face.now);
  const answer = await face.settle(body);
  const reason = "errorReason" in answer ? answer.errorReason?.replace("invalid_batch_settlement_evm_", "") : "settled";
  expect(made.length).toBe(reason === "settled" ? 1 : 0);
  return reason;
}

describe("a claim", () => {
  it("goes with the rows that do something, and is answered without payer and amount", async () => {
    const { settling, made } = someActions();
    const face = aFace({ settling });
    face.inChannel({ claimed: 600n }, idOf({ salt: saltOf(2) }));
    face.inChannel({}, idOf({ salt: saltOf(3) }));
    const answer = await face.settle(aClaim(aRow({ salt: saltOf(2) }), aRow({ salt: saltOf(3) })));
    expect(answer).toEqual({ success: true, transaction: txHash, network });
    expect(made).toMatchObject([
      {
        kind: "claim",
        what: { authorizer: aChannelConfig.receiverAuthorizer, signature: null, rows: [{ totalClaimed: 600n }] },
      },
    ]);
    expect(made).toMatchObject([{ what: { rows: [{ channelId: idOf({ salt: saltOf(3) }) }] } }]);
  });

  it("that its server signed goes as it is, also for an authorizer that is not ours", async () => {
    const { settling, made } = someActions();
    const face = aFace({ settling });
    const by = { receiverAuthorizer: foreign };
    face.inChannel({ claimed: 600n }, idOf({ ...by, salt: saltOf(2) }));
    face.inChannel({}, idOf(by));
    await face.settle(signedClaim(aRow({ ...by, salt: saltOf(2) }), aRow(by)));
    expect(made).toMatchObject([{ what: { signature: anyAuthorizerSignature, rows: [{}, {}] } }]);
  });

  const unsignedAuthorizer = (now: FakeChannels) => Object.assign(now, { isAuthorizerSigned: false });
  it.each([
    ["another merchant's channel", aClaim(aRow({ receiver: foreign })), {}, "receiver_mismatch"],
    ["another merchant's channel, signed", signedClaim(aRow({ receiver: foreign })), {}, "receiver_mismatch"],
    [
      "a payTo that is not the merchant's",
      changed(aClaim(aRow()), "paymentRequirements.payTo", foreign),
      {},
      "receiver_mismatch",
    ],
    ["another token", aClaim(aRow({ token: foreign })), {}, "token_mismatch"],
    ["another authorizer, unsigned", aClaim(aRow({ receiverAuthorizer: foreign })), {}, "authorizer_address_mismatch"],
    ["two authorizers", signedClaim(aRow(), aRow({ receiverAuthorizer: foreign })), {}, "authorizer_address_mismatch"],
    ["no authorizer of ours", aClaim(aRow()), { face: { authorizers: [] } }, "authorizer_not_configured"],
    ["one channel twice", aClaim(aRow(), aRow()), {}, "claim_simulation_failed"],
    ["more than the voucher allows", aClaim(aRow({}, "701")), {}, "claim_simulation_failed"],
    [
      "more than the balance",
      aClaim(aRow()),
      { now: (now: FakeChannels) => inChannel(now, { balance: 599n }) },
      "claim_simulation_failed",
    ],
    [
      "a voucher that nobody signed",
      aClaim(aRow()),
      { now: (now: FakeChannels) => Object.assign(now, { isVoucherSigned: false }) },
      "claim_simulation_failed",
    ],
    [
      "what is claimed already",
      aClaim(aRow()),
      { now: (now: FakeChannels) => inChannel(now, { claimed: 600n }) },
      "claim_simulation_failed",
    ],
    [
      "a signature that is not the authorizer's",
      signedClaim(aRow()),
      { now: unsignedAuthorizer },
      "claim_simulation_failed",
    ],
    [
      "no answer of the contract",
      aClaim(aRow()),
      { now: (now: FakeChannels) => Object.assign(now, { states: null }) },
      "rpc_read_failed",
    ],
    ["as it should be", aClaim(aRow()), {}, "settled"],
  ])("of %s", async (_which, body, options, expected) => {
    expect(await reasonOf(body, options)).toBe(expected);
  });

  it("has at most as many rows as the chain's policy allows", async () => {
    const most = sandbox.channels?.claim.most ?? 0;
    const rows = Array.from({ length: most + 1 }, (_, index) => aRow({ salt: saltOf(index) }));
    expect(await reasonOf(aClaim(...rows))).toBe("invalid_payload");
  });

  it("joins what an earlier request stored, although nothing is left to claim", async () => {
    const { settling, made } = someActions(done, done);
    const face = aFace({ settling });
    face.inChannel({ claimed: 600n });
    expect(await face.settle(aClaim(aRow()))).toEqual({ success: true, transaction: txHash, network });
    expect(made).toEqual([]);
  });

  it.each([
    [
      "failed",
      { kind: "failed", txHash, message: "reverted" },
      "invalid_batch_settlement_evm_claim_transaction_failed",
    ],
    ["is open", { kind: "pending", txHash }, "settlement_pending"],
  ] as const)("that %s names its transaction", async (_which, end, errorReason) => {
    const face = aFace({ settling: someActions(end).settling });
    expect(await face.settle(aClaim(aRow()))).toMatchObject({
      success: false,
      errorReason,
      transaction: txHash,
      network,
    });
  });

  it("of a channel that is in another one is busy; a refusal about something else stays an HTTP error", async () => {
    const busy = aFace({ settling: someActions(refuse("channel_busy", "another claim is under way")).settling });
    expect(await busy.settle(aClaim(aRow()))).toMatchObject({
      errorReason: "invalid_batch_settlement_evm_channel_busy",
    });
    const away = refuse("service_unavailable", "no lane");
    expect(await aFace({ settling: someActions(away).settling }).settle(aClaim(aRow()))).toBe(away);
  });

  it("of a channel whose books Lunas keeps is refused, with the reason", async () => {
    const face = aFace({ settling: someActions().settling });
    face.managers.set(idOf(), "lunas");
    const answer = await face.settle(aClaim(aRow()));
    expect(answer).toMatchObject({
      errorReason: "invalid_payload",
      errorMessage: expect.stringContaining("POST /facilitate"),
    });
  });
});

describe("a settlement", () => {
  it("is answered with what it paid", async () => {
    const face = aFace({ settling: someActions().settling });
    expect(await face.settle(aPayout())).toEqual({ success: true, transaction: txHash, network, amount: "50" });
  });

  it.each([
    ["to another receiver", aPayout({ receiver: foreign }), {}, "receiver_mismatch"],
    ["of another token", aPayout({ token: foreign }), {}, "token_mismatch"],
    [
      "of nothing",
      aPayout(),
      { now: (now: FakeChannels) => Object.assign(now, { receiver: { claimed: 5n, settled: 5n } }) },
      "nothing_to_settle",
    ],
    [
      "without an answer of the contract",
      aPayout(),
      { now: (now: FakeChannels) => Object.assign(now, { receiver: null }) },
      "rpc_read_failed",
    ],
  ])("%s", async (_which, body, options, expected) => {
    expect(await reasonOf(body, options)).toBe(expected);
  });
});

describe("a refund", () => {
  it("claims first what is charged, and is answered with what went back and the channel after it", async () => {
    const { settling, made } = someActions();
    const face = aFace({ settling });
    expect(await face.settle(aRefund())).toEqual({
      ...{ success: true, transaction: txHash, network, payer: aChannelConfig.payer, amount: "50" },
      extra: {
        channelState: {
          ...{ channelId: idOf(), balance: "10000", totalClaimed: "0", withdrawRequestedAt: 0, refundNonce: "0" },
        },
      },
    });
    expect(made).toMatchObject([
      {
        kind: "refund",
        what: { amount: 9_000n, nonce: 0n, signature: null, claim: { rows: [{ totalClaimed: 600n }] } },
      },
    ]);
  });

  it("waits for a node that has seen its block, and leaves the state out where none has", async () => {
    const face = aFace({ settling: someActions({ ...done, blockNumber: 101 } as ChannelEnd).settling });
    expect(await face.settle(aRefund())).toEqual({
      ...{ success: true, transaction: txHash, network, payer: aChannelConfig.payer, amount: "50" },
    });
  });

  it("without anything new to claim has no claim", async () => {
    const { settling, made } = someActions();
    const face = aFace({ settling });
    face.inChannel({ claimed: 600n });
    await face.settle(aRefund());
    expect(made).toMatchObject([{ what: { claim: null } }]);
  });

  const another = { receiverAuthorizer: foreign };
  it.each([
    ["as a payer sends it", aRefund({ claims: undefined }), {}, "payload_type"],
    [
      "of another merchant's channel",
      aRefund({ channelConfig: { ...aChannelConfig, receiver: foreign }, voucher: voucherOf({ receiver: foreign }) }),
      {},
      "receiver_mismatch",
    ],
    ["under another id", aRefund({ voucher: voucherOf({ salt: saltOf(9) }) }), {}, "channel_id_mismatch"],
    ["that claims of another channel", aRefund({ claims: [aRow({ salt: saltOf(9) })] }), {}, "channel_id_mismatch"],
    ["of nothing", aRefund({ amount: "0" }), {}, "refund_simulation_failed"],
    [
      "of an empty channel",
      aRefund(),
      { now: (now: FakeChannels) => inChannel(now, { balance: 600n }) },
      "refund_no_balance",
    ],
    ["with another nonce", aRefund({ refundNonce: "1" }), {}, "refund_simulation_failed"],
    [
      "with a voucher that nobody signed",
      aRefund(),
      { now: (now: FakeChannels) => Object.assign(now, { isVoucherSigned: false }) },
      "voucher_signature",
    ],
    [
      "for another authorizer, unsigned",
      aRefund({ channelConfig: { ...aChannelConfig, ...another }, voucher: voucherOf(another), claims: [] }),
      {},
      "authorizer_address_mismatch",
    ],
    [
      "with a signature that is not the authorizer's",
      aRefund({ refundAuthorizerSignature: anyAuthorizerSignature, claims: [] }),
      { now: (now: FakeChannels) => Object.assign(now, { isAuthorizerSigned: false }) },
      "refund_simulation_failed",
    ],
    ["as it should be", aRefund(), {}, "settled"],
  ])("%s", async (_which, body, options, expected) => {
    expect(await reasonOf(body, options)).toBe(expected);
  });
});

function voucherOf(changes: object) {
  return { ...aVoucherBody().paymentPayload.payload.voucher, channelId: idOf(changes) };
}

describe("a deposit", () => {
  const depositing = (end: ChannelEnd | ReturnType<typeof refuse>) => ({ deposit: async () => end, actions: null });

  it("is answered with its amount and the channel after it", async () => {
    const face = aFace({ settling: depositing({ ...done, amount: 10_000n } as ChannelEnd) });
    expect(await face.settle(aDepositBody())).toMatchObject({
      ...{ success: true, transaction: txHash, network, payer: aChannelConfig.payer, amount: "10000" },
      extra: { channelState: { channelId: idOf(), balance: "10000" } },
    });
  });

  it("that is refused has the reason of its verification, or the refusal's own", async () => {
    const face = aFace({ settling: depositing(refuse("insufficient_balance", "too little")) });
    expect(await face.settle(aDepositBody())).toMatchObject({
      errorReason: "invalid_batch_settlement_evm_insufficient_balance",
    });
    face.now.deposit = {
      kind: "signed",
      simulated: null,
      channel: emptyChannel,
      funds: { balance: 0n, allowance: 0n },
    };
    expect(await face.settle(aDepositBody())).toMatchObject({
      errorReason: "invalid_batch_settlement_evm_permit2_allowance_required",
    });
  });

  it("that is used already has this reason, though its money has left the payer", async () => {
    const face = aFace({ settling: depositing(refuse("nonce_already_used", "used")) });
    face.now.deposit = {
      ...{ kind: "signed", simulated: null, channel: emptyChannel },
      funds: { balance: 0n, allowance: 10_000n },
    };
    expect(await face.settle(aDepositBody())).toMatchObject({
      ...{ errorReason: "invalid_batch_settlement_evm_deposit_simulation_failed", errorMessage: "used" },
    });
  });

  it("is not judged by the clock before a stored one is looked up", async () => {
    const late = changed(
      aDepositBody(),
      "paymentPayload.payload.deposit.authorization.permit2Authorization.deadline",
      "5",
    );
    expect(await aFace({ settling: depositing(done) }).settle(late)).toMatchObject({ success: true });
  });
});

test("after something is stored the answer is about it, whatever happens", async () => {
  const lost = async (request: { readonly onStored: () => void }): Promise<ChannelEnd> => {
    request.onStored();
    throw new Error("the database is away");
  };
  const face = aFace({ settling: { deposit: lost, actions: null } });
  expect(await face.settle(aDepositBody())).toMatchObject({ success: false, errorReason: "settlement_pending" });
  expect([face.held, face.faults.length]).toEqual([["open"], 1]);
});

test("a refusal after something is stored says nothing about it, so its outcome is open", async () => {
  const away = async (request: { readonly onStored: () => void }) => {
    request.onStored();
    return refuse("service_unavailable", "no lane");
  };
  const face = aFace({ settling: { deposit: away, actions: null } });
  expect(await face.settle(aDepositBody())).toMatchObject({ success: false, errorReason: "settlement_pending" });
});

test("what is not served has x402's word for it, and a voucher is never settled", async () => {
  for (const body of [aDepositBody(), aClaim(aRow()), aPayout(), aRefund()])
    expect(await aFace().settle(body)).toMatchObject({ success: false, errorReason: "unsupported_scheme" });
  const face = aFace({ settling: someActions().settling });
  expect(await face.settle(aVoucherBody())).toMatchObject({ errorReason: "invalid_batch_settlement_evm_payload_type" });
});
