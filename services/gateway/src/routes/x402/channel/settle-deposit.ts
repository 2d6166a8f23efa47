import { isChannelProblem } from "@lunas/domain/channel/shop/problem";
import { judgeDeposit, judgeManager } from "@lunas/domain/channel/shop/verify-payload";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { depositReason } from "../../../translate/channel-reason";
import { shopDeposit, shopTerms } from "../../../translate/shop-payload";
import { notSettled, problemAnswer, refusalAnswer, stateAfter, unsettledAnswer } from "./answers";
import type { SettleType } from "./settle-type";
import { verify } from "./verify";

/**
 * A deposit through the engine, for a channel whose books the shop keeps. What needs no chain and no clock is judged first; the rest
 * after a stored payment is looked up, so that a repeat joins it however late it comes.
 */
export const settleDeposit: SettleType<"deposit"> = async (deps, body, request) => {
  const { caller, chain } = request;
  const { reader, managers, settling } = deps.channelFace;
  const { network } = body.paymentRequirements;
  const { payer } = body.paymentPayload.payload.channelConfig;
  const names = { network, payer };
  const deposit = shopDeposit(body);
  if (deposit === null || settling.deposit === null)
    return notSettled("invalid_batch_settlement_evm_payload_type", "The deposit has no Permit2 authorization.", names);
  const { channelId } = deposit.voucher;
  const wrong = judgeDeposit({ reader }, shopTerms(body, caller, chain), deposit);
  const problem = wrong ?? (await judgeManager(managers, [channelId]));
  if (problem !== null) return problemAnswer(problem, names);
  const ended = await settling.deposit(request, deposit);
  if (isRefusal(ended)) {
    const answer = refusalAnswer(ended, names, depositReason);
    // What was deposited has left the payer's balance: `verify` would only find that.
    if (isRefusal(answer) || ended.refused === "nonce_already_used") return answer;
    // In the words of `verify`, whose checks have another order; where they find nothing, the refusal's own.
    const found = await verify(deps, body, { caller, chain });
    return isChannelProblem(found) ? problemAnswer(found, names) : answer;
  }
  if (ended.kind !== "settled") return unsettledAnswer(ended, names, "deposit");
  const { txHash: transaction, blockNumber } = ended;
  const amount = (ended.amount ?? deposit.amount).toString();
  const state = await stateAfter(deps, chain, { channelId, blockNumber });
  return { success: true, transaction, ...names, amount, ...state };
};
