import { chargeLine, showCharge, showCharges } from "../channels/show-charge";
import { type Command, defineCommand } from "../command";
import { count } from "../count";
import { withKey } from "../look-up";
import { periodOptions } from "../page";
import { jsonLine } from "../safe-text";

const place = { value: "chg_…", summary: "only what follows this charge" } as const;
const channelOption = { value: "id", summary: "only charges of this channel" } as const;

const listCommand = defineCommand({
  name: "list",
  summary: "list your charges, oldest first",
  options: {
    after: place,
    channel: channelOption,
    since: periodOptions.since,
    limit: { value: "number", summary: "so many at most (default: 20, at most 100)" },
  },
  examples: ["npx @lunas/cli charges list --since 2026-01-31T00:00:00Z"],
  async run({ options }, terminal) {
    const { after, channel, since } = options;
    const limit = count("--limit", options.limit);
    return withKey(options, terminal, async (context, lunas) =>
      showCharges(context, await lunas.charges.list({ after, channel, since, limit })),
    );
  },
});

const followCommand = defineCommand({
  name: "follow",
  summary: "print your charges, and go on with new ones until Ctrl-C",
  details:
    "In order and without gaps. With --json each line is one charge. Give the last id that you handled as --after, to go on after it.",
  options: { after: place, channel: channelOption },
  examples: ["npx @lunas/cli charges follow --after chg_2hTz… --json"],
  endsItself: true,
  async run({ options }, terminal) {
    const { after, channel } = options;
    return withKey(options, terminal, async (context, lunas) => {
      const { charges } = lunas;
      for await (const charge of charges.follow({ after, channel, signal: terminal.signal })) {
        terminal.say(context.isJson ? jsonLine(charge) : chargeLine(charge));
      }
    });
  },
});

const voidCommand = defineCommand({
  name: "void",
  summary: "take back a charge that you could not serve",
  details: "Within 24 hours, while no claim covers it. The payer can be charged for it again.",
  arguments: [{ name: "charge", summary: "its id, chg_…" }],
  examples: ["npx @lunas/cli charges void chg_2hTz…"],
  async run({ words: [charge = ""], options }, terminal) {
    return withKey(options, terminal, async (context, lunas) => showCharge(context, await lunas.charges.void(charge)));
  },
});

export const chargesCommand: Command = {
  name: "charges",
  summary: "what your channels were charged for",
  details: "The key (the profile's, or LUNAS_API_KEY) decides the merchant and the environment.",
  commands: [listCommand, followCommand, voidCommand],
};
