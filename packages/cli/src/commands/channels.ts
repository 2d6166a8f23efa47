import { amountText } from "../amount-text";
import { showChannel, showChannels } from "../channels/show-channel";
import { type Command, defineCommand } from "../command";
import { givenRupiah } from "../given-rupiah";
import { withKey } from "../look-up";
import { pageOf, pageOptions } from "../page";
import { statusOption } from "../status-option";
import { table } from "../table";

const ofChannel = [{ name: "channel", summary: "its id, 0x and 64 hex digits" }] as const;

const listCommand = defineCommand({
  name: "list",
  summary: "list your channels, newest first",
  options: {
    status: statusOption("open", "withdrawing", "short", "closed"),
    payer: { value: "address", summary: "only those of this payer" },
    ...pageOptions,
  },
  examples: ["npx @lunas/cli channels list --status open"],
  async run({ options }, terminal) {
    const { status, payer } = options;
    const page = pageOf(options);
    return withKey(options, terminal, async (context, lunas) =>
      showChannels(context, await lunas.channels.list({ status, payer, ...page })),
    );
  },
});

const showCommand = defineCommand({
  name: "show",
  summary: "show one channel",
  arguments: ofChannel,
  examples: ["npx @lunas/cli channels show 0x5f…"],
  async run({ words: [channel = ""], options }, terminal) {
    return withKey(options, terminal, async (context, lunas) =>
      showChannel(context, await lunas.channels.show(channel)),
    );
  },
});

const claimCommand = defineCommand({
  name: "claim",
  summary: "claim all that is charged and not claimed, now",
  details:
    "Lunas claims by itself what is worth ten times the gas of its claim, also when a payer withdraws. This command claims less, too: a payer who withdraws gets what is not claimed. The channels show what is claimed when the chain does.",
  examples: ["npx @lunas/cli channels claim"],
  async run({ options }, terminal) {
    return withKey(options, terminal, async (context, lunas) => {
      const claiming = await lunas.channels.claim();
      context.print(claiming, `${claiming.channels} channels are being claimed.`);
    });
  },
});

const refundCommand = defineCommand({
  name: "refund",
  summary: "give a payer back what is unused of a channel",
  details: "Its charges are claimed first. Without an amount all that is unused goes back.",
  arguments: ofChannel,
  options: { rupiah: { value: "amount", summary: "only so much, in whole rupiah" } },
  examples: ["npx @lunas/cli channels refund 0x5f…"],
  async run({ words: [channel = ""], options }, terminal) {
    const part = options.rupiah === undefined ? {} : { rupiah: givenRupiah("--rupiah", options.rupiah) };
    return withKey(options, terminal, async (context, lunas) => {
      const refunded = await lunas.channels.refund(channel, part);
      const { transaction, amount } = refunded.settlement;
      const rows = [
        ["channel", refunded.channel.channelId],
        ["given back", amountText(amount)],
        ["transaction", transaction],
      ];
      context.print(refunded, table(rows));
    });
  },
});

export const channelsCommand: Command = {
  name: "channels",
  summary: "payers' deposits, of which each request charges a little",
  details: "The key (the profile's, or LUNAS_API_KEY) decides the merchant and the environment.",
  commands: [listCommand, showCommand, claimCommand, refundCommand],
};
