import { cancelGasLimit } from "@lunas/domain/settlement/submit/gas-limits";
import { channelJudge } from "./judge-channels";
import { bundleJudge, fundingJudge, kindsOn, settleJudge } from "./judge-settlements";
import { treasuryJudge } from "./judge-treasury";
import { readUnsigned, type UnsignedFields } from "./read-unsigned";
import { bytesOf, type RefusalReason, type SigningRequest, type SigningTerms } from "./signing-terms";

export type Judgement =
  | { readonly kind: "allowed"; readonly nonce: bigint; readonly costWei: bigint }
  | { readonly kind: "refused"; readonly reason: RefusalReason };

export type Judge = (unsigned: Buffer, request: SigningRequest) => Judgement;

/**
 * Decides whether the bytes of an unsigned transaction are one of the calls that Lunas makes. It reads only those
 * bytes, never a description of them.
 */
export function createJudge(terms: SigningTerms): Judge {
  const chainId = BigInt(terms.chain.chainId);
  const { feeCeilingWei } = terms.chain.settlement;
  const judgeCall = callJudge(terms);
  return (unsigned, request) => {
    const fields = readUnsigned(unsigned);
    if (fields === null) return refused("undecodable");
    if (fields.chainId !== chainId) return refused("chain_id");
    if (fields.feeCapWei > feeCeilingWei || fields.tipWei > fields.feeCapWei) return refused("fee_above_ceiling");
    const reason = judgeCall(fields, request);
    if (reason !== null) return refused(reason);
    const { nonce, gasLimit, feeCapWei, value } = fields;
    return { kind: "allowed", nonce, costWei: gasLimit * feeCapWei + value };
  };
}

type JudgeCall = (fields: UnsignedFields, request: SigningRequest) => RefusalReason | null;

function callJudge(terms: SigningTerms): JudgeCall {
  const { treasury } = terms;
  const treasuryCall = treasuryCallJudge(terms);
  const settlingCall = settlingCallJudge(terms);
  return (fields, request) => {
    if (fields.data.length === 0 && fields.to.equals(bytesOf(request.signer))) return judgeCancellation(fields);
    return request.signer === treasury ? treasuryCall(fields, request) : settlingCall(fields, request);
  };
}

/** A zero-value transfer to the sender itself: it uses up a nonce. */
function judgeCancellation({ value, gasLimit }: UnsignedFields): RefusalReason | null {
  if (value !== 0n) return "value";
  return gasLimit > cancelGasLimit ? "gas_limit" : null;
}

function settlingCallJudge({ chain }: SigningTerms): JudgeCall {
  const kinds = kindsOn(chain);
  const multicall = bytesOf(chain.contracts.multicall3);
  const [settle, bundle, funding] = [settleJudge(chain), bundleJudge(chain), fundingJudge(chain)];
  const channel = channelJudge(chain);
  return (fields, request) => {
    if (channel.isAction(fields)) return channel.judge(fields);
    if (kinds.some(({ contract }) => contract.equals(fields.to))) return settle(fields, request);
    if (fields.to.equals(multicall)) return bundle(fields, request);
    return fields.data.length === 0 && request.isOurs(fields.to) ? "unknown_recipient" : funding(fields, request);
  };
}

function treasuryCallJudge(terms: SigningTerms): JudgeCall {
  const { chain } = terms;
  const kinds = kindsOn(chain);
  const transfer = treasuryJudge(terms);
  // The sandbox's treasury settles the orders of the third-party scenario.
  const settles = chain.scenarios.some(({ does }) => does === "third_party");
  const settle = settles ? settleJudge(chain) : () => "unknown_call" as const;
  return (fields, request) => {
    const isSettling = kinds.some(({ contract }) => contract.equals(fields.to));
    return isSettling ? settle(fields, request) : transfer(fields, request.isOurs);
  };
}

function refused(reason: RefusalReason): Judgement {
  return { kind: "refused", reason };
}
