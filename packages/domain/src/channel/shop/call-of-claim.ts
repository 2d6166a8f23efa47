import type { Hex } from "../../shared/hex";
import { gasLimitOfClaim } from "../claims/gas";
import type { ClaimDeps } from "../claims/plan-claims";
import type { AuthorizedRow } from "../claims/ports";
import { commonOf, type NextStep, never, type RequestNow, rowsOf, wait } from "./next-step";
import type { ShopClaim } from "./requested";

/** The rows of a claim that does something, with its call. */
export interface ClaimCall {
  readonly calldata: Hex;
  /** In the call; those that are claimed already do nothing there. */
  readonly sent: number;
  /** What is new. */
  readonly rows: readonly AuthorizedRow[];
}

export async function callOfClaim(deps: ClaimDeps, now: RequestNow, claim: ShopClaim): Promise<NextStep> {
  const call = await claimCallOf(deps, now, claim);
  if ("kind" in call) return call;
  const { calldata, sent, rows } = call;
  const gasLimit = gasLimitOfClaim(sent);
  const failure = await deps.contract.failureOf(calldata, gasLimit);
  if (failure !== null) return never("tx_failed", `The contract refuses it: ${failure}.`);
  return {
    kind: "call",
    action: {
      ...commonOf(deps, now.request),
      ...{ merchantId: null, asset: null, receiver: null, tokenSymbol: null, authorizer: claim.authorizer },
      ...{
        rows,
        calldata,
        gasLimit,
        channels: rows.length,
        amount: rows.reduce((sum, { amount }) => sum + amount, 0n),
      },
    },
  };
}

/** Rows that the server signed stand as they are; of others the new ones are signed here. */
export async function claimCallOf(
  { contract, authorizer }: ClaimDeps,
  now: RequestNow,
  { rows, authorizer: named, signature }: ShopClaim,
): Promise<ClaimCall | NextStep> {
  const all = rowsOf(now, rows);
  const fresh = all.filter(({ amount }) => amount > 0n);
  if (fresh.length === 0) return never("nothing_to_claim", "All of it is claimed already.");
  // A deposit that is not at the chain's depth yet.
  if (fresh.some(({ channelId, totalClaimed }) => totalClaimed > (now.state.get(channelId)?.balance ?? 0n)))
    return wait;
  if (signature !== null) return { calldata: contract.claimCall(all, signature), sent: all.length, rows: fresh };
  if (!authorizer.addresses().includes(named)) return wait;
  const [unproven] = authorizer.unprovenOf(fresh);
  if (unproven !== undefined) return never("claim_refused", `Its voucher does not cover the claim of ${unproven}.`);
  // A voucher that the payer's code must take is proved by the contract alone, so before anything is signed.
  const [failing] = await contract.failingOf(named, fresh);
  if (failing !== undefined) return never("tx_failed", `The contract refuses ${failing[0]}: ${failing[1]}.`);
  const calldata = contract.claimCall(fresh, await authorizer.signClaim(named, fresh));
  return { calldata, sent: fresh.length, rows: fresh };
}
