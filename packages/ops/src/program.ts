import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chains } from "@lunas/catalog/chains";
import type { Program } from "@lunas/command-line/command";
import { completionCommand } from "@lunas/command-line/completion";
import { type OpsCommand, type OpsDescription, type OpsPlace, opsCommand, type Work } from "./ops-command";
import {
  chainsDescriptions,
  channelsDescriptions,
  keysDescriptions,
  lanesDescriptions,
  merchantsDescriptions,
  otherDescriptions,
  paymentsDescriptions,
  recordsDescriptions,
} from "./ops-descriptions";

export type { OpsPlace } from "./ops-command";

const networks = chains.map(({ network }) => network).join(", ");

const notes = `Name a chain by its network (${networks}), a merchant by its id (mer_…), a payer by its address. A pause works with the
next request, a suspension within five seconds.

Settings: DATABASE_URL for every command; <CHAIN>_RPC_URLS for ledger, chains renew and payments resolve; ENCRYPTION_KEYS for secrets;
<CHAIN>_REFILL_DAILY_WEI for refills, as the settlers have it; LUNAS_OPERATOR for the audit log. Beside
\`npm start\`, \`npm run ops -- <command>\` and \`npm run ledger\` need no settings.

Exit codes: 0 success, 1 a refusal, a failure or a problem that was found, 2 wrong usage.`;

/** The `lunas-ops` command; `work` runs what was parsed. */
export function opsProgram(work: Work): Program<OpsPlace> {
  const leaves = (descriptions: readonly OpsDescription[]) => descriptions.map((each) => opsCommand(each, work));
  const group = (name: string, summary: string, descriptions: readonly OpsDescription[]): OpsCommand => ({
    ...{ name, summary },
    commands: leaves(descriptions),
  });
  return {
    name: "lunas-ops",
    typed: "lunas-ops",
    version: versionOf(),
    summary: "commands for the operator of Lunas",
    notes,
    everywhere: {
      json: { summary: "the result as JSON: {ok, result}" },
      by: {
        value: "name",
        summary: "who runs it, for the audit log (default: LUNAS_OPERATOR, or the user of this machine)",
      },
    },
    commands: [
      ...leaves(otherDescriptions),
      group("payments", "find, show and end payments that are pending", paymentsDescriptions),
      group("channels", "find channels that are not claimed, show one, and have it claimed", channelsDescriptions),
      group(
        "merchants",
        "list, show, approve or erase merchants, or give one a new wallet or e-mail address",
        merchantsDescriptions,
      ),
      group("keys", "the API keys of a merchant", keysDescriptions),
      group("lanes", "list and check the lanes, or retire one whose key is lost or stolen", lanesDescriptions),
      group("chains", "begin a sandbox chain anew that was lost", chainsDescriptions),
      group("secrets", "the encryption of stored secrets", recordsDescriptions.secrets),
      group("audit", "the log of every change", recordsDescriptions.audit),
      ...leaves(recordsDescriptions.ledger),
      ...leaves(recordsDescriptions.support),
      completionCommand("lunas-ops"),
    ],
  };
}

/** The version of Lunas. */
export function versionOf(): string {
  const manifest = JSON.parse(readFileSync(join(__dirname, "..", "package.json"), "utf8")) as { version: string };
  return manifest.version;
}
