import { Misuse } from "@lunas/command-line/misuse";
import { getMerchantStats, type Merchant } from "@lunas/protocol/api/merchant";
import { parse } from "@lunas/protocol/validate";
import { amountText } from "../amount-text";
import { type Command, defineCommand } from "../command";
import { inSession } from "../in-session";
import type { SignedIn } from "../keys/signed-in";
import { readMerchant, updateMerchant } from "../merchant-record";
import { sectionNamed } from "../section";
import { ask } from "../service";
import { table } from "../table";

const showCommand = defineCommand({
  name: "show",
  summary: "show your merchant's record",
  examples: ["npx @lunas/cli merchant show"],
  run: ({ options }, terminal) =>
    inSession(options, terminal, async (signedIn) => print(signedIn, await readMerchant(signedIn))),
});

const setCommand = defineCommand({
  name: "set",
  summary: "change your merchant's record",
  details: "What you do not name stays as it is. `npx @lunas/cli webhooks set` changes the webhook address.",
  options: {
    name: { value: "name", summary: "your business, as payers know it" },
    "default-token": { value: "token", summary: "the token that new demands name, such as IDRX" },
    "default-network": { value: "network", summary: "the network that new demands name, such as base" },
  },
  examples: ['npx @lunas/cli merchant set --name "Warung Maju"'],
  async run({ options }, terminal) {
    const { name, "default-token": token, "default-network": network } = options;
    const change = {
      ...(name === undefined ? {} : { name }),
      ...(token === undefined ? {} : { defaultToken: token }),
      ...(network === undefined ? {} : { defaultNetwork: network }),
    };
    if (Object.keys(change).length === 0) throw new Misuse("say what: --name, --default-token or --default-network");
    return inSession(options, terminal, async (signedIn) => print(signedIn, await updateMerchant(signedIn, change)));
  },
});

const statsCommand = defineCommand({
  name: "stats",
  summary: "show the sums of your confirmed payments and charges",
  details: "Without --environment: production if it has a confirmed payment, else the sandbox.",
  examples: ["npx @lunas/cli merchant stats --environment sandbox"],
  run: ({ options }, terminal) =>
    inSession(options, terminal, async ({ context, session }) => {
      const { environment } = options;
      const query = environment === undefined ? "" : `?environment=${sectionNamed(environment)}`;
      const call = { path: `/merchant/stats${query}`, headers: session } as const;
      const { body } = await ask(context.url, call, (value) => parse(getMerchantStats.responses[200], value));
      const { payments, volume, uniquePayers } = body.last30Days;
      const rows = [
        ["environment", body.environment],
        ["payments", String(body.totalPayments)],
        ["volume", amountText(body.totalVolume.IDRX)],
        ["payments of 30 days", `${payments}, from ${uniquePayers} payers`],
        ["volume of 30 days", amountText(volume.IDRX)],
        ...(body.charges === undefined ? [] : chargeRows(body.charges)),
      ];
      context.print(body, table(rows));
    }),
});

function chargeRows({ count, amount }: { readonly count: number; readonly amount: string }): string[][] {
  return [
    ["charges", String(count)],
    ["charged", amountText(amount)],
  ];
}

export const merchantCommand: Command = {
  name: "merchant",
  summary: "show or change your merchant's record, and show its sums",
  details: "Signs in with the merchant's wallet, or uses the session of `npx @lunas/cli login`.",
  commands: [showCommand, setCommand, statsCommand],
};

function print({ context }: SignedIn, merchant: Merchant): void {
  const { nextWallet, webhookUrl, webhookDisabledAt, website } = merchant;
  const rows: string[][] = [
    ["merchant", merchant.merchantId],
    ["name", merchant.name],
    ["email", merchant.email],
    ["website", website ?? "-"],
    ["wallet", merchant.walletAddress],
    ["webhooks", `${webhookUrl ?? "-"}${webhookDisabledAt === null ? "" : `, disabled since ${webhookDisabledAt}`}`],
    ["default token", merchant.defaultToken],
    ["default network", merchant.defaultNetwork],
    ["since", merchant.createdAt],
  ];
  if (nextWallet !== null) rows.push(["next wallet", `${nextWallet.walletAddress}, from ${nextWallet.effectiveAt}`]);
  context.print(merchant, table(rows));
}
