import type { ChannelConfig } from "@lunas/protocol/wire/channels";
import type { Hex } from "@lunas/protocol/wire/hex";

const selectors = { initiateWithdraw: "cf5cf3dc", finalizeWithdraw: "e88377b1" } as const;

const word = (value: bigint | number | Hex): string => BigInt(value).toString(16).padStart(64, "0");

/** Every member of the config has one word. */
function words(config: ChannelConfig): string {
  const { payer, payerAuthorizer, receiver, receiverAuthorizer, token, withdrawDelay, salt } = config;
  return [payer, payerAuthorizer, receiver, receiverAuthorizer, token, withdrawDelay, salt].map(word).join("");
}

/** The two calls of a payer who withdraws. Amounts in base units. */
export const withdrawalCalls = {
  initiate: (config: ChannelConfig, amount: bigint): Hex =>
    `0x${selectors.initiateWithdraw}${words(config)}${word(amount)}`,
  finalize: (config: ChannelConfig): Hex => `0x${selectors.finalizeWithdraw}${words(config)}`,
};
