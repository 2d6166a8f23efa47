import type { Address } from "@lunas/catalog/chain";
import type { ClaimRow } from "@lunas/domain/channel/action";
import type { ChannelConfig } from "@lunas/domain/channel/channel";
import type { Hex } from "@lunas/domain/shared/hex";
import { channelContract } from "../abi/channel-contract";

/** A row of a claim as the contract takes it. */
type CalledRow = Pick<ClaimRow, "config" | "signedMax" | "voucherSignature" | "totalClaimed">;

interface CalledRefund {
  readonly config: ChannelConfig;
  readonly amount: bigint;
  readonly nonce: bigint;
  readonly signature: Hex;
}

/** A claim that anybody may send, with the signature of the authorizer of all its rows. */
export function claimCall(rows: readonly CalledRow[], signature: Hex): Hex {
  return encode("claimWithSignature", [rows.map(argumentOf), signature]);
}

/** The same rows as the authorizer itself would claim them: for simulations, which need no signature. */
export function ownClaimCall(rows: readonly CalledRow[]): Hex {
  return encode("claim", [rows.map(argumentOf)]);
}

/** Pays the receiver what is claimed for it. */
export function settleCall(receiver: Address, token: Address): Hex {
  return encode("settle", [receiver, token]);
}

export function refundCall({ config, amount, nonce, signature }: CalledRefund): Hex {
  return encode("refundWithSignature", [Object.values(configOf(config)), amount, nonce, signature]);
}

/** Calls of the contract in one transaction: all of them succeed, or none. */
export function together(calls: readonly Hex[]): Hex {
  return encode("multicall", [calls]);
}

function argumentOf({ config, signedMax, voucherSignature, totalClaimed }: CalledRow) {
  return [[Object.values(configOf(config)), signedMax], voucherSignature, totalClaimed];
}

/** In the contract's order. */
function configOf({ payer, payerAuthorizer, receiver, receiverAuthorizer, token, withdrawDelay, salt }: ChannelConfig) {
  return { payer, payerAuthorizer, receiver, receiverAuthorizer, token, withdrawDelay, salt };
}

function encode(name: string, values: readonly unknown[]): Hex {
  return channelContract.encodeFunctionData(name, values) as Hex;
}
