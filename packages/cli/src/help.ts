import { commands } from "./commands";
import { table } from "./table";

export const help = `lunas: payments in rupiah from the command line

Usage: lunas <command> [options]

${table(commands.map(({ name, summary }) => [`  ${name}`, summary]))}

For every command:
  --help                what it takes, with examples
  --json                the result as JSON, on standard output; progress and failures go to standard error
  --url <url>           the service (default: LUNAS_URL, else where you registered, else http://localhost:3402)
  --profile <file>      where your keys are kept (default: LUNAS_PROFILE, else ~/.lunas/profile.json)

Secrets are never typed: they come from the profile, from LUNAS_API_KEY, LUNAS_MERCHANT_KEY and LUNAS_PAYER_KEY, or from the
files that LUNAS_API_KEY_FILE, LUNAS_MERCHANT_KEY_FILE and LUNAS_PAYER_KEY_FILE name.

Exit codes: 0 done, 1 it did not work, 2 not understood, 3 the outcome of a payment is open: look it up, do not pay anew.

Begin with:
  lunas register --email you@shop.example --name "Your shop"
  lunas fund
  lunas doctor`;
