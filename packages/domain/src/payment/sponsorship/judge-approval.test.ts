import { aClaim } from "@lunas/testkit/build/a-claim";
import { anApproval } from "@lunas/testkit/build/an-approval";
import { chain, type payerWallet, thirdPartyWallet } from "@lunas/testkit/build/defaults";
import { facts } from "@lunas/testkit/build/facts";
import { allowanceCovers } from "../checks/allowance-covers";
import { simulationPasses } from "../checks/simulation-passes";
import type { ChainFacts, SponsoringFacts } from "../facts";
import type { ApprovalTransaction } from "./approval";
import { sponsorshipCost } from "./cost";

const gwei = 10n ** 9n;
const sponsoring: SponsoringFacts = {
  payerNonce: 0,
  payerPendingNonce: 0,
  payerBalanceWei: 0n,
  baseFeeWei: gwei,
  currentFeeWei: gwei + 10n ** 6n,
  l1FeeWei: 0n,
  simulationFailure: null,
};
const spender = (address: string) => address.slice(2).toLowerCase().padStart(64, "0");
const approve = (to: string, amount: string) => `0x095ea7b3${spender(to)}${amount}` as const;
const { permit2 } = chain.contracts;

interface Odd {
  readonly transaction?: Partial<ApprovalTransaction> | null;
  readonly info?: { from?: typeof payerWallet; asset?: typeof payerWallet; spender?: typeof payerWallet };
  readonly facts?: Partial<SponsoringFacts> | null;
  readonly chain?: Partial<ChainFacts>;
}

function judge(odd: Odd = {}) {
  const transaction = odd.transaction === null ? null : anApproval(odd.transaction);
  const claim = aClaim({ approval: { from: null, asset: null, spender: null, ...odd.info, transaction } });
  const requested = odd.facts === null ? null : { ...sponsoring, ...odd.facts };
  return { claim, facts: facts({ chain: { allowance: 0n, sponsoring: requested, ...odd.chain } }) };
}

const refusalOf = (odd?: Odd) => {
  const { claim, facts: known } = judge(odd);
  return allowanceCovers(claim, known);
};

describe("an approval to be sponsored", () => {
  it("covers the missing allowance, also at the exact bounds", () => {
    expect(refusalOf()).toBeNull();
    expect(refusalOf({ transaction: { gasLimit: 100_000n } })).toBeNull();
    expect(refusalOf({ transaction: { maxFeePerGasWei: (gwei * 125n) / 100n } })).toBeNull();
    expect(refusalOf({ transaction: { maxFeePerGasWei: sponsoring.currentFeeWei * 3n } })).toBeNull();
    expect(refusalOf({ transaction: { data: approve(permit2, 500_000n.toString(16).padStart(64, "0")) } })).toBeNull();
  });

  it.each<[string, string, Odd]>([
    ["no transaction at all", "undecodable", { transaction: null }],
    ["a legacy transaction", "transaction_type", { transaction: { type: 0 } }],
    ["a set-code transaction", "transaction_type", { transaction: { type: 4 } }],
    ["another chain", "chain_id", { transaction: { chainId: 8453n } }],
    ["no chain at all", "chain_id", { transaction: { chainId: 0n } }],
    ["another account's signature", "signer", { transaction: { signer: thirdPartyWallet } }],
    ["a payload that names another payer", "info_mismatch", { info: { from: thirdPartyWallet } }],
    ["another asset in the payload", "info_mismatch", { info: { asset: thirdPartyWallet } }],
    ["another spender in the payload", "info_mismatch", { info: { spender: thirdPartyWallet } }],
    ["another target", "target", { transaction: { to: thirdPartyWallet } }],
    ["a deployment", "target", { transaction: { to: null } }],
    ["another spender", "spender", { transaction: { data: approve(thirdPartyWallet, "f".repeat(64)) } }],
    ["one extra byte", "calldata", { transaction: { data: `${approve(permit2, "f".repeat(64))}00` } }],
    ["a transfer", "calldata", { transaction: { data: `0xa9059cbb${"f".repeat(128)}` } }],
    ["extra bits in the address word", "calldata", { transaction: { data: `0x095ea7b3${"f".repeat(128)}` } }],
    ["less than the payment", "amount", { transaction: { data: approve(permit2, `${"0".repeat(63)}1`) } }],
    ["value", "value", { transaction: { valueWei: 1n } }],
    ["an access list", "access_list", { transaction: { accessListLength: 1 } }],
    ["too much gas", "gas_limit", { transaction: { gasLimit: 100_001n } }],
    ["a fee above the chain's ceiling", "fee_above_ceiling", { transaction: { maxFeePerGasWei: 10n ** 12n } }],
    ["a payer with code", "payer_has_code", { chain: { payerHasCode: true } }],
    ["a future nonce", "nonce", { transaction: { nonce: 1 } }],
    ["a past nonce", "nonce", { facts: { payerNonce: 1, payerPendingNonce: 1 } }],
    ["a pending transaction before it", "pending_transactions", { facts: { payerPendingNonce: 1 } }],
    [
      "a fee that the next blocks may exceed",
      "fee_too_low",
      { transaction: { maxFeePerGasWei: (gwei * 5n) / 4n - 1n } },
    ],
    [
      "a fee far above the market",
      "fee_too_high",
      { transaction: { maxFeePerGasWei: sponsoring.currentFeeWei * 3n + 1n } },
    ],
    ["a network without sponsoring", "not_offered", { facts: null }],
  ])("is refused with %s", (_what, reason, odd) => {
    expect(refusalOf(odd)).toMatchObject({ refused: "sponsorship_refused", details: { reason } });
  });

  it("is ignored if the allowance is enough", () => {
    expect(refusalOf({ transaction: null, chain: { allowance: 10_000_000n } })).toBeNull();
  });

  it("is simulated after its grant", () => {
    const fails = judge({ facts: { simulationFailure: "approval_reverted" }, chain: { simulationFailure: null } });
    expect(simulationPasses(fails.claim, fails.facts)).toMatchObject({ details: { reason: "approval_reverted" } });
    const passes = judge({ chain: { simulationFailure: "transfer_from_failed" } });
    expect(simulationPasses(passes.claim, passes.facts)).toBeNull();
    const needless = judge({ facts: { simulationFailure: "approval_reverted" }, chain: { allowance: 10n ** 9n } });
    expect(simulationPasses(needless.claim, needless.facts)).toBeNull();
  });

  it("costs its gas at its fee, and a quarter more than the present data fee", () => {
    const cost = sponsorshipCost(chain, anApproval(), { ...sponsoring, l1FeeWei: 1_001n });
    expect(cost.needWei).toBe(70_000n * 2_000_000_000n + 1_252n);
    expect(cost.gasWei).toBe(21_000n * (2n * gwei + chain.settlement.priorityFeeWei) + 1_252n);
  });
});
