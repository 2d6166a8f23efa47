import type { Program } from "@lunas/command-line/command";
import { completionCommand } from "@lunas/command-line/completion";
import { everywhere } from "./command";
import { commands } from "./commands";
import type { Terminal } from "./terminal";
import { version } from "./version";

const notes = `Never type secrets: they come from the profile, from LUNAS_API_KEY, LUNAS_MERCHANT_KEY and LUNAS_PAYER_KEY, or from the
files in LUNAS_API_KEY_FILE, LUNAS_MERCHANT_KEY_FILE and LUNAS_PAYER_KEY_FILE.

Exit codes: 0 success, 1 failure, 2 wrong usage, 3 the outcome of a payment is open: look it up, do not pay again.

Begin with:
  npx @lunas/cli register --email you@shop.example --name "Your shop"
  npx @lunas/cli fund
  npx @lunas/cli doctor`;

/** The `lunas` command. Its help, its documents and its completion follow from this description. */
export const program: Program<Terminal> = {
  name: "lunas",
  typed: "npx @lunas/cli",
  version,
  summary: "payments in rupiah from the command line",
  notes,
  everywhere,
  commands: [...commands, completionCommand("lunas")],
};
