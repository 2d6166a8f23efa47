import type { Chain } from "@lunas/catalog/chain";
import { channelIdOf, voucherDigest } from "@lunas/chain/read/channel-digests";
import { recoverSigner } from "@lunas/chain/read/recover-signer";
import type { ChannelId, ChannelManager } from "@lunas/domain/channel/channel";
import type { DepositClaim } from "@lunas/domain/channel/deposit/deposit-claim";
import type { Authenticated } from "@lunas/domain/merchant/api-key";
import type { Claim } from "@lunas/domain/payment/claim";
import { deposit } from "@lunas/domain/settlement/kinds/deposit/deposit";
import { depositTerms } from "@lunas/domain/settlement/kinds/deposit/terms";
import { newMonthlyId } from "@lunas/domain/shared/id";
import type { ChannelBody } from "@lunas/protocol/api/channel-body";
import type { ChannelRequirements, DepositPart } from "@lunas/protocol/x402/channel-payload";
import { addressOf } from "./address";
import { configOf } from "./channel-config";
import { type ClaimRequest, requestedOf } from "./claim";
import { permitFields } from "./permit-fields";

/** The payload of its body is a deposit. */
export interface DepositRequest extends ClaimRequest<ChannelBody> {
  /** When the request arrived. */
  readonly receivedAtMs: number;
  readonly managedBy: ChannelManager;
}

/** Converts the parsed body of a deposit and its key to the domain's claim. The chain has channels. */
export function depositClaimOf(request: DepositRequest, caller: Authenticated, chain: Chain): Claim {
  const { body, receivedAtMs } = request;
  const { payload } = body.paymentPayload;
  if (payload.type !== "deposit") throw new Error(`a ${payload.type} was converted as a deposit`);
  const of = depositOf(request, payload, chain);
  return {
    ...requestedOf(request, caller, chain),
    deposit: of,
    authorization: authorizationOf(of, payload, { chain, atMs: receivedAtMs }),
    receivedAtMs,
    identifier: null,
  };
}

function depositOf({ body, managedBy }: DepositRequest, payload: DepositPart, chain: Chain): DepositClaim {
  const demanded = body.paymentRequirements ?? body.paymentPayload.accepted;
  const config = configOf(payload.channelConfig);
  const channelId = channelIdOf(chain, config);
  const { voucher, deposit: deposited } = payload;
  const signedMax = BigInt(voucher.maxClaimableAmount);
  const signer = recoverSigner(voucherDigest(chain, { channelId, maxClaimable: signedMax }), voucher.signature);
  const price = BigInt(demanded.amount);
  return {
    channelId,
    config,
    stated: {
      voucherChannelId: lowerCase(voucher.channelId),
      witnessChannelId: lowerCase(deposited.authorization.permit2Authorization.witness.channelId),
      amount: BigInt(deposited.amount),
    },
    demanded: demandedOf(demanded),
    voucher: {
      signedMax,
      signature: signer?.signature ?? voucher.signature,
      isAuthorizers: signer?.isOf(config.payerAuthorizer) === true,
    },
    price,
    charge: body.charge === undefined ? price : BigInt(body.charge),
    managedBy,
  };
}

function demandedOf({ extra }: ChannelRequirements): DepositClaim["demanded"] {
  const { receiverAuthorizer, withdrawDelay = null } = extra;
  return { receiverAuthorizer: receiverAuthorizer === undefined ? null : addressOf(receiverAuthorizer), withdrawDelay };
}

/** The payee is the channels' contract: the tokens go there. A channel that a shop keeps is charged nothing here. */
function authorizationOf(
  { channelId, config, voucher, price, charge, managedBy }: DepositClaim,
  { deposit: { authorization } }: DepositPart,
  { chain, atMs }: { readonly chain: Chain; readonly atMs: number },
): Claim["authorization"] {
  const { signature, spender } = authorization.permit2Authorization;
  const to = deposit.contractOn(chain.contracts);
  if (to === null) throw new Error(`${chain.network} does not have the contracts of channels`);
  const isCharged = managedBy === "lunas" && charge > 0n;
  return {
    kind: deposit.name,
    terms: depositTerms({
      ...{ channelId, config, collector: addressOf(spender), managedBy },
      charge: isCharged ? { id: newMonthlyId("chg", atMs), amount: charge, price, ...voucher } : null,
    }),
    ...permitFields(authorization.permit2Authorization),
    to,
    validAfterSeconds: 0n,
    signature,
  };
}

function lowerCase(bytes: string): ChannelId {
  return bytes.toLowerCase() as ChannelId;
}
