import { judgeReceiver, judgeToken } from "@lunas/domain/channel/shop/judge-config";
import type { ChannelReader } from "@lunas/domain/channel/shop/ports";
import { type ChannelProblem, channelProblem, isChannelProblem } from "@lunas/domain/channel/shop/problem";
import { isRefusal } from "@lunas/domain/shared/refusal";
import type { X402SettleResponse } from "@lunas/protocol/x402/facade";
import { addressOf } from "../../../translate/address";
import { shopTerms } from "../../../translate/shop-payload";
import { problemAnswer, refusalAnswer, unsettledAnswer } from "./answers";
import { settleOnce } from "./settle-once";
import type { SettleType } from "./settle-type";
import type { ChannelEnd } from "./settling";

/** What is claimed and not paid goes to the receiver, in one transfer for all its channels. */
export const settlePayout: SettleType<"settle"> = async (deps, body, request) => {
  const { caller, chain } = request;
  const names = { network: body.paymentRequirements.network };
  const { payload } = body.paymentPayload;
  const [receiver, token] = [addressOf(payload.receiver), addressOf(payload.token)];
  const terms = shopTerms(body, caller, chain);
  const wrong = judgeReceiver(terms.merchant, receiver) ?? judgeToken(terms, token);
  if (wrong !== null) return problemAnswer(wrong, names);
  const { reader } = deps.channelFace;
  const ended = await settleOnce(deps, request, {
    judge: async () => judgePayout(await reader.readReceiver(chain, receiver, token)) ?? { receiver, token },
    ask: (actions, payout) => actions.payOut(request, payout),
  });
  if (isChannelProblem(ended)) return problemAnswer(ended, names);
  return isRefusal(ended) ? refusalAnswer(ended, names) : payoutAnswer(ended, names);
};

function judgePayout(receiver: Awaited<ReturnType<ChannelReader["readReceiver"]>>): ChannelProblem | null {
  if (receiver === null) return channelProblem("rpc_read_failed", "The contract did not tell what is claimed.");
  if (receiver.claimed > receiver.settled) return null;
  return channelProblem("nothing_to_settle", "All that is claimed for this receiver and token is paid.");
}

function payoutAnswer(ended: ChannelEnd, names: { readonly network: string }): X402SettleResponse {
  if (ended.kind !== "settled") return unsettledAnswer(ended, names, "settle");
  return { success: true, transaction: ended.txHash, ...names, amount: (ended.amount ?? 0n).toString() };
}
