import type { ChannelId } from "../channel";
import type { ClaimDeps } from "../claims/plan-claims";
import type { AuthorizedRow, ChannelStates, NewAction } from "../claims/ports";
import type { ShopClaimRow } from "./payload";
import type { StoredShopAction } from "./requested";

/** What comes of a request in this round. */
export type NextStep =
  | { readonly kind: "call"; readonly action: NewAction }
  /** Another action of its channels is under way, the chain's depth is not reached, or the signer is away. */
  | { readonly kind: "wait" }
  /** It has failed, and nothing of it was sent. */
  | { readonly kind: "never"; readonly code: string; readonly message: string };

export const wait: NextStep = { kind: "wait" };

export function never(code: string, message: string): NextStep {
  return { kind: "never", code, message };
}

export type ChannelState = ChannelStates["channels"][number];

/** A request with the contract's state of its channels at the chain's depth. */
export interface RequestNow {
  readonly request: StoredShopAction;
  readonly state: ReadonlyMap<ChannelId, ChannelState>;
}

/** The rows in the form of every claim, with what is new in each. */
export function rowsOf({ request, state }: RequestNow, rows: readonly ShopClaimRow[]): readonly AuthorizedRow[] {
  return rows.map(({ channelId, config, signedMax, signature, totalClaimed }) => ({
    ...{ channelId, config, signedMax, totalClaimed, voucherSignature: signature, merchantId: request.merchantId },
    amount: totalClaimed - (state.get(channelId)?.claimed ?? 0n),
    charged: null,
  }));
}

/** What the rows of every request have in common. */
export function commonOf(
  { contract: { chain } }: ClaimDeps,
  { id, action, tokenSymbol }: StoredShopAction,
): Pick<
  NewAction,
  "id" | "kind" | "chainId" | "network" | "environment" | "cause" | "isUrgent" | "tokenSymbol" | "channelId"
> {
  const { chainId, network, environment } = chain;
  return {
    ...{ id, kind: action.kind, chainId, network, environment, tokenSymbol },
    ...{ cause: "shop", isUrgent: false, channelId: null },
  };
}
