import { isNew, judgeClaimFacts, judgeClaimRows, judgeOwnAuthorizer } from "@lunas/domain/channel/shop/judge-claims";
import type { ShopClaimRow, ShopTerms } from "@lunas/domain/channel/shop/payload";
import { type ChannelProblem, channelProblem, isChannelProblem } from "@lunas/domain/channel/shop/problem";
import type { ShopClaim } from "@lunas/domain/channel/shop/requested";
import { judgeManager } from "@lunas/domain/channel/shop/verify-payload";
import type { Hex } from "@lunas/domain/shared/hex";
import { isRefusal } from "@lunas/domain/shared/refusal";
import type { X402SettleResponse } from "@lunas/protocol/x402/facade";
import { shopClaimRows, shopTerms } from "../../../translate/shop-payload";
import type { X402Deps } from "../deps";
import { problemAnswer, refusalAnswer, unsettledAnswer } from "./answers";
import { settleOnce } from "./settle-once";
import type { SettleType } from "./settle-type";
import type { ChannelEnd, ShopRequest } from "./settling";

/** Rows of a shop's books become claimed sums. Nothing is paid yet. */
export const settleClaim: SettleType<"claim"> = async (deps, body, request) => {
  const { caller, chain } = request;
  const names = { network: body.paymentRequirements.network };
  const { claims, claimAuthorizerSignature } = body.paymentPayload.payload;
  const rows = shopClaimRows(deps.channelFace.reader, chain, claims);
  const requested = { rows, signature: claimAuthorizerSignature ?? null };
  const wrong = await judgeRows(deps, shopTerms(body, caller, chain), requested);
  if (wrong !== null) return problemAnswer(wrong, names);
  const ended = await settleOnce(deps, request, {
    judge: () => provenClaim(deps, request, requested),
    ask: (actions, claim) => actions.claim(request, claim),
  });
  if (isChannelProblem(ended)) return problemAnswer(ended, names);
  return isRefusal(ended) ? refusalAnswer(ended, names) : claimAnswer(ended, names);
};

function claimAnswer(ended: ChannelEnd, names: { readonly network: string }): X402SettleResponse {
  if (ended.kind !== "settled") return unsettledAnswer(ended, names, "claim");
  return { success: true, transaction: ended.txHash, ...names };
}

export interface RequestedClaim {
  readonly rows: readonly ShopClaimRow[];
  /** Of the authorizer; null: the payload has none. */
  readonly signature: Hex | null;
}

/** Whose rows they are, and who can sign for them: without the chain. */
export async function judgeRows(
  { channelFace: { managers, authorizersOf } }: X402Deps,
  terms: ShopTerms,
  { rows, signature }: RequestedClaim,
): Promise<ChannelProblem | null> {
  const [first] = rows;
  const wrong = judgeClaimRows(terms, rows);
  if (wrong !== null || first === undefined) return wrong;
  const unsigned =
    signature === null ? judgeOwnAuthorizer(first.config.receiverAuthorizer, authorizersOf(terms.chain)) : null;
  return (
    unsigned ??
    judgeManager(
      managers,
      rows.map(({ channelId }) => channelId),
    )
  );
}

/** The claim as it can be sent, where the contract would take it. Ours leaves out the rows that would do nothing. */
export async function provenClaim(
  { channelFace: { reader } }: X402Deps,
  { chain }: Pick<ShopRequest, "chain">,
  { rows, signature }: RequestedClaim,
): Promise<ShopClaim | ChannelProblem> {
  const ids = rows.map(({ channelId }) => channelId);
  const [channels, signed] = await Promise.all([
    reader.readChannels(chain, ids),
    Promise.all(rows.map((row) => reader.isVoucherSigned(chain, row))),
  ]);
  const problem = judgeClaimFacts(rows, { channels, signed });
  if (problem !== null) return problem;
  const authorizer = rows[0]?.config.receiverAuthorizer;
  if (authorizer === undefined) throw new Error("a claim has rows");
  if (signature === null) return { rows: rows.filter((row, at) => isNew(row, channels?.[at])), authorizer, signature };
  const isSigned = await reader.isClaimSigned(chain, rows, { authorizer, signature });
  if (isSigned) return { rows, authorizer, signature };
  return channelProblem("claim_simulation_failed", "The channels' receiverAuthorizer did not sign this claim.");
}
