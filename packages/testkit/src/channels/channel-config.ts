import type { ChainConfig } from "@lunas/protocol/wire/api";
import type { Hex } from "@lunas/protocol/wire/hex";
import { sandboxConfig } from "../payer/chain-config";

/** Who signs claims and refunds in `channelConfig`. */
export const channelAuthorizer = "0x6666666666666666666666666666666666666666" as Hex;

/** The sandbox's section of `GET /config`, with channels. */
export const channelConfig: ChainConfig = {
  ...sandboxConfig,
  x402: {
    ...sandboxConfig.x402,
    minPayment: "10000",
    batchSettlement: {
      contract: "0x4020074e9dF2ce1deE5A9C1b5c3f541D02a10003",
      permit2Collector: "0x4020425FAf3B746C082C2f942b4E5159887B0005",
      receiverAuthorizer: channelAuthorizer,
      withdrawDelay: 86_400,
      minDeposit: "100000",
    },
  },
};
