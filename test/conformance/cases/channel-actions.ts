import type { Case } from "../case";
import { casesOf } from "./ask-for";

const noChannel = `/channels/0x${"0".repeat(64)}/refund` as const;

/** Claims, payouts and refunds of channels: here of a merchant that has no channels. */
export const channelActionCases: readonly Case[] = [
  ...casesOf("POST", "/channels/claim", [
    ["channel.claim-nothing", "a key of a merchant without channels", "409 payout_refused", ({ key }) => ({ key })],
  ]),
  ...casesOf("POST", "/payouts", [
    ["payout.nothing", "a key of a merchant without channels", "409 payout_refused", ({ key }) => ({ key })],
  ]),
  ...casesOf("GET", "/payouts", [["payout.list", "a key", "200", ({ key }) => ({ key })]]),
  ...casesOf("POST", noChannel, [
    [
      "channel.refund-unknown",
      "a channel that does not exist",
      "404 channel_not_found",
      ({ key }) => ({ key, body: {} }),
    ],
    [
      "channel.refund-amount",
      "an amount that is no number",
      "400 invalid_request",
      ({ key }) => ({ key, body: { amount: "x" } }),
    ],
  ]),
];
