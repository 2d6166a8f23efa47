import type { Address } from "@lunas/catalog/chain";
import type { ChannelConfig, ChannelId } from "@lunas/domain/channel/channel";
import type { ShopClaimRow } from "@lunas/domain/channel/shop/payload";
import type { ShopAction, ShopClaim } from "@lunas/domain/channel/shop/requested";
import type { Hex } from "@lunas/domain/shared/hex";

/** A stock server's request as `channel_requests.request` has it: amounts as text, as a float would lose digits. */
export type RequestJson =
  | { readonly kind: "claim"; readonly claim: ClaimJson }
  | { readonly kind: "refund"; readonly refund: RefundJson }
  | { readonly kind: "payout"; readonly payout: { readonly receiver: Address; readonly token: Address } };

interface ClaimJson {
  readonly rows: readonly RowJson[];
  readonly authorizer: Address;
  readonly signature: Hex | null;
}

interface RowJson {
  readonly config: ChannelConfig;
  readonly channelId: ChannelId;
  readonly signedMax: string;
  readonly signature: Hex;
  readonly totalClaimed: string;
}

interface RefundJson {
  readonly config: ChannelConfig;
  readonly channelId: ChannelId;
  readonly amount: string;
  readonly nonce: string;
  readonly signature: Hex | null;
  readonly claim: ClaimJson | null;
}

export function requestJson(action: ShopAction): RequestJson {
  switch (action.kind) {
    case "claim":
      return { kind: "claim", claim: claimJson(action.claim) };
    case "payout":
      return { kind: "payout", payout: { receiver: action.payout.receiver, token: action.payout.token } };
    case "refund": {
      const { config, channelId, amount, nonce, signature, claim } = action.refund;
      const numbers = { amount: amount.toString(), nonce: nonce.toString() };
      return {
        kind: "refund",
        refund: { config, channelId, signature, ...numbers, claim: claim === null ? null : claimJson(claim) },
      };
    }
  }
}

export function parseRequest(json: RequestJson): ShopAction {
  switch (json.kind) {
    case "claim":
      return { kind: "claim", claim: parseClaim(json.claim) };
    case "payout":
      return json;
    case "refund": {
      const { amount, nonce, claim, ...rest } = json.refund;
      const numbers = { amount: BigInt(amount), nonce: BigInt(nonce) };
      return { kind: "refund", refund: { ...rest, ...numbers, claim: claim === null ? null : parseClaim(claim) } };
    }
  }
}

/** The rows of an action. */
export function rowsIn(action: ShopAction): readonly ShopClaimRow[] {
  if (action.kind === "claim") return action.claim.rows;
  return action.kind === "refund" ? (action.refund.claim?.rows ?? []) : [];
}

function claimJson({ rows, authorizer, signature }: ShopClaim): ClaimJson {
  return {
    ...{ authorizer, signature },
    rows: rows.map((row) => ({
      ...{ config: row.config, channelId: row.channelId, signature: row.signature },
      ...{ signedMax: row.signedMax.toString(), totalClaimed: row.totalClaimed.toString() },
    })),
  };
}

function parseClaim({ rows, authorizer, signature }: ClaimJson): ShopClaim {
  return {
    ...{ authorizer, signature },
    rows: rows.map((row) => ({
      ...row,
      ...{ signedMax: BigInt(row.signedMax), totalClaimed: BigInt(row.totalClaimed) },
    })),
  };
}
