import { exit } from "@lunas/command-line/exit-codes";
import { showPayout, showPayouts } from "../channels/show-charge";
import { type Command, defineCommand } from "../command";
import { openCommandContext } from "../command-context";
import { count } from "../count";
import { lunasOf } from "../look-up";

const listCommand = defineCommand({
  name: "list",
  summary: "list your payouts, newest first",
  options: {
    page: { value: "number", summary: "default: 1" },
    limit: { value: "number", summary: "so many to a page (default: 20)" },
  },
  examples: ["npx @lunas/cli payouts list"],
  async run({ options }, terminal) {
    const [page, limit] = [count("--page", options.page), count("--limit", options.limit)];
    const context = await openCommandContext(options, terminal);
    const { payouts } = await lunasOf(context);
    showPayouts(context, await payouts.list({ ...(page && { page }), ...(limit && { limit }) }));
    return exit.done;
  },
});

const createCommand = defineCommand({
  name: "create",
  summary: "claim what is charged and pay it out, now",
  details:
    "Lunas pays out by itself: daily from 10,000 rupiah on, at once from 100,000 rupiah on, or from the amounts of your profile. This command pays out less, too. The payout is pending at first; `payouts list` shows its end, and a webhook reports it. The money goes from the contract to your wallet.",
  examples: ["npx @lunas/cli payouts create"],
  async run({ options }, terminal) {
    const context = await openCommandContext(options, terminal);
    showPayout(context, await (await lunasOf(context)).payouts.create());
    return exit.done;
  },
});

export const payoutsCommand: Command = {
  name: "payouts",
  summary: "what your channels paid to your wallet",
  details: "The key (the profile's, or LUNAS_API_KEY) decides the merchant and the environment.",
  commands: [listCommand, createCommand],
};
