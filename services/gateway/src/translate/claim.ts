import type { Chain } from "@lunas/catalog/chain";
import { decodeApproval } from "@lunas/chain/read/decode-approval";
import type { Authenticated } from "@lunas/domain/merchant/api-key";
import type { Authorization } from "@lunas/domain/payment/authorization";
import type { Claim, Terms } from "@lunas/domain/payment/claim";
import type { ApprovalOffer } from "@lunas/domain/payment/sponsorship/approval";
import { exact } from "@lunas/domain/settlement/kinds/exact/exact";
import { uptoTerms } from "@lunas/domain/settlement/kinds/upto/terms";
import { upto } from "@lunas/domain/settlement/kinds/upto/upto";
import type { Hex } from "@lunas/domain/shared/hex";
import type { ChannelBody } from "@lunas/protocol/api/channel-body";
import type { FacilitateBody } from "@lunas/protocol/api/facilitate";
import { hashBody } from "@lunas/protocol/api/hash-body";
import type { HoldBody } from "@lunas/protocol/api/hold-body";
import { paidResource } from "@lunas/protocol/api/paid-resource";
import { paymentIdentifierExtension } from "@lunas/protocol/x402/payment-identifier";
import type { PaymentPayload, UptoPayload } from "@lunas/protocol/x402/payment-payload";
import type { PaymentRequirements } from "@lunas/protocol/x402/payment-requirements";
import { addressOf } from "./address";
import { permitFields } from "./permit-fields";

export interface ClaimRequest<Body = FacilitateBody | HoldBody> {
  readonly body: Body;
  /** The request's Idempotency-Key, if it has one. */
  readonly idempotencyKey: string | undefined;
}

/** Converts a parsed body and its key to the domain's claim. Total: the schema has checked every field. */
export function claimOf(request: ClaimRequest, caller: Authenticated, chain: Chain): Omit<Claim, "receivedAtMs"> {
  const { body } = request;
  return Object.assign(requestedOf(request, caller, chain), {
    // Which fields count is said by the scheme alone.
    authorization: isHoldBody(body) ? uptoAuthorizationOf(body.paymentPayload) : authorizationOf(body.paymentPayload),
    identifier: body.paymentPayload.extensions?.[paymentIdentifierExtension]?.info?.id ?? null,
  });
}

/** What a claim of any scheme takes from its request and its key. */
export function requestedOf(
  { body, idempotencyKey }: ClaimRequest<FacilitateBody | HoldBody | ChannelBody>,
  { key, merchant }: Authenticated,
  chain: Chain,
): Omit<Claim, "authorization" | "identifier" | "receivedAtMs"> {
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
    approval: approvalOf(body.paymentPayload),
    resource,
    description,
    metadata: body.metadata ?? null,
    bodyHash: () => {
      bodyHash ??= `0x${hashBody(body)}`;
      return bodyHash;
    },
    idempotency: idempotencyKey === undefined ? null : { lineage: key.lineage, key: idempotencyKey },
  };
}

function isHoldBody(body: FacilitateBody | HoldBody): body is HoldBody {
  return body.paymentPayload.accepted.scheme === "upto";
}

export function termsOf({
  network,
  asset,
  amount,
  payTo,
}: Pick<PaymentRequirements, "network" | "asset" | "amount" | "payTo">): Terms {
  return { network, asset: addressOf(asset), amount: BigInt(amount), payTo: addressOf(payTo) };
}

/** Null where none is offered: with enough allowance clients echo the extension without a transaction. */
export function approvalOf({ extensions }: Pick<PaymentPayload, "extensions">): ApprovalOffer | null {
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
  return { kind: exact.name, terms: {}, ...signedFields(payload) };
}

/** The amount is the maximum, until a part of it is captured. */
function uptoAuthorizationOf({ payload }: Pick<UptoPayload, "payload">): Authorization {
  const fields = signedFields(payload);
  const facilitator = addressOf(payload.permit2Authorization.witness.facilitator);
  return { kind: upto.name, terms: uptoTerms({ maximum: fields.amount, facilitator }), ...fields };
}

function signedFields({ signature, permit2Authorization }: PaymentPayload["payload"] | UptoPayload["payload"]) {
  const { witness } = permit2Authorization;
  return Object.assign(permitFields(permit2Authorization), {
    to: addressOf(witness.to),
    validAfterSeconds: BigInt(witness.validAfter),
    signature,
  });
}
