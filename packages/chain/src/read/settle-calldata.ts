import type { Authorization } from "@lunas/domain/payment/authorization";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { Hex } from "@lunas/domain/shared/hex";
import { selectors } from "../abi/contracts";
import { addressWord, bytesWords, word } from "../abi/word";

/** The arguments of `settle`. A stored order has this shape. */
export type SettleTerms = Pick<
  SettlementOrder,
  "asset" | "amount" | "nonce" | "deadlineSeconds" | "payer" | "payTo" | "validAfterSeconds" | "signature"
>;

export function settleTermsOf(authorization: Authorization, signature: Hex): SettleTerms {
  const { token, amount, nonce, deadlineSeconds, from, to, validAfterSeconds } = authorization;
  return { asset: token, amount, nonce, deadlineSeconds, payer: from, payTo: to, validAfterSeconds, signature };
}

/** The calldata of the proxy's `settle`, for simulating and for sending. */
export function settleCalldata(terms: SettleTerms): Hex {
  const words = [
    addressWord(terms.asset),
    word(terms.amount),
    word(terms.nonce),
    word(terms.deadlineSeconds),
    addressWord(terms.payer),
    addressWord(terms.payTo),
    word(terms.validAfterSeconds),
    word(0x100n), // offset of the signature: after these eight words
    bytesWords(terms.signature),
  ];
  return `${selectors.settle.selector}${words.join("")}` as Hex;
}
