import type { Address } from "@lunas/catalog/chain";
import { base } from "@lunas/catalog/chains/base";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { canonicalContracts } from "@lunas/catalog/contracts";
import { uptoTerms } from "@lunas/domain/settlement/kinds/upto/terms";
import type { Call } from "@lunas/domain/settlement/ports";
import { aDepositOrder } from "@lunas/testkit/build/a-deposit";
import { anOrder } from "@lunas/testkit/build/an-order";
import { addressOf } from "@lunas/testkit/build/numbered";
import { type CallTransaction, callTransaction } from "../call-transaction";
import { prepareTransaction } from "../sign-transaction";
import { createJudge } from "./judge-transaction";
import type { SigningTerms } from "./signing-terms";

const [relayer, other, treasury, someone] = [1, 2, 3, 4].map((each) => addressOf(each)) as [
  Address,
  Address,
  Address,
  Address,
];
const idrx = sandbox.tokens.IDRX as Address;
const oneEther = 10n ** 18n;
const faucet = { nativeWei: oneEther, tokens: new Map([[idrx, 10_000_000n]]) };
const play: SigningTerms = { chain: sandbox, treasury, refillToWei: oneEther / 5n, faucet };
/** Where money is real, the treasury sends only refills. */
const real: SigningTerms = { chain: base, treasury, refillToWei: oneEther / 50n, faucet: null };
const order = anOrder({ asset: idrx });
const realOrder = anOrder({ asset: base.tokens.IDRX as Address });
const fees = { feeCapWei: 2_000_000_000n, tipWei: 1_000_000n };

interface Changed {
  readonly by?: Address;
  readonly terms?: SigningTerms;
  readonly change?: Partial<CallTransaction & { chainId: number; feeCapWei: bigint; tipWei: bigint }>;
}

function judge(call: Call, { by = relayer, terms = play, change = {} }: Changed = {}) {
  const { feeCapWei = fees.feeCapWei, tipWei = fees.tipWei, ...rest } = change;
  const made = callTransaction(terms.chain, by, call);
  const unsigned = { ...made, chainId: terms.chain.chainId, nonce: 7, ...rest };
  const isOurs = (address: Buffer) =>
    [relayer, other, treasury].some((each) => each.slice(2).toLowerCase() === address.toString("hex"));
  const judgement = createJudge(terms)(prepareTransaction(unsigned, { feeCapWei, tipWei }).bytes, {
    signer: by,
    isOurs,
  });
  return judgement.kind === "allowed" ? judgement : judgement.reason;
}

const settle: Call = { kind: "settle", order };
/** A settlement that the payer allows to one of the relayers. */
const capture = (facilitator: Address): Call => ({
  kind: "settle",
  order: { ...order, kind: "upto", terms: uptoTerms({ maximum: order.amount * 2n, facilitator }) },
});
const { x402Channels } = canonicalContracts;
const depositBy = (collector: Address = x402Channels.permit2DepositCollector, asset = idrx): Call => ({
  kind: "settle",
  order: { ...aDepositOrder({ collector }), asset },
});
const captureData = callTransaction(sandbox, relayer, capture(relayer)).data;
const bundle = (count: number): Call => ({ kind: "bundle", orders: Array.from({ length: count }, () => order) });
const cancel: Call = { kind: "cancel" };
const fund = (amountWei: bigint): Call => ({ kind: "fund", order, amountWei });
const send = (to: Address, amount: bigint, asset: Address | null = null): Call => ({
  ...{ kind: "transfer", asset, to, amount },
});

describe("allows", () => {
  it.each<[string, Call, Changed]>([
    ["a settlement", settle, {}],
    ["a settlement that the payer allows to its signer alone", capture(relayer), {}],
    ["a deposit into a channel", depositBy(), {}],
    ["a settlement that reverts in a sandbox scenario", { ...settle, spoilt: true }, {}],
    [
      "a settlement with a long signature, of a wallet with code",
      { kind: "settle", order: { ...order, signature: `0x${"ab".repeat(8_000)}` } },
      {},
    ],
    ["a third-party settlement, by the sandbox's treasury", { kind: "settle_as_stranger", order }, { by: treasury }],
    ["a bundle of one", bundle(1), {}],
    ["a bundle of a hundred", bundle(100), {}],
    ["a cancellation", cancel, {}],
    ["a cancellation by the treasury", cancel, { by: treasury }],
    ["a grant for an approval", fund(10n ** 15n), {}],
    ["the faucet's ether", send(someone, oneEther), { by: treasury }],
    ["the faucet's tokens", send(someone, 10_000_000n, idrx), { by: treasury }],
    ["a refill", send(other, oneEther / 50n), { by: treasury, terms: real }],
    ["a settlement on Base", { kind: "settle", order: realOrder }, { terms: real }],
  ])("%s", (_what, call, changed) => {
    expect(judge(call, changed)).toMatchObject({ kind: "allowed", nonce: 7n });
  });

  it("counts the highest cost: all its gas at its fee cap, plus its value", () => {
    const { gasLimit } = sandbox.settlement;
    expect(judge(settle)).toMatchObject({ costWei: gasLimit * fees.feeCapWei });
    expect(judge(fund(5n))).toMatchObject({ costWei: 21_000n * fees.feeCapWei + 5n });
  });
});

describe("refuses", () => {
  const approve = `0x095ea7b3${someone.slice(2).toLowerCase().padStart(64, "0")}${"f".repeat(64)}` as const;
  const settleData = callTransaction(sandbox, relayer, settle).data;
  const bundleData = callTransaction(sandbox, relayer, bundle(2)).data;

  it.each<[string, Call, Changed, string]>([
    ["another chain", settle, { change: { chainId: 1 } }, "chain_id"],
    [
      "a fee above the ceiling",
      settle,
      { change: { feeCapWei: sandbox.settlement.feeCeilingWei + 1n } },
      "fee_above_ceiling",
    ],
    ["a tip above the fee", settle, { change: { tipWei: fees.feeCapWei + 1n } }, "fee_above_ceiling"],
    ["more gas than a settlement has", settle, { change: { gasLimit: sandbox.settlement.gasLimit + 1n } }, "gas_limit"],
    ["ether with a settlement", settle, { change: { value: 1n } }, "value"],
    ["a settlement that another account alone may send", capture(other), {}, "foreign_sender"],
    ["a deposit by another collector", depositBy(someone), {}, "foreign_spender"],
    [
      "a deposit at the collector",
      depositBy(),
      { change: { to: x402Channels.permit2DepositCollector } },
      "unknown_call",
    ],
    ["a deposit of another token", depositBy(undefined, someone), {}, "unknown_token"],
    ["a settlement of one kind at the contract of another", settle, { change: { data: captureData } }, "unknown_call"],
    [
      "a settlement that one account alone may send, in a bundle",
      {
        kind: "bundle",
        orders: [order, capture(relayer)].map((each) => ("order" in each ? each.order : each)),
      } as Call,
      {},
      "foreign_sender",
    ],
    ["a settlement at another address", settle, { change: { to: someone } }, "unknown_call"],
    ["a settlement of another token", { kind: "settle", order: anOrder({ asset: someone }) }, {}, "unknown_token"],
    ["another call of the proxy", settle, { change: { data: `0xdeadbeef${settleData.slice(10)}` } }, "unknown_call"],
    ["a byte after a settlement", settle, { change: { data: `${settleData}00` } }, "unknown_call"],
    [
      "a settlement that is cut off",
      settle,
      { change: { data: settleData.slice(0, -2) as `0x${string}` } },
      "unknown_call",
    ],
    ["a call of the token", settle, { change: { to: idrx, data: approve } }, "unknown_call"],
    ["tokens sent by a relayer", send(someone, 1n, idrx), {}, "unknown_call"],
    ["an empty bundle", bundle(0), {}, "unknown_call"],
    ["a bundle of too many", bundle(101), {}, "unknown_call"],
    [
      "a bundle with another call",
      bundle(2),
      {
        change: {
          data: bundleData.replaceAll(
            sandbox.contracts.x402Proxy.slice(2).toLowerCase(),
            idrx.slice(2).toLowerCase(),
          ) as `0x${string}`,
        },
      },
      "unknown_call",
    ],
    [
      "a bundle with another token in it",
      { kind: "bundle", orders: [order, anOrder({ asset: someone })] },
      {},
      "unknown_token",
    ],
    ["a bundle with more gas than its settlements have", bundle(2), { change: { gasLimit: 400_001n } }, "gas_limit"],
    ["ether with a bundle", bundle(2), { change: { value: 1n } }, "value"],
    ["a bundle by the treasury", bundle(2), { by: treasury }, "unknown_call"],
    ["a cancellation that sends ether", cancel, { change: { value: 1n } }, "value"],
    ["a cancellation with more gas", cancel, { change: { gasLimit: 21_001n } }, "gas_limit"],
    ["a grant above any approval's cost", fund(10n ** 16n + 1n), {}, "value"],
    ["a funding of nothing", fund(0n), {}, "value"],
    ["a funding of one of our own", fund(5n), { change: { to: other } }, "unknown_recipient"],
    ["a funding with data", fund(5n), { change: { data: "0x00" } }, "unknown_call"],
    ["a funding with more gas", fund(5n), { change: { gasLimit: 60_000n } }, "gas_limit"],
    ["a funding by the treasury where money is real", fund(5n), { by: treasury, terms: real }, "unknown_recipient"],
    ["more of the faucet's ether", send(someone, oneEther + 1n), { by: treasury }, "value"],
    ["more of the faucet's tokens", send(someone, 10_000_001n, idrx), { by: treasury }, "value"],
    ["tokens that the faucet does not have", send(someone, 1n, someone), { by: treasury }, "unknown_token"],
    [
      "an approval by the treasury",
      send(someone, 1n, idrx),
      { by: treasury, change: { data: approve } },
      "unknown_call",
    ],
    ["a refill to a foreign address", send(someone, 1n), { by: treasury, terms: real }, "unknown_recipient"],
    ["a refill above the limit", send(other, oneEther / 50n + 1n), { by: treasury, terms: real }, "value"],
    [
      "tokens from a treasury where money is real",
      send(other, 1n, base.tokens.IDRX as Address),
      { by: treasury, terms: real },
      "unknown_call",
    ],
    [
      "a settlement by a treasury where money is real",
      { kind: "settle", order: realOrder },
      { by: treasury, terms: real },
      "unknown_call",
    ],
    [
      "a refill without refill terms",
      send(other, 1n),
      { by: treasury, terms: { ...real, refillToWei: null } },
      "unknown_recipient",
    ],
    [
      "a funding where approvals are not sponsored",
      fund(5n),
      { terms: { ...play, chain: { ...sandbox, sponsorship: null } } },
      "unknown_call",
    ],
  ])("%s", (_what, call, changed, reason) => {
    expect(judge(call, changed)).toBe(reason);
  });
});
