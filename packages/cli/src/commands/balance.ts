import { exit } from "@lunas/command-line/exit-codes";
import { Misuse } from "@lunas/command-line/misuse";
import { PublicConfig } from "@lunas/protocol/api/config";
import { parse } from "@lunas/protocol/validate";
import { amountText } from "../amount-text";
import { askChain, balanceCall, quantityOf, unreadable } from "../ask-chain";
import { defineCommand } from "../command";
import { type CommandContext, openCommandContext } from "../command-context";
import { ask } from "../service";
import { table } from "../table";

export const balanceCommand = defineCommand({
  name: "balance",
  summary: "what your wallets have",
  details: `Reads the chain: the wallet that \`npx @lunas/cli pay\` pays from, and the merchant's, which receives the money. Lunas itself
holds no money.`,
  arguments: [{ name: "address", isOptional: true, summary: "another wallet instead" }],
  options: {
    network: { value: "network", summary: "the network; default: the sandbox's, or that of --environment" },
  },
  examples: [
    "npx @lunas/cli balance",
    "npx @lunas/cli balance 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 --network base",
  ],
  async run({ words: [address], options }, terminal) {
    const context = await openCommandContext(options, terminal);
    const wallets = walletsOf(context, address);
    const { networks } = (await ask(context.url, { path: "/config" }, (value) => parse(PublicConfig, value))).body;
    const section = context.environment ?? "sandbox";
    const network = networks.find((each) =>
      options.network === undefined ? each.environment === section : each.network === options.network,
    );
    const names = networks.map((each) => each.network).join(", ");
    if (network === undefined)
      throw new Misuse(`the service has no network "${options.network ?? section}"; it has ${names}`);
    const { IDRX: token = "" } = network.tokens;
    const answers = await askChain(
      network.rpcUrl,
      wallets.flatMap((wallet) => [
        balanceCall(token, wallet.address, "latest"),
        ["eth_getBalance", [wallet.address, "latest"]] as const,
      ]),
    );
    const balances = wallets.map((wallet, index) => {
      const [idrx, wei] = [quantityOf(answers[2 * index]), quantityOf(answers[2 * index + 1])];
      if (idrx === null || wei === null) throw unreadable(network.rpcUrl, "it gave no balance");
      return { ...wallet, network: network.network, amount: String(idrx), wei: String(wei) };
    });
    const rows = balances.map((each) => [
      each.whose,
      each.address,
      amountText(each.amount),
      `${inEther(each.wei)} ETH`,
    ]);
    context.print({ balances }, table([["wallet", "address", `IDRX on ${network.network}`, "for gas"], ...rows]));
    return exit.done;
  },
});

interface Wallet {
  readonly whose: "payer" | "merchant" | "given";
  readonly address: string;
}

function walletsOf({ profile, profileFile }: CommandContext, given: string | undefined): readonly Wallet[] {
  if (given !== undefined) {
    if (!/^0x[0-9a-fA-F]{40}$/.test(given))
      throw new Misuse("the wallet must be an address: 0x and 40 hexadecimal digits");
    return [{ whose: "given", address: given }];
  }
  const { payerAddress, merchantAddress } = profile;
  const own: readonly Wallet[] = [
    ...(payerAddress === undefined ? [] : [{ whose: "payer", address: payerAddress } as const]),
    ...(merchantAddress === undefined ? [] : [{ whose: "merchant", address: merchantAddress } as const]),
  ];
  if (own.length > 0) return own;
  throw new Misuse(
    `there is no wallet in ${profileFile}: run \`npx @lunas/cli register\` or \`npx @lunas/cli fund\`, or give an address`,
  );
}

/** Up to six digits after the point; what is less is cut. */
function inEther(wei: string): string {
  const micro = BigInt(wei) / 10n ** 12n;
  return `${micro / 1_000_000n}.${String(micro % 1_000_000n).padStart(6, "0")}`;
}
