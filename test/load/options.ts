import { parseArgs } from "node:util";

export interface LoadOptions {
  /** The gateway, without a slash at the end. */
  readonly url: string;
  readonly key: string;
  /** Payments a second, on average. */
  readonly rate: number;
  readonly seconds: number;
  readonly network: string | null;
  /** Null: as many as the rate needs. */
  readonly payers: number | null;
  /** Whole rupiah of each payment. */
  readonly rupiah: number;
  /** Where the payers approve Permit2; null: the endpoint that the deployment names, if its host is that of `url`. */
  readonly rpcUrl: string | null;
  /** A file with private keys of wallets that have money and have approved Permit2. */
  readonly payerKeys: string | null;
  readonly realMoney: boolean;
  readonly refusalsOk: boolean;
}

/** What was typed cannot be used: `message` says why. */
export class WrongUse extends Error {}

const most = { rate: 5_000, seconds: 600, payments: 50_000, payers: 200, rupiah: 100_000 };

export const help = `Usage: npm run load -- --url <url> --key <key> --rate <n> [options]

Pays a merchant of a deployment at a fixed open rate: the next payment is sent when it is due, whether those before it are
answered or not. Then it prints latencies, refusals by code and reason, late starts, and one line with the result.

  --url <url>          the gateway, e.g. http://localhost:3402
  --key <key>          a secret key of the merchant who is paid; without it LUNAS_API_KEY
  --rate <n>           payments a second, on average; at most ${most.rate}
  --seconds <n>        how long payments are sent (default: 30, at most ${most.seconds})
  --network <name>     a network of the deployment (default: that of its sandbox)
  --payers <n>         wallets that pay (default: one for every 10 payments a second, at most ${most.payers})
  --rupiah <n>         whole rupiah of each payment (default: 10)
  --rpc <url>          where the payers approve Permit2, if that is another host than --url
  --payer-keys <file>  private keys of wallets that pay, one a line: they have money and have approved Permit2
  --real-money         allows a network that is no sandbox; needs --payer-keys
  --refusals-ok        refusals that say "later" (429, 503) are no reason to fail
  --help

Nothing is sent to any host but that of --url, and --rpc where you give it. In a sandbox the faucet gives the payers their
money, and each of them approves Permit2 once.

Exit codes: 0 each payment was paid (or refused, with --refusals-ok) at the rate that was asked for; 1 something else
happened; 2 wrong usage.`;

/** The options of a command line; null: the help is wanted. Throws `WrongUse`. */
export function parseOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>) {
  const { values } = parsed(args);
  if (values.help) return null;
  const text = (name: "network" | "rpc" | "payer-keys") => values[name] ?? null;
  const options: LoadOptions = {
    url: urlOf("--url", values.url).replace(/\/$/, ""),
    key: secretKey(values.key ?? env.LUNAS_API_KEY),
    rate: numberOf("--rate", values.rate, most.rate),
    seconds: numberOf("--seconds", values.seconds ?? "30", most.seconds),
    network: text("network"),
    payers: values.payers === undefined ? null : wholeOf("--payers", values.payers, most.payers),
    rupiah: wholeOf("--rupiah", values.rupiah ?? "10", most.rupiah),
    rpcUrl: values.rpc === undefined ? null : urlOf("--rpc", values.rpc),
    payerKeys: text("payer-keys"),
    realMoney: values["real-money"] === true,
    refusalsOk: values["refusals-ok"] === true,
  };
  if (options.rate * options.seconds > most.payments)
    throw new WrongUse(`--rate times --seconds is at most ${most.payments} payments: choose less of one of them`);
  if (options.realMoney && options.payerKeys === null)
    throw new WrongUse("--real-money needs --payer-keys: no faucet gives real money");
  return options;
}

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        ...{ url: text, key: text, rate: text, seconds: text, network: text, payers: text, rupiah: text, rpc: text },
        ...{ "payer-keys": text, "real-money": flag, "refusals-ok": flag, help: flag },
      },
    });
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message : String(error));
  }
}

function urlOf(name: string, given: string | undefined): string {
  const url = given !== undefined && URL.canParse(given) ? new URL(given) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new WrongUse(`${name} must be an address such as http://localhost:3402`);
  if (url.username !== "" || url.password !== "") throw new WrongUse(`${name} must not contain a name or a password`);
  return url.href;
}

function secretKey(given: string | undefined): string {
  if (given === undefined || given === "") throw new WrongUse("--key is missing: a secret key of the merchant");
  if (given.startsWith("ipk_pub_")) throw new WrongUse("--key is a publishable key: use a secret one");
  return given;
}

function numberOf(name: string, given: string | undefined, largest: number): number {
  const number = Number(given);
  if (given === undefined || !(number > 0 && number <= largest))
    throw new WrongUse(`${name} must be a number above 0, at most ${largest}`);
  return number;
}

function wholeOf(name: string, given: string, largest: number): number {
  const number = numberOf(name, given, largest);
  if (!Number.isInteger(number)) throw new WrongUse(`${name} must be a whole number`);
  return number;
}
