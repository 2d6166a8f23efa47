import { addressWord, word } from "../../../shared/abi-word";
import type { SettlementKind } from "../kind";
import { permitCall } from "../permit-call";
import { readUptoTerms } from "./terms";

/**
 * x402's `upto` with Permit2: the payer signs a maximum and the one account that may settle a part of it. Its contract compares
 * that account with the sender, so the payment goes through the lane that the payer named, and shares no transaction.
 */
export const upto = {
  name: "upto",
  scheme: "upto",
  contractOn: ({ x402UptoProxy }) => x402UptoProxy,
  spenderOn: ({ x402UptoProxy }) => x402UptoProxy,
  witness: {
    type: "Witness(address to,address facilitator,uint256 validAfter)",
    words: ({ to, validAfterSeconds, terms }) =>
      addressWord(to) + addressWord(readUptoTerms(terms).facilitator) + word(validAfterSeconds),
  },
  signedAmount: ({ terms }) => readUptoTerms(terms).maximum,
  senderOf: (terms) => readUptoTerms(terms).facilitator,
  namesSender: true,
  mayShare: false,
  call: permitCall({
    signature: "settle(((address,uint256),uint256,uint256),uint256,address,(address,address,uint256),bytes)",
    selector: "0xff11e7b4",
    head: ["asset", "signedAmount", "nonce", "deadline", "amount", "payer", "payTo", "sender", "validAfter"],
    signedAmount: ({ terms }) => readUptoTerms(terms).maximum,
    senderOf: ({ terms }) => readUptoTerms(terms).facilitator,
  }),
  settled: {
    signature: "Settled()",
    topic: "0x97088ec3606cfe8cc112180570d03fcde05f9b8e1bfef8e27784eaf5dd5691b6",
  },
} as const satisfies SettlementKind;
