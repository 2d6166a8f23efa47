import type { PaymentId } from "../shared/id";
import type { Claim } from "./claim";
import type { ChainFacts } from "./facts";
import type { NewPayment } from "./ports";

/** The payment stored for an accepted claim, with the signature as it is sent to the chain. */
export function newPayment(
  id: PaymentId,
  claim: Claim,
  { chain: chainFacts, verifiedAtMs }: { readonly chain: ChainFacts; readonly verifiedAtMs: number },
): NewPayment {
  const { chain, authorization } = claim;
  return {
    id,
    ...(claim.refundOf !== undefined && { refundOf: claim.refundOf }),
    ...(claim.deposit !== undefined && { channelId: claim.deposit.channelId }),
    merchantId: claim.merchant.id,
    apiKeyId: claim.apiKeyId,
    environment: chain.environment,
    network: chain.network,
    chainId: chain.chainId,
    permit2: chain.contracts.permit2,
    tokenSymbol: symbolOf(claim),
    payTo: authorization.to,
    authorization: { ...authorization, signature: chainFacts.settleSignature },
    resource: claim.resource,
    description: claim.description,
    metadata: claim.metadata,
    source: claim.source,
    linkId: claim.link?.id ?? null,
    bodyHash: claim.bodyHash(),
    receivedAtMs: claim.receivedAtMs,
    verifiedAtMs,
    idempotency: claim.idempotency,
    identifier: claim.identifier,
    checkedAtBlock: chainFacts.block.number,
    payerHasCode: chainFacts.payerHasCode,
  };
}

function symbolOf({ chain, authorization }: Claim): string {
  const entry = Object.entries(chain.tokens).find(([, address]) => address === authorization.token);
  if (entry === undefined)
    throw new Error(`an accepted claim names ${authorization.token}, which ${chain.network} does not have`);
  return entry[0];
}
