import type { Chain } from "@lunas/catalog/chain";
import { decodeApproval } from "@lunas/chain/read/decode-approval";
import type { Authenticated } from "@lunas/domain/merchant/api-key";
import type { Authorization } from "@lunas/domain/payment/authorization";
import type { Claim, Terms } from "@lunas/domain/payment/claim";
import type { ApprovalOffer } from "@lunas/domain/payment/sponsorship/approval";
import type { Hex } from "@lunas/domain/shared/hex";
import type { FacilitateBody } from "@lunas/protocol/api/facilitate";
import { hashBody } from "@lunas/protocol/api/hash-body";
import { paidResource } from "@lunas/protocol/api/paid-resource";
import { paymentIdentifierExtension } from "@lunas/protocol/x402/payment-identifier";
import type { PaymentPayload } from "@lunas/protocol/x402/payment-payload";
import type { PaymentRequirements } from "@lunas/protocol/x402/payment-requirements";
import { addressOf } from "./address";

export interface ClaimRequest {
  readonly body: FacilitateBody;
  /** The request's Idempotency-Key, if it has one. */
  readonly idempotencyKey: string | undefined;
}

/** Converts a parsed body and its key to the domain's claim. Total: the schema has checked every field. */
export function claimOf(
  { body, idempotencyKey }: ClaimRequest,
  { key, merchant }: Authenticated,
  chain: Chain,
): Omit<Claim, "receivedAtMs"> {
  const { resource, description } = paidResource(body);
  let bodyHash: Hex | undefined;
  return {
    merchant,
    apiKeyId: key.id,
    source: key.type === "secret" ? "server" : "direct",
    link: null,
    chain,
    demanded: body.paymentRequirements === undefined ? null : termsOf(body.paymentRequirements),
    accepted: termsOf(body.paymentPayload.accepted),
    authorization: authorizationOf(body.paymentPayload),
    approval: approvalOf(body.paymentPayload),
    resource,
    description,
    metadata: body.metadata ?? null,
    bodyHash: () => {
      bodyHash ??= `0x${hashBody(body)}`;
      return bodyHash;
    },
    identifier: body.paymentPayload.extensions?.[paymentIdentifierExtension]?.info?.id ?? null,
    idempotency: idempotencyKey === undefined ? null : { lineage: key.lineage, key: idempotencyKey },
  };
}

export function termsOf({ network, asset, amount, payTo }: PaymentRequirements): Terms {
  return { network, asset: addressOf(asset), amount: BigInt(amount), payTo: addressOf(payTo) };
}

/** Null where none is offered: with enough allowance clients echo the extension without a transaction. */
export function approvalOf({ extensions }: PaymentPayload): ApprovalOffer | null {
  const info = extensions?.erc20ApprovalGasSponsoring?.info;
  if (info?.signedTransaction === undefined) return null;
  const known = (address: string | undefined) => (address === undefined ? null : addressOf(address));
  return {
    from: known(info.from),
    asset: known(info.asset),
    spender: known(info.spender),
    transaction: decodeApproval(info.signedTransaction),
  };
}

export function authorizationOf({ payload }: Pick<PaymentPayload, "payload">): Authorization {
  const { from, permitted, spender, nonce, deadline, witness } = payload.permit2Authorization;
  return {
    kind: "exact",
    terms: {},
    from: addressOf(from),
    token: addressOf(permitted.token),
    amount: BigInt(permitted.amount),
    spender: addressOf(spender),
    nonce: BigInt(nonce),
    deadlineSeconds: BigInt(deadline),
    to: addressOf(witness.to),
    validAfterSeconds: BigInt(witness.validAfter),
    signature: payload.signature,
  };
}
