import { type Command, defineCommand } from "../command";
import { openCommandContext } from "../command-context";
import { withKey } from "../look-up";
import { pageOf, pageOptions, periodOptions } from "../page";
import { checkOptions, createRefund } from "../refunds/create-refund";
import { showRefund, showRefunds } from "../refunds/show-refund";
import { statusOption } from "../status-option";

const createCommand = defineCommand({
  name: "create",
  summary: "give a payment, or a part of it, back to its payer",
  details: `The wallet that received the payment signs: that of the profile (LUNAS_MERCHANT_KEY), or an encrypted wallet file (--wallet),
whose password is asked, or taken from LUNAS_WALLET_PASSWORD (or LUNAS_WALLET_PASSWORD_FILE).

Before its first refund the wallet must approve Permit2: --approve does it, and the wallet pays the gas.

For another wallet, --print prints what to sign and stores nothing. Sign its typedData with eth_signTypedData_v4 within five
minutes, and send the signature with --prepared and --signature.

Before it signs, the command compares what the service asks for with the amount, the payer and the known contracts. The payer is
the one that the service shows; with --to it is the one of your own records.

Exit codes: 0 the refund is confirmed, 1 it is not, 3 its outcome is open: look it up, do not refund again yet.`,
  arguments: [{ name: "payment", summary: "its id, pay_…, or the hash of one of its transactions, 0x…" }],
  options: {
    rupiah: { value: "rupiah", summary: "whole rupiah, such as 2000 (default: all that remains)" },
    to: { value: "address", summary: "the payer, as your own records have it" },
    reason: { value: "text", summary: "for your own records, at most 500 characters" },
    wallet: { value: "keystore", summary: "an encrypted wallet file (JSON keystore)" },
    approve: { summary: "approve Permit2 from this wallet where it has not; it pays the gas" },
    print: { summary: "print what to sign" },
    prepared: { value: "file", summary: "what --print printed; with --signature" },
    signature: { value: "hex", summary: "the signature of what --print printed" },
  },
  examples: [
    'npx @lunas/cli refunds create pay_2hTz… --rupiah 2000 --reason "sold out"',
    "npx @lunas/cli refunds create pay_2hTz… --print > refund.json",
    "npx @lunas/cli refunds create pay_2hTz… --prepared refund.json --signature 0x…",
  ],
  async run({ words: [payment = ""], options }, terminal) {
    checkOptions(options);
    return createRefund(await openCommandContext(options, terminal), payment, options);
  },
});

const listCommand = defineCommand({
  name: "list",
  summary: "list your refunds, newest first",
  options: {
    payment: { value: "payment", summary: "of one payment" },
    status: statusOption("pending", "confirmed", "failed"),
    ...periodOptions,
    ...pageOptions,
  },
  examples: ["npx @lunas/cli refunds list --status pending"],
  async run({ options }, terminal) {
    const { payment: paymentId, status, since, until } = options;
    const page = pageOf(options);
    return withKey(options, terminal, async (context, lunas) =>
      showRefunds(context, await lunas.refunds.list({ paymentId, status, since, until, ...page })),
    );
  },
});

const showCommand = defineCommand({
  name: "show",
  summary: "show one refund",
  arguments: [{ name: "refund", summary: "its id, ref_…" }],
  examples: ["npx @lunas/cli refunds show ref_2hTz…"],
  async run({ words: [refund = ""], options }, terminal) {
    return withKey(options, terminal, async (context, lunas) => showRefund(context, await lunas.refunds.show(refund)));
  },
});

export const refundsCommand: Command = {
  name: "refunds",
  summary: "money back to your payers",
  details: "The key (the profile's, or LUNAS_API_KEY) decides the merchant and the environment.",
  commands: [createCommand, listCommand, showCommand],
};
