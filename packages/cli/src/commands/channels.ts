import { exit } from "@lunas/command-line/exit-codes";
import { amountText } from "../amount-text";
import { showChannel, showChannels } from "../channels/show-channel";
import { type Command, defineCommand } from "../command";
import { openCommandContext } from "../command-context";
import { givenRupiah } from "../given-rupiah";
import { lunasOf } from "../look-up";
import { pageOf, pageOptions } from "../page";
import { table } from "../table";

const ofChannel = [{ name: "channel", summary: "its id, 0x and 64 hex digits" }] as const;

const listCommand = defineCommand({
  name: "list",
  summary: "list your channels, newest first",
  options: {
    status: {
      value: "status",
      choices: ["open", "withdrawing", "short", "closed"],
      summary: "open, withdrawing, short or closed",
    },
    payer: { value: "address", summary: "only those of this payer" },
    ...pageOptions,
  },
  examples: ["npx @lunas/cli channels list --status open"],
  async run({ options }, terminal) {
    const { status, payer } = options;
    const page = pageOf(options);
    const context = await openCommandContext(options, terminal);
    const { channels } = await lunasOf(context);
    showChannels(context, await channels.list({ status, payer, ...page }));
    return exit.done;
  },
});

const showCommand = defineCommand({
  name: "show",
  summary: "show one channel",
  arguments: ofChannel,
  examples: ["npx @lunas/cli channels show 0x5f…"],
  async run({ words: [channel = ""], options }, terminal) {
    const context = await openCommandContext(options, terminal);
    showChannel(context, await (await lunasOf(context)).channels.show(channel));
    return exit.done;
  },
});

const claimCommand = defineCommand({
  name: "claim",
  summary: "claim all that is charged and not claimed, now",
  details:
    "Lunas claims by itself what is worth ten times the gas of its claim, also when a payer withdraws. This command claims less, too: a payer who withdraws gets what is not claimed. The channels show what is claimed when the chain does.",
  examples: ["npx @lunas/cli channels claim"],
  async run({ options }, terminal) {
    const context = await openCommandContext(options, terminal);
    const claiming = await (await lunasOf(context)).channels.claim();
    context.print(claiming, `${claiming.channels} channels are being claimed.`);
    return exit.done;
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
    const context = await openCommandContext(options, terminal);
    const refunded = await (await lunasOf(context)).channels.refund(channel, part);
    const { transaction, amount } = refunded.settlement;
    const rows = [
      ["channel", refunded.channel.channelId],
      ["given back", amountText(amount)],
      ["transaction", transaction],
    ];
    context.print(refunded, table(rows));
    return exit.done;
  },
});

export const channelsCommand: Command = {
  name: "channels",
  summary: "payers' deposits, of which each request charges a little",
  details: "The key (the profile's, or LUNAS_API_KEY) decides the merchant and the environment.",
  commands: [listCommand, showCommand, claimCommand, refundCommand],
};
