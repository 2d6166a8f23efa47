import type { Chain } from "@lunas/catalog/chain";
import { fundingGasLimit } from "@lunas/domain/payment/sponsorship/cost";
import { settlementKinds } from "@lunas/domain/settlement/kinds/all";
import { bundleGasLimit } from "@lunas/domain/settlement/submit/gas-limits";
import { type BundledCall, readBundle } from "./read-calls";
import type { UnsignedFields } from "./read-unsigned";
import { bytesOf, type RefusalReason, type SigningRequest, tokensOf } from "./signing-terms";

/** Null: it may be signed. */
export type JudgeFields = (fields: UnsignedFields, request: Pick<SigningRequest, "signer">) => RefusalReason | null;

/** The largest possible `SETTLEMENT_BUNDLE_MAX`: a bundle of a settler with other settings must be replaceable, too. */
const mostInBundle = 100;

/** Allows one settlement of a token of the chain, by the contract of its kind. */
export function settleJudge(chain: Chain): JudgeFields {
  const judgeCall = callJudge(chain);
  return ({ to, value, data, gasLimit }, { signer }) => {
    if (value !== 0n) return "value";
    return (
      judgeCall({ target: to, data }, bytesOf(signer)) ?? (gasLimit > chain.settlement.gasLimit ? "gas_limit" : null)
    );
  };
}

/** The kinds of settlement that a chain has the contract of. */
export function kindsOn({ contracts }: Chain) {
  return settlementKinds.flatMap((kind) => {
    const [contract, spender] = [kind.contractOn(contracts), kind.spenderOn(contracts)];
    return contract === null || spender === null
      ? []
      : [{ kind, contract: bytesOf(contract), spender: bytesOf(spender) }];
  });
}

/** A call that one account alone may send is signed by that account's key, and by no other. */
function callJudge(chain: Chain): (call: BundledCall, sender: Buffer) => RefusalReason | null {
  const isToken = tokensOf(chain);
  const kinds = kindsOn(chain);
  return ({ target, data }, sender) => {
    const found = kinds.find(({ contract }) => contract.equals(target));
    const call = found?.kind.call.read(data) ?? null;
    if (found === undefined || call === null) return "unknown_call";
    if (call.spender !== null && !call.spender.equals(found.spender)) return "foreign_spender";
    if (call.sender !== null && !call.sender.equals(sender)) return "foreign_sender";
    return isToken(call.asset) ? null : "unknown_token";
  };
}

/** Allows settlements only, in one transaction: the sender of each is then Multicall3. */
export function bundleJudge(chain: Chain): JudgeFields {
  const judgeCall = callJudge(chain);
  const multicall = bytesOf(chain.contracts.multicall3);
  return ({ value, data, gasLimit }) => {
    const calls = readBundle(data, mostInBundle);
    if (calls === null) return "unknown_call";
    const reason = calls.map((call) => judgeCall(call, multicall)).find((each) => each !== null);
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
