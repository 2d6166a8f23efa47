import type { Chain } from "@lunas/catalog/chain";
import { fundingGasLimit } from "@lunas/domain/payment/sponsorship/cost";
import { bundleGasLimit } from "@lunas/domain/settlement/submit/gas-limits";
import { type BundledCall, readBundle, readSettle } from "./read-calls";
import type { UnsignedFields } from "./read-unsigned";
import { bytesOf, type RefusalReason, tokensOf } from "./signing-terms";

/** Null: it may be signed. */
export type JudgeFields = (fields: UnsignedFields) => RefusalReason | null;

/** The largest possible `SETTLEMENT_BUNDLE_MAX`: a bundle of a settler with other settings must be replaceable, too. */
const mostInBundle = 100;

/** Allows one settlement of a token of the chain. */
export function settleJudge(chain: Chain): JudgeFields {
  const judgeCall = callJudge(chain);
  return ({ value, data, gasLimit }) => {
    if (value !== 0n) return "value";
    return judgeCall(data) ?? (gasLimit > chain.settlement.gasLimit ? "gas_limit" : null);
  };
}

function callJudge(chain: Chain): (data: Buffer) => RefusalReason | null {
  const isToken = tokensOf(chain);
  return (data) => {
    const call = readSettle(data);
    if (call === null) return "unknown_call";
    return isToken(call.asset) ? null : "unknown_token";
  };
}

/** Allows settlements only, in one transaction. */
export function bundleJudge(chain: Chain): JudgeFields {
  const proxy = bytesOf(chain.contracts.x402Proxy);
  const judgeCall = callJudge(chain);
  const judgeMember = ({ target, data }: BundledCall) => (target.equals(proxy) ? judgeCall(data) : "unknown_call");
  return ({ value, data, gasLimit }) => {
    const calls = readBundle(data, mostInBundle);
    if (calls === null) return "unknown_call";
    const reason = calls.map(judgeMember).find((each) => each !== null);
    if (reason !== undefined) return reason;
    if (value !== 0n) return "value";
    return gasLimit > bundleGasLimit(chain.settlement, calls.length) ? "gas_limit" : null;
  };
}

/** Allows the grant for an approval: its gas at the highest price, and the same amount again if L1 data is charged. */
export function fundingJudge({ sponsorship, settlement }: Chain): JudgeFields {
  if (sponsorship === null) return () => "unknown_call";
  const dearestGasWei = sponsorship.maxGas * settlement.feeCeilingWei;
  const mostWei = sponsorship.l1FeeOracle === null ? dearestGasWei : 2n * dearestGasWei;
  return ({ value, data, gasLimit }) => {
    if (data.length > 0) return "unknown_call";
    if (value === 0n || value > mostWei) return "value";
    return gasLimit > fundingGasLimit ? "gas_limit" : null;
  };
}
