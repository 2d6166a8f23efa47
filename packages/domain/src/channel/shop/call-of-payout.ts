import { payoutGasLimit } from "../claims/gas";
import type { ClaimDeps } from "../claims/plan-claims";
import { commonOf, type NextStep, never } from "./next-step";
import type { ShopPayout, StoredShopAction } from "./requested";

/** The contract pays what is claimed by then. What it paid is read from the transaction. */
export async function callOfPayout(
  deps: ClaimDeps,
  request: StoredShopAction,
  { receiver, token }: ShopPayout,
): Promise<NextStep> {
  const { contract } = deps;
  const calldata = contract.payoutCall({ receiver, asset: token });
  const failure = await contract.failureOf(calldata, payoutGasLimit);
  if (failure !== null) return never("token_refused", `The token refuses the transfer: ${failure}.`);
  return {
    kind: "call",
    action: {
      ...commonOf(deps, request),
      ...{ merchantId: request.merchantId, asset: token, receiver, authorizer: null, amount: null },
      ...{ rows: [], calldata, gasLimit: payoutGasLimit, channels: request.unpaidChannels },
    },
  };
}
