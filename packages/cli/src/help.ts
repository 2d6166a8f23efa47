import { commands } from "./commands";
import { table } from "./table";

export const help = `lunas: payments in rupiah from the command line

Usage: lunas <command> [options]

${table(commands.map(({ name, summary }) => [`  ${name}`, summary]))}

For every command:
  --help                its usage and options, with examples
  --json                the result as JSON, on standard output; progress and failures go to standard error
  --url <url>           the service (default: LUNAS_URL, else where you registered, else http://localhost:3402)
  --profile <file>      where your keys are stored (default: LUNAS_PROFILE, else ~/.lunas/profile.json)

Never type secrets: they come from the profile, from LUNAS_API_KEY, LUNAS_MERCHANT_KEY and LUNAS_PAYER_KEY, or from the
files in LUNAS_API_KEY_FILE, LUNAS_MERCHANT_KEY_FILE and LUNAS_PAYER_KEY_FILE.

Exit codes: 0 success, 1 failure, 2 wrong usage, 3 the outcome of a payment is open: look it up, do not pay again.

Begin with:
  lunas register --email you@shop.example --name "Your shop"
  lunas fund
  lunas doctor`;
