import { type Facilitated, facilitate } from "@lunas/domain/payment/facilitate";
import { isRefusal, type Refusal } from "@lunas/domain/shared/refusal";
import { settleX402 } from "@lunas/protocol/api/x402";
import type { X402SettleResponse } from "@lunas/protocol/x402/facade";
import { route } from "../../http/route";
import { startStopwatch } from "../../http/stopwatch";
import { stockClaim } from "../../translate/stock-claim";
import { reasonOf } from "../../translate/x402-reason";
import type { X402Deps } from "./deps";
import { parseStockRequest } from "./stock-request";

/** `POST /facilitate` in the words of the x402 specification: the same claim, the same worker, one success. */
export const settleStock = (deps: X402Deps) =>
  route(
    settleX402,
    async ({ body, caller, signal, context }) => {
      const chain = deps.chainOf(caller.key.environment);
      const network = chain.caip2Network;
      if (body.kind === "other") {
        const errorReason = "unsupported_payload_type" as const;
        return { status: 200, body: { success: false, errorReason, transaction: "", network } };
      }
      const stages = startStopwatch();
      const claim = { ...stockClaim(body.request, caller, chain), receivedAtMs: context.startedAtMs };
      const ended = await facilitate(deps.watch({ ...deps.facilitate, onStage: stages.lap }, context), claim, {
        waitMs: deps.settleWaitMs,
        signal,
      });
      if (!isRefusal(ended)) context.paymentId = ended.payment.id;
      deps.onFacilitated(ended, stages, context);
      const answer = answerOf(ended);
      if (isRefusal(answer)) return answer;
      const payer = claim.authorization.from;
      return { status: 200, body: { ...answer, payer, network } };
    },
    { parseBody: parseStockRequest },
  );

function answerOf(ended: Facilitated): Omit<X402SettleResponse, "network" | "payer"> | Refusal {
  if (isRefusal(ended)) {
    const errorReason = reasonOf(ended);
    if (errorReason === null) return ended;
    return { success: false, errorReason, errorMessage: ended.message, transaction: "" };
  }
  const { txHash, authorization, failure } = ended.payment;
  const transaction = txHash ?? "";
  switch (ended.kind) {
    case "settled":
      return { success: true, transaction, amount: authorization.amount.toString() };
    case "failed": {
      const errorMessage = failure?.message ?? "The settlement failed on chain.";
      return { success: false, errorReason: "invalid_exact_evm_transaction_failed", errorMessage, transaction };
    }
    case "pending": {
      const errorMessage = "The outcome is still open: settle the same payment again.";
      return { success: false, errorReason: "settlement_pending", errorMessage, transaction };
    }
  }
}
