import { showPayout, showPayouts } from "../channels/show-charge";
import { type Command, defineCommand } from "../command";
import { withKey } from "../look-up";
import { pageOf, pageOptions } from "../page";

const listCommand = defineCommand({
  name: "list",
  summary: "list your payouts, newest first",
  options: pageOptions,
  examples: ["npx @lunas/cli payouts list"],
  async run({ options }, terminal) {
    const page = pageOf(options);
    return withKey(options, terminal, async (context, lunas) => showPayouts(context, await lunas.payouts.list(page)));
  },
});

const createCommand = defineCommand({
  name: "create",
  summary: "claim what is charged and pay it out, now",
  details:
    "Lunas pays out by itself: daily from 10,000 rupiah on, at once from 100,000 rupiah on, or from the amounts of your profile. This command pays out less, too. The payout is pending at first; `payouts list` shows its end, and a webhook reports it. The money goes from the contract to your wallet.",
  examples: ["npx @lunas/cli payouts create"],
  async run({ options }, terminal) {
    return withKey(options, terminal, async (context, lunas) => showPayout(context, await lunas.payouts.create()));
  },
});

export const payoutsCommand: Command = {
  name: "payouts",
  summary: "what your channels paid to your wallet",
  details: "The key (the profile's, or LUNAS_API_KEY) decides the merchant and the environment.",
  commands: [listCommand, createCommand],
};
