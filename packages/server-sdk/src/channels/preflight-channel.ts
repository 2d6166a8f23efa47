import type { ChainConfig } from "@lunas/protocol/wire/api";
import type { ChannelPayload, DepositAuthorization, Voucher } from "@lunas/protocol/wire/channels";
import type { Hex } from "@lunas/protocol/wire/hex";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { ChannelRequirements } from "@lunas/protocol/wire/requirements";
import { channelIdOf, hashVoucher } from "@lunas/protocol/x402/hash-channel";
import { hashDepositPermit } from "@lunas/protocol/x402/hash-permit";
import { recoversTo } from "../payments/recovers-to-payer";

/** What the payer's payload is judged by. */
export interface ChannelContext {
  readonly chain: ChainConfig;
  readonly terms: ChannelRequirements;
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The refusals that need no request: other terms than the demand's, or another signature than the channel's. Null: it may be valid. */
export function preflightChannel(
  { payload, accepted }: ChannelPayload,
  { chain, terms }: ChannelContext,
): LunasError | null {
  const { channelConfig: config, voucher } = payload;
  const batch = chain.x402.batchSettlement;
  const place = { chainId: chain.chainId, contract: batch?.contract ?? ("0x0" as Hex) };
  const { receiverAuthorizer = "", withdrawDelay } = terms.extra;
  const expected: readonly (readonly [field: string, expected: string, actual: string])[] = [
    ["accepted.network", terms.network, accepted.network],
    ["accepted.asset", terms.asset, accepted.asset],
    ["accepted.amount", terms.amount, accepted.amount],
    ["accepted.payTo", terms.payTo, accepted.payTo],
    ["channelConfig.receiver", terms.payTo, config.receiver],
    ["channelConfig.receiverAuthorizer", receiverAuthorizer, config.receiverAuthorizer],
    ["channelConfig.token", terms.asset, config.token],
    ["channelConfig.withdrawDelay", String(withdrawDelay), String(config.withdrawDelay)],
    ["voucher.channelId", channelIdOf(place, config), voucher.channelId],
    ...depositTerms({ payload, accepted } as ChannelPayload, chain),
  ];
  const wrong = expected.find(([, one, other]) => !same(one, other));
  if (wrong !== undefined) return mismatch(...wrong);
  return isSigned(voucher, place, config.payerAuthorizer) ? null : badSignature();
}

function depositTerms({ payload }: ChannelPayload, chain: ChainConfig): readonly (readonly [string, string, string])[] {
  if (payload.type !== "deposit") return [];
  const { amount, authorization } = payload.deposit;
  const { from, permitted, spender, witness } = authorization.permit2Authorization;
  return [
    ["deposit.from", payload.channelConfig.payer, from],
    ["deposit.permitted.token", payload.channelConfig.token, permitted.token],
    ["deposit.permitted.amount", amount, permitted.amount],
    ["deposit.spender", chain.x402.batchSettlement?.permit2Collector ?? "", spender],
    ["deposit.witness.channelId", payload.voucher.channelId, witness.channelId],
  ];
}

function isSigned(voucher: Voucher, place: Parameters<typeof hashVoucher>[0], authorizer: Hex): boolean {
  const digest = hashVoucher(place, voucher.channelId, voucher.maxClaimableAmount);
  return recoversTo(digest, voucher.signature, authorizer);
}

/** Whether the payer's own key signed the deposit. False also for a wallet with code, which only the chain can check. */
export function isDepositProven(chain: ChainConfig, { signature, ...permit }: DepositAuthorization): boolean {
  return recoversTo(hashDepositPermit(chain, permit), signature, permit.from);
}

export function badSignature(): LunasError {
  return new LunasError("The signature is not the channel's.", { code: "invalid_signature", status: 400 });
}

function mismatch(field: string, expected: string, actual: string): LunasError {
  const message = `The payment differs from the demand in ${field}.`;
  return new LunasError(message, { code: "payment_mismatch", status: 400, details: { field, expected, actual } });
}
