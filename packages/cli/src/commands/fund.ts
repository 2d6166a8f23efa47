import { parseRupiah } from "@lunas/client";
import { walletOf } from "@lunas/client/wallet";
import { amountText } from "../amount-text";
import type { Command } from "../command";
import { apiKeyOf, openCommandContext } from "../command-context";
import { exit } from "../exit-codes";
import { fundWallet } from "../fund-wallet";
import { Misuse } from "../misuse";
import { payerKeyOf } from "../payer-wallet";
import { atMost, readOptions, text } from "../read-options";
import { table } from "../table";

const help = `lunas fund: play money for a sandbox wallet

Usage: lunas fund [amount] [--to <address>] [--token ETH]

Waits until the money has arrived. Without --to it goes to the wallet that \`lunas pay\` pays from; the command makes that
wallet and stores it in the profile if there is none.

  amount                whole rupiah (default: 25000), or ETH with decimals
  --to <address>        another wallet
  --token <token>       IDRX (default) or ETH, for gas; a payment needs none

Examples:
  lunas fund
  lunas fund 100000 --to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8
  lunas fund 0.01 --token ETH`;

export const fundCommand: Command = {
  name: "fund",
  summary: "play money for a sandbox wallet",
  help,
  async run(given, terminal) {
    const { values, positionals } = readOptions(given, { to: text, token: text });
    const [wanted = "25000"] = atMost(1, positionals);
    const token = values.token ?? "IDRX";
    if (token !== "IDRX" && token !== "ETH") throw new Misuse("--token must be IDRX or ETH");
    const amount = token === "ETH" ? wanted : parseRupiah(wanted);
    if (amount === undefined || !/^[0-9.]+$/.test(amount)) {
      throw new Misuse('the amount must be whole rupiah, such as "25000", or ETH with decimals');
    }
    const context = await openCommandContext(values, terminal);
    const apiKey = await apiKeyOf(context);
    const address = values.to ?? walletOf(await payerKeyOf(context)).address;
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
};
