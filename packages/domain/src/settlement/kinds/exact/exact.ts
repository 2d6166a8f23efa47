import { addressWord, word } from "../../../shared/abi-word";
import type { SettlementKind } from "../kind";
import { permitCall } from "../permit-call";

/** x402's `exact` with Permit2: the payer signs the amount that is settled, and anybody may send the call. Refunds are settled so, too. */
export const exact = {
  name: "exact",
  scheme: "exact",
  contractOn: ({ x402Proxy }) => x402Proxy,
  spenderOn: ({ x402Proxy }) => x402Proxy,
  witness: {
    type: "Witness(address to,uint256 validAfter)",
    words: ({ to, validAfterSeconds }) => addressWord(to) + word(validAfterSeconds),
  },
  signedAmount: ({ amount }) => amount,
  senderOf: () => null,
  namesSender: false,
  mayShare: true,
  call: permitCall({
    signature: "settle(((address,uint256),uint256,uint256),address,(address,uint256),bytes)",
    selector: "0x13cd3b53",
    head: ["asset", "signedAmount", "nonce", "deadline", "payer", "payTo", "validAfter"],
    signedAmount: ({ amount }) => amount,
    senderOf: () => {
      throw new Error("the call of exact names no sender");
    },
  }),
  settled: {
    signature: "Settled()",
    topic: "0x97088ec3606cfe8cc112180570d03fcde05f9b8e1bfef8e27784eaf5dd5691b6",
  },
} as const satisfies SettlementKind;
