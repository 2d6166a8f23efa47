import { walletOf } from "@lunas/client/wallet";
import { exit } from "@lunas/command-line/exit-codes";
import { Misuse } from "@lunas/command-line/misuse";
import { amountText } from "../amount-text";
import { defineCommand } from "../command";
import { apiKeyOf, openCommandContext } from "../command-context";
import { fundWallet } from "../fund-wallet";
import { givenRupiah } from "../given-rupiah";
import { payerKeyOf } from "../payer-wallet";
import { table } from "../table";

export const fundCommand = defineCommand({
  name: "fund",
  summary: "play money for a sandbox wallet",
  details: `Waits until the money has arrived. Without --to it goes to the wallet that \`npx @lunas/cli pay\` pays from; the command makes
that wallet and stores it in the profile if there is none.`,
  arguments: [
    { name: "rupiah", isOptional: true, summary: "whole rupiah (default: 25000); with --token ETH so much ETH" },
  ],
  options: {
    to: { value: "address", summary: "another wallet" },
    token: {
      value: "token",
      choices: ["IDRX", "ETH"],
      summary: "IDRX (default) or ETH, for gas; a payment needs none",
    },
  },
  examples: [
    "npx @lunas/cli fund",
    "npx @lunas/cli fund 100000 --to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
    "npx @lunas/cli fund 0.01 --token ETH",
  ],
  async run({ words: [wanted = "25000"], options }, terminal) {
    const { token = "IDRX" } = options;
    const amount = token === "ETH" ? wanted : wholeRupiah(wanted);
    if (!/^[0-9.]+$/.test(amount)) throw new Misuse("with --token ETH the sum must be ETH, such as 0.01");
    const context = await openCommandContext(options, terminal);
    const apiKey = await apiKeyOf(context);
    const address = options.to ?? walletOf(await payerKeyOf(context)).address;
    context.progress(`sending ${token === "ETH" ? `${amount} ETH` : amountText(`${amount}00`)} to ${address}`);
    const funded = await fundWallet(context.url, apiKey, { address, amount, token });
    const balance = token === "ETH" ? `${funded.balance} wei` : amountText(funded.balance);
    context.print(
      funded,
      table([
        ["wallet", funded.address],
        ["balance", balance],
        ["transaction", funded.txHash],
      ]),
    );
    return exit.done;
  },
});

/** The faucet gives no sen. */
function wholeRupiah(given: string): string {
  const rupiah = givenRupiah("the sum", given);
  if (rupiah.includes(".")) throw new Misuse("the sum must be whole rupiah without sen, such as 25000");
  return rupiah;
}
