import type { ChannelPolicy } from "@lunas/catalog/chain-file";
import { same } from "./judge-config";
import { judgeCeiling } from "./judge-voucher";
import type { ShopDeposit, ShopTerms } from "./payload";
import type { DepositReading } from "./ports";
import { type ChannelProblem, channelProblem, firstProblem } from "./problem";

/** What the authorization says, without its signature and its time. */
export function judgeAuthorization(terms: ShopTerms, deposit: ShopDeposit): ChannelProblem | null {
  const { authorization, voucher, amount } = deposit;
  const collector = terms.chain.contracts.x402Channels?.permit2DepositCollector ?? "";
  return firstProblem(
    () =>
      unless(
        same(authorization.from, voucher.config.payer),
        "permit2_invalid_signature",
        "The authorization is another payer's.",
      ),
    () =>
      unless(same(authorization.spender, collector), "permit2_invalid_spender", `The spender must be ${collector}.`),
    () => unless(same(authorization.token, terms.asset), "token_mismatch", "The authorization is for another token."),
    () => unless(authorization.amount === amount, "permit2_amount_mismatch", "permitted.amount is not deposit.amount."),
    () =>
      unless(
        same(authorization.channelId, voucher.channelId),
        "channel_id_mismatch",
        "The witness is another channel.",
      ),
    () => judgeAmount(terms.chain.channels, amount),
  );
}

function judgeAmount(policy: ChannelPolicy | null, amount: bigint): ChannelProblem | null {
  if (policy === null) return null;
  const { leastDeposit, largestDeposit } = policy;
  if (amount < leastDeposit)
    return channelProblem(
      "deposit_below_min_deposit",
      `A deposit on this network is at least ${leastDeposit} base units.`,
    );
  if (amount > largestDeposit)
    return channelProblem(
      "deposit_above_max_deposit",
      `A deposit on this network is at most ${largestDeposit} base units.`,
    );
  return null;
}

/** There is time left to mine it, and not so much that its money would be reserved for long. */
export function judgeDeadline(
  { chain }: ShopTerms,
  { authorization }: ShopDeposit,
  nowSeconds: number,
): ChannelProblem | null {
  const { minDeadlineAheadSeconds, maxDeadlineAheadSeconds } = chain.payment;
  const [earliest, latest] = [minDeadlineAheadSeconds, maxDeadlineAheadSeconds].map((ahead) => nowSeconds + ahead);
  const { deadlineSeconds } = authorization;
  if (deadlineSeconds < BigInt(earliest ?? 0)) {
    const message = `The authorization has expired, or expires before it can be mined: it must be valid until ${earliest}.`;
    return channelProblem("permit2_deadline_expired", message);
  }
  if (deadlineSeconds <= BigInt(latest ?? 0)) return null;
  return channelProblem(
    "deadline_too_far",
    `The authorization must end by ${latest}, ${maxDeadlineAheadSeconds} s ahead.`,
  );
}

export interface DepositFacts {
  readonly reading: DepositReading;
  readonly isVoucherSigned: boolean;
  /** Lunas pays for the approval of Permit2 that the payload has; what the approval says is judged apart. */
  readonly isSponsored: boolean;
}

/** What needs the chain, in the order of stock facilitators. */
export function judgeDepositFacts(
  deposit: ShopDeposit,
  { reading, isVoucherSigned, isSponsored }: DepositFacts,
): ChannelProblem | null {
  if (reading.kind === "unsigned")
    return unless(false, "permit2_invalid_signature", "The payer did not sign the authorization.");
  const { funds, channel, simulated } = reading;
  const isApproved = funds.allowance >= deposit.amount;
  return firstProblem(
    () => (isApproved || isSponsored ? null : judgeAllowance(deposit)),
    () => unless(isVoucherSigned, "voucher_signature", "The payer's authorizer did not sign this voucher."),
    () => unless(channel !== null, "rpc_read_failed", "The contract did not tell the channel's state."),
    () =>
      unless(
        funds.balance >= deposit.amount,
        "insufficient_balance",
        "The payer's balance does not cover the deposit.",
      ),
    () => (channel === null ? null : judgeCeiling(deposit.voucher.signedMax, channel, { deposited: deposit.amount })),
    // Before its approval it fails in any case.
    () =>
      unless(simulated === null || !isApproved, "deposit_simulation_failed", `The deposit would fail: ${simulated}.`),
  );
}

function judgeAllowance({ approval }: ShopDeposit): ChannelProblem {
  if (approval !== null)
    return channelProblem("erc20_approval_unavailable", "The approval of a deposit is not sponsored here.");
  return channelProblem("permit2_allowance_required", "The payer has not approved Permit2 for the deposit.");
}

function unless(isRight: boolean, problem: ChannelProblem["problem"], message: string): ChannelProblem | null {
  return isRight ? null : channelProblem(problem, message);
}
