import type { MerchantId } from "@lunas/domain/shared/id";
import { channelPayer } from "@lunas/testkit/payer/channel-payer";
import { TypedDataEncoder } from "ethers";
import type { Case } from "../case";
import type { Fixture } from "../fixture";
import { outcome } from "../http";
import { casesOf, theCase } from "./ask-for";

const unknownId = `0x${"12".repeat(32)}`;
const bytes32 = (name: string) => ({ name, type: "bytes32" });
const types = {
  config: {
    ChannelConfig: [
      ...["payer", "payerAuthorizer", "receiver", "receiverAuthorizer", "token"].map((name) => ({
        name,
        type: "address",
      })),
      ...[{ name: "withdrawDelay", type: "uint40" }, bytes32("salt")],
    ],
  },
  voucher: { Voucher: [bytes32("channelId"), { name: "maxClaimableAmount", type: "uint128" }] },
};

/** As the contract hashes them, by another library than the service's own. */
const digests: Parameters<typeof channelPayer>[0] = {
  channelIdOf: (chain, config) => hash(chain, types.config, config),
  voucherDigest: (chain, { channelId, maxClaimable }) =>
    hash(chain, types.voucher, { channelId, maxClaimableAmount: maxClaimable }),
};

function hash({ chainId, contracts }: Parameters<typeof digests.channelIdOf>[0], of: object, value: object) {
  const domain = { name: "x402 Batch Settlement", version: "1", chainId };
  const verifyingContract = contracts.x402Channels?.batchSettlement ?? null;
  return TypedDataEncoder.hash({ ...domain, verifyingContract }, { ...of }, value) as `0x${string}`;
}

/** A voucher that is in order but for its channel, which no deposit opened. */
const unopened = ({ owner }: Fixture) =>
  channelPayer(digests, { merchantId: "mer_unknown" as MerchantId, receiver: owner.walletAddress as `0x${string}` });

export const channelCases: readonly Case[] = [
  ...casesOf("POST", "/channels/verify", [
    [
      "channel.verify-unknown",
      "a voucher of a channel that no deposit opened",
      "404 channel_not_found",
      (fixture) => ({ key: fixture.owner.apiKey, body: unopened(fixture).body({ charged: 0n }) }),
    ],
    [
      "channel.verify-foreign",
      "a voucher for another merchant's wallet",
      "400 payment_mismatch",
      (fixture) => ({
        key: fixture.owner.apiKey,
        body: unopened({ ...fixture, owner: fixture.other }).body({ charged: 0n }),
      }),
    ],
  ]),
  theCase(
    ["channel.charge-unknown", "POST", "/facilitate"],
    ["a voucher of a channel that no deposit opened", "404 channel_not_found"],
    async (fixture) => {
      const given = { key: fixture.owner.apiKey, body: unopened(fixture).body({ charged: 0n }) };
      return outcome(await fixture.ask("POST", "/facilitate", given));
    },
  ),
  theCase(["channel.list", "GET", "/channels"], ["a merchant without channels", "200, 0 of 0"], async (fixture) => {
    const answer = await fixture.ask("GET", "/channels", { key: fixture.other.apiKey });
    const { channels, pagination } = answer.body as unknown as { channels: unknown[]; pagination: { total: number } };
    return `${outcome(answer)}, ${channels.length} of ${pagination.total}`;
  }),
  ...casesOf("GET", `/channels/${unknownId}`, [
    ["channel.unknown", "an id of no channel", "404 channel_not_found", ({ owner }) => ({ key: owner.apiKey })],
  ]),
  theCase(["charge.list", "GET", "/charges"], ["a merchant without charges", "200, 0 and no more"], async (fixture) => {
    const answer = await fixture.ask("GET", "/charges", { key: fixture.other.apiKey });
    const { charges, hasMore, cursor } = answer.body as unknown as Record<string, unknown>;
    const rest = hasMore === false && cursor === null ? "no more" : "more";
    return `${outcome(answer)}, ${(charges as unknown[]).length} and ${rest}`;
  }),
  ...casesOf("GET", "/charges?after=chg_0000002611unknown", [
    ["charge.after-unknown", "after no charge", "404 charge_not_found", ({ owner }) => ({ key: owner.apiKey })],
  ]),
  ...casesOf("POST", "/charges/chg_0000002611unknown/void", [
    ["charge.void-unknown", "an id of no charge", "404 charge_not_found", ({ owner }) => ({ key: owner.apiKey })],
  ]),
];
