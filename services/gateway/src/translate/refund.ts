import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import type { PreparedRefund } from "@lunas/domain/refund/prepare-refund";
import { type RefundRecord as DomainRecord, refundRecord as recordOf } from "@lunas/domain/refund/record";
import type { RefundRequest } from "@lunas/domain/refund/refund-claim";
import { hashBody } from "@lunas/protocol/api/hash-body";
import type { CreateRefundRequest, RefundPreparation, RefundRecord } from "@lunas/protocol/api/refunds";
import { permit2DomainName, permit2PrimaryType, permit2WitnessTypes } from "@lunas/protocol/x402/permit2";
import { authorizationOf } from "./claim";

/** The domain's request for a refund: the schema has checked every field. */
export function refundRequest(
  body: CreateRefundRequest,
  paymentId: string,
): Pick<RefundRequest, "amount" | "reason" | "authorization" | "bodyHash"> {
  return {
    amount: BigInt(body.amount),
    reason: body.reason ?? null,
    authorization: authorizationOf(body),
    bodyHash: `0x${hashBody({ ...body, refundOf: paymentId })}`,
  };
}

export function refundRecord(refund: StoredPayment): RefundRecord {
  return recordOf(refund) satisfies DomainRecord;
}

/** What `eth_signTypedData_v4` wants: with the type of the domain. */
const domainType = [
  { name: "name", type: "string" },
  { name: "chainId", type: "uint256" },
  { name: "verifyingContract", type: "address" },
];

/** The prepared refund as the wallet's typed data, and as the authorization for the request that follows. */
export function refundPreparation({ payment, chain, remaining, ...prepared }: PreparedRefund): RefundPreparation {
  const { from, to, token, amount, spender, nonce, deadlineSeconds, validAfterSeconds } = prepared.authorization;
  const message = {
    permitted: { token, amount: amount.toString() },
    spender,
    nonce: nonce.toString(),
    deadline: deadlineSeconds.toString(),
    witness: { to, validAfter: validAfterSeconds.toString() },
  };
  const { permit2 } = chain.contracts;
  const types = Object.entries(permit2WitnessTypes).map(([name, members]) => [
    name,
    members.map((each) => ({ ...each })),
  ]);
  return {
    paymentId: payment.id,
    environment: payment.environment,
    network: payment.network,
    ...{ from, to, token: payment.tokenSymbol, amount: amount.toString(), remaining: remaining.toString() },
    permit2Authorization: { from, ...message },
    typedData: {
      domain: { name: permit2DomainName, chainId: chain.chainId, verifyingContract: permit2 },
      types: { EIP712Domain: domainType, ...Object.fromEntries(types) },
      primaryType: permit2PrimaryType,
      message,
    },
    approval: {
      approved: prepared.allowance >= amount,
      allowance: prepared.allowance.toString(),
      ...{ token, spender: permit2 },
    },
  };
}
