import type { Address } from "@lunas/catalog/chain";
import type { ChannelConfig, ChannelId, ChannelManager } from "../../../channel/channel";
import type { KindTerms } from "../../../payment/authorization";
import type { Hex } from "../../../shared/hex";
import type { ChargeId } from "../../../shared/id";

/** What a deposit needs beside the common fields. Payer and token of its channel are those of the authorization. */
export interface DepositTerms {
  readonly channelId: ChannelId;
  readonly config: Omit<ChannelConfig, "payer" | "token">;
  /** The contract that Permit2 lets move the tokens: the call names it. */
  readonly collector: Address;
  readonly managedBy: ChannelManager;
  /** The first voucher, which is charged when the deposit is confirmed; null: nothing is charged. */
  readonly charge: DepositCharge | null;
}

/** Amounts in base units. */
export interface DepositCharge {
  readonly id: ChargeId;
  /** What is charged, at most the price. */
  readonly amount: bigint;
  /** What the voucher added to the channel's sum. */
  readonly price: bigint;
  /** The voucher: the most that may be claimed with it. */
  readonly signedMax: bigint;
  readonly signature: Hex;
}

export function depositTerms({ channelId, config, collector, managedBy, charge }: DepositTerms): KindTerms {
  return {
    channelId,
    payerAuthorizer: config.payerAuthorizer,
    receiver: config.receiver,
    receiverAuthorizer: config.receiverAuthorizer,
    withdrawDelay: config.withdrawDelay.toString(),
    salt: config.salt,
    collector,
    managedBy,
    ...(charge !== null && {
      chargeId: charge.id,
      charge: charge.amount.toString(),
      price: charge.price.toString(),
      signedMax: charge.signedMax.toString(),
      voucherSignature: charge.signature,
    }),
  };
}

/** Throws where terms are not those of a deposit: they were written by `depositTerms`. */
export function readDepositTerms(terms: KindTerms): DepositTerms {
  const text = (name: string) => {
    const value = terms[name];
    if (value === undefined) throw new Error(`terms of a deposit without ${name}`);
    return value;
  };
  return {
    channelId: text("channelId") as ChannelId,
    config: {
      payerAuthorizer: text("payerAuthorizer") as Address,
      receiver: text("receiver") as Address,
      receiverAuthorizer: text("receiverAuthorizer") as Address,
      withdrawDelay: Number(text("withdrawDelay")),
      salt: text("salt") as Hex,
    },
    collector: text("collector") as Address,
    managedBy: text("managedBy") as ChannelManager,
    charge:
      terms.chargeId === undefined
        ? null
        : {
            id: terms.chargeId as ChargeId,
            amount: BigInt(text("charge")),
            price: BigInt(text("price")),
            signedMax: BigInt(text("signedMax")),
            signature: text("voucherSignature") as Hex,
          },
  };
}
