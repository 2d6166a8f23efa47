import { type Command, defineCommand } from "../command";
import { openCommandContext } from "../command-context";
import { givenRupiah } from "../given-rupiah";
import { captureHold } from "../holds/capture-hold";
import { showHold, showHolds } from "../holds/show-hold";
import { withKey } from "../look-up";
import { pageOf, pageOptions, periodOptions } from "../page";
import { statusOption } from "../status-option";

const ofHold = [{ name: "hold", summary: "its id, hld_…" }] as const;

const listCommand = defineCommand({
  name: "list",
  summary: "list your holds, newest first",
  options: {
    status: statusOption("held", "captured", "released", "expired"),
    ...periodOptions,
    ...pageOptions,
  },
  examples: ["npx @lunas/cli holds list --status held"],
  async run({ options }, terminal) {
    const { status, since, until } = options;
    const page = pageOf(options);
    return withKey(options, terminal, async (context, lunas) =>
      showHolds(context, await lunas.holds.list({ status, since, until, ...page })),
    );
  },
});

const showCommand = defineCommand({
  name: "show",
  summary: "show one hold",
  arguments: ofHold,
  examples: ["npx @lunas/cli holds show hld_2hTz…"],
  async run({ words: [hold = ""], options }, terminal) {
    return withKey(options, terminal, async (context, lunas) => showHold(context, await lunas.holds.show(hold)));
  },
});

const captureCommand = defineCommand({
  name: "capture",
  summary: "charge what was used of a hold, once",
  details: `A hold has one capture. The same command with the same amount gets the outcome of that capture; another amount is refused.
To charge nothing, release the hold.

Exit codes: 0 the charge is paid, 1 it is not, 3 its outcome is open: give the same command again, with the same amount.`,
  arguments: [...ofHold, { name: "rupiah", summary: "whole rupiah, such as 1250, at most the maximum" }],
  examples: ["npx @lunas/cli holds capture hld_2hTz… 1250"],
  async run({ words: [hold = "", given = ""], options }, terminal) {
    const rupiah = givenRupiah("the amount to capture", given);
    return captureHold(await openCommandContext(options, terminal), hold, rupiah);
  },
});

const releaseCommand = defineCommand({
  name: "release",
  summary: "end a hold without a charge",
  details:
    "The payer's money is free again. The payer's signature stays used up: for another hold the payer signs anew.",
  arguments: ofHold,
  examples: ["npx @lunas/cli holds release hld_2hTz…"],
  async run({ words: [hold = ""], options }, terminal) {
    return withKey(options, terminal, async (context, lunas) => showHold(context, await lunas.holds.release(hold)));
  },
});

export const holdsCommand: Command = {
  name: "holds",
  summary: "payers' maximums, of which you charge what was used",
  details: "The key (the profile's, or LUNAS_API_KEY) decides the merchant and the environment.",
  commands: [listCommand, showCommand, captureCommand, releaseCommand],
};
