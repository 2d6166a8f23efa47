import type { Address, Chain } from "@lunas/catalog/chain";
import { extraWaitMs } from "@lunas/catalog/depth-for";
import { type DepositEnd, type PayByDepositDeps, payByDeposit } from "@lunas/domain/channel/deposit/pay-by-deposit";
import { isRefusal, type Refusal, refuse } from "@lunas/domain/shared/refusal";
import type { ChannelBody } from "@lunas/protocol/api/channel-body";
import { startStopwatch } from "../../http/stopwatch";
import { addressOf } from "../../translate/address";
import { depositClaimOf } from "../../translate/deposit-claim";
import { depositedAnswer } from "../../translate/deposited-answer";
import { failedRefusal, pendingRefusal } from "../../translate/settlement";
import { type FacilitateRouteDeps, replayHeaders } from "../payments/facilitate";
import type { ChannelAnswer, PayByChannel } from "./pay";

export interface DepositRouteDeps
  extends Pick<FacilitateRouteDeps, "settleWaitMs" | "watch" | "onFacilitated" | "onDelivered"> {
  readonly deposit: PayByDepositDeps;
  /** Whether the chain has the contracts of channels: a call to an address without code does nothing, and its simulation passes. */
  readonly hasChannels: (chain: Chain) => boolean;
  /** Whose signatures the settlers can make on a chain. */
  readonly authorizersOf: (chain: Chain) => readonly Address[];
}

/** A deposit with its first voucher by `POST /facilitate`: waits and answers as a payment does. */
export const depositRoute =
  (deps: DepositRouteDeps): PayByChannel =>
  async ({ body, caller, chain, idempotencyKey, context, client }) => {
    if (!deps.hasChannels(chain)) return unknownYet(chain);
    const foreign = foreignAuthorizer(body, deps.authorizersOf(chain));
    if (foreign !== null) return foreign;
    const receivedAtMs = context.startedAtMs;
    const claim = depositClaimOf({ body, idempotencyKey, receivedAtMs, managedBy: "lunas" }, caller, chain);
    const stages = startStopwatch();
    const waitMs = deps.settleWaitMs + extraWaitMs(chain, claim.authorization.amount);
    const watched = deps.watch({ onStage: stages.lap, ...deps.deposit }, context);
    const end = await payByDeposit(watched, claim, { waitMs, client });
    const { ended } = end;
    if (!isRefusal(ended)) context.paymentId = ended.payment.id;
    deps.onFacilitated(ended, stages, context);
    const answer = answerOf(end);
    if (isRefusal(answer)) return answer;
    const headers = { ...answer.headers, "Server-Timing": stages.serverTiming() };
    return { ...answer, headers, delivered: (isWritten) => deps.onDelivered(ended, isWritten, context) };
  };

/** The answer of a deposit that ended, as `/facilitate` gives it for a payment. */
export function answerOf({ ended, deposited }: DepositEnd): ChannelAnswer {
  if (isRefusal(ended)) return ended;
  switch (ended.kind) {
    case "failed":
      return { ...failedRefusal(ended.payment), headers: replayHeaders(ended) };
    case "pending":
      return pendingRefusal(ended.payment, ended.retryAfterSeconds);
    case "settled": {
      if (deposited === null) throw new Error(`the deposit ${ended.payment.id} is settled without a channel`);
      if (isRefusal(deposited)) return { ...deposited, headers: replayHeaders(ended) };
      const answer = depositedAnswer(ended.payment, deposited);
      return { ...answer, headers: { ...answer.headers, ...replayHeaders(ended) } };
    }
  }
}

/**
 * The authorizer of a channel can give its money back at any time: another one than ours would take from the merchant what is charged
 * and not claimed. With a publishable key only the payer names it.
 */
function foreignAuthorizer({ paymentPayload }: ChannelBody, ours: readonly Address[]): Refusal | null {
  const named = addressOf(paymentPayload.payload.channelConfig.receiverAuthorizer);
  if (ours.includes(named)) return null;
  return refuse("payment_mismatch", "The channel's receiverAuthorizer is not one of this service.", {
    ...{ field: "channelConfig.receiverAuthorizer", expected: ours.join(", "), actual: named },
  });
}

function unknownYet({ network }: Chain): Refusal {
  return refuse("chain_unavailable", "It is not known whether this network has the contracts of channels.", {
    network,
  });
}
