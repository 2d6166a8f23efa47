import type { StoredChannel } from "@lunas/domain/channel/channel";
import { query } from "@lunas/stack/postgres/query";
import type { ChannelPayer, VoucherTerms } from "@lunas/testkit/payer/channel-payer";
import { openTestChannel } from "../../harness/channels";
import type { Fixture } from "./fixture";
import type { Refused } from "./refusal";

const channelState = ["charged", "balance", "claimed", "refundNonce", "withdrawRequestedAt", "signedMaxClaimable"];

/** Refusals of what belongs to a channel, its charges and its payouts. */
export const ofChannels: readonly Refused[] = [
  {
    name: "a voucher for more than the deposit",
    code: "channel_exhausted",
    status: 400,
    details: ["balance", "charged"],
    provoke: async (fixture) => charge(fixture, await open(fixture), { charged: 0n, price: 100_001n }),
  },
  {
    name: "a channel that is closed",
    code: "channel_not_found",
    status: 404,
    details: [],
    provoke: async (fixture) =>
      charge(fixture, await open(fixture, { status: "closed", closedAtMs: 1 }), { charged: 0n }),
  },
  {
    name: "a voucher that leaves out a charge",
    code: "channel_out_of_step",
    status: 409,
    details: [...channelState, "signature"],
    provoke: async (fixture) => {
      const payer = await open(fixture);
      await charge(fixture, payer, { charged: 0n });
      return charge(fixture, payer, { charged: 5_000n });
    },
  },
  {
    name: "a voucher beside one whose price is not known yet",
    code: "channel_busy",
    status: 409,
    details: [],
    headers: { "retry-after": /^\d+$/ },
    provoke: async (fixture) => {
      const payer = await open(fixture);
      await post(fixture, "/channels/verify", payer.body({ charged: 0n }));
      return charge(fixture, payer, { charged: 0n, price: 999n });
    },
  },
  {
    name: "a voucher after the payer started a withdrawal",
    code: "channel_withdrawing",
    status: 409,
    details: ["withdrawableAt"],
    provoke: async (fixture) => {
      const payer = await open(fixture, { status: "withdrawing" });
      const sql = "update channels set withdraw_requested_at = 1800000000 where id = $1";
      await query(fixture.harness.stack.databaseUrl, sql, [payer.channel.id]);
      return charge(fixture, payer, { charged: 0n });
    },
  },
  {
    name: "a channel whose deposit was taken back",
    code: "channel_short",
    status: 409,
    details: [],
    provoke: async (fixture) => charge(fixture, await open(fixture, { status: "short" }), { charged: 0n }),
  },
  {
    name: "a charge that does not exist",
    code: "charge_not_found",
    status: 404,
    details: [],
    provoke: (fixture) => post(fixture, "/charges/chg_2026110000000000000000000000/void", {}),
  },
  {
    name: "a charge that is claimed",
    code: "charge_not_voidable",
    status: 409,
    details: ["reason"],
    provoke: async (fixture) => {
      const payer = await open(fixture);
      const charged = await charge(fixture, payer, { charged: 0n });
      const { chargeId } = (await charged.json()) as { readonly chargeId: string };
      const sql = "update channels set claimed = charged where id = $1";
      await query(fixture.harness.stack.databaseUrl, sql, [payer.channel.id]);
      return post(fixture, `/charges/${chargeId}/void`, {});
    },
  },
  {
    name: "a payout of nothing",
    code: "payout_refused",
    status: 409,
    details: ["reason"],
    provoke: ({ ask, other }) => ask("/payouts", { method: "POST", key: other.apiKey }),
  },
];

function open({ harness, merchant }: Fixture, overrides: Partial<StoredChannel> = {}): Promise<ChannelPayer> {
  return openTestChannel(harness.stack.databaseUrl, merchant, overrides);
}

function charge(fixture: Fixture, payer: ChannelPayer, terms: VoucherTerms): Promise<Response> {
  return fixture.pay(payer.body(terms));
}

function post({ ask, merchant }: Fixture, path: string, body: object): Promise<Response> {
  return ask(path, { method: "POST", key: merchant.apiKey, body });
}
