import type { Hex } from "../../../shared/hex";
import type { SettlementKind } from "../kind";
import { depositCall } from "./deposit-call";
import { readDepositTerms } from "./terms";

/** Topic and amounts of the event: its hash, the channel, the sender; what was deposited, and the new balance. */
const topicsOfEvent = 3;
const dataDigits = 2 + 2 * 64;

/**
 * A deposit into a channel by Permit2. The payer signs the channel as the witness and the collector as the spender; the call goes
 * to the settlement contract, which has the collector move the tokens to it. Anybody may send it, with the same effect.
 */
export const deposit = {
  name: "deposit",
  scheme: "batch-settlement",
  contractOn: ({ x402Channels }) => x402Channels?.batchSettlement ?? null,
  spenderOn: ({ x402Channels }) => x402Channels?.permit2DepositCollector ?? null,
  witness: {
    type: "DepositWitness(bytes32 channelId)",
    words: ({ terms }) => readDepositTerms(terms).channelId.slice(2),
  },
  signedAmount: ({ amount }) => amount,
  senderOf: () => null,
  namesSender: false,
  mayShare: false,
  call: depositCall,
  settled: {
    signature: "Deposited(bytes32,address,uint128,uint128)",
    topic: "0x6c2a09353b5e75e70d0b9778b80a413809bb235d46c211811c474b3346791d89",
    subject: {
      in: ({ topics, data }, amount) => {
        const [, channelId] = topics;
        if (channelId === undefined || topics.length !== topicsOfEvent || data.length !== dataDigits) return null;
        return BigInt(data.slice(0, 66)) === amount ? (channelId.toLowerCase() as Hex) : null;
      },
      of: (terms) => readDepositTerms(terms).channelId,
    },
  },
} as const satisfies SettlementKind;
