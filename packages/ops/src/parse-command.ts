import type { Network } from "@lunas/catalog/chain";
import { chains } from "@lunas/catalog/chains";
import { toAddress } from "@lunas/chain/address";
import { type PauseScope, pauseScopes } from "@lunas/domain/payment/pause";
import type { MerchantId } from "@lunas/domain/shared/id";
import { type AuditCommand, parseAudit } from "./parse-audit";
import { isMerchantId, type MerchantsCommand, parseMerchants } from "./parse-merchants";
import { type PaymentsCommand, parsePayments, type WrongCommand } from "./parse-payments";
import { parseSecrets } from "./parse-secrets";
import type { SecretsCommand } from "./run-secrets";

/** `shown`: the subject as the operator wrote it; a chain is stored by its id. */
interface Subject {
  readonly scope: PauseScope;
  readonly subject: string;
  readonly shown: string;
}

export type Command =
  | (Subject & { readonly kind: "pause"; readonly reason: string })
  | (Subject & { readonly kind: "resume" })
  | { readonly kind: "pauses" }
  | { readonly kind: "suspend" | "restore"; readonly merchantId: MerchantId }
  | { readonly kind: "gas"; readonly days: number }
  /** Null: every chain with an RPC. */
  | { readonly kind: "ledger"; readonly network: Network | null }
  | PaymentsCommand
  | SecretsCommand
  | AuditCommand
  | MerchantsCommand
  | WrongCommand;

export const usage = `lunas-ops <command>

  pause <chain|merchant|payer> <which> [reason …]   no new payments of it; what is in flight goes on to its end
  resume <chain|merchant|payer> <which>             takes that back
  pauses                                            what is paused, since when, and why
  suspend <merchant>                                none of its keys and sessions works any more
  restore <merchant>                                takes that back
  merchants approve <merchant>                      it has the whole of a merchant's gas, and production keys where they need approval
  merchants unapprove <merchant>                    takes that back; production keys that it has go on working
  merchants set-wallet <merchant> <wallet> --because <text> [--by <name>]
                                                    for a merchant that has lost its wallet: at once, and payments to the
                                                    old one are refused; drops what is announced
  gas [days]                                        what each merchant's settlements have cost, day by day (7)
  payments stuck [seconds] [network]                what has been pending for so long (60), and why
  payments show <payment|hash>                      everything that the rows know of it
  payments resolve <payment> confirmed <hash> <log> [--because <text>] [--by <name>]
  payments resolve <payment> failed <code> [--because <text>] [--by <name>]
                                                    ends a pending payment by what the chain shows; --because: the
                                                    argument for what it cannot show. Never changes what has ended
  merchants erase <merchant>                        removes a suspended merchant's personal data for good; keeps the books
  secrets status [key]                              which encryption key how many secrets need, and whether each opens; exits 1
                                                    if one does not, or if <key> is still needed
  secrets reencrypt                                 encrypts every secret with the first of ENCRYPTION_KEYS
  audit [count]                                     who has changed what, newest first (20)
  audit verify [--head <position>:<hash>]           proves that no entry was changed or removed since it was chained, and
                                                    that the chain goes through a head that was told before; exits 1 if not
  ledger [network]                                  proves that every nonce has one owner, and that chain, rows and
                                                    events agree; exits 1 if they do not

A chain is named by its network (${chains.map(({ network }) => network).join(", ")}), a merchant by its id, a payer by its address.
Pausing and suspending work within five seconds on every gateway. Settings: DATABASE_URL, <CHAIN>_RPC_URLS for the ledger and for
resolving, ENCRYPTION_KEYS for secrets.`;

/** Parses the words of the command line. */
export function parseCommand(words: readonly string[]): Command {
  const [name, ...rest] = words;
  switch (name) {
    case "pause": {
      const subject = subjectOf(rest);
      return "problem" in subject ? subject : { kind: name, ...subject, reason: rest.slice(2).join(" ") };
    }
    case "resume": {
      const subject = subjectOf(rest);
      return "problem" in subject ? subject : { kind: name, ...subject };
    }
    case "pauses":
      return { kind: name };
    case "suspend":
    case "restore":
      return isMerchantId(rest[0])
        ? { kind: name, merchantId: rest[0] }
        : wrong(`${name} wants a merchant's id: mer_…`);
    case "gas":
      return parseGas(rest[0] ?? "7");
    case "payments":
      return parsePayments(rest);
    case "secrets":
      return parseSecrets(rest);
    case "audit":
      return parseAudit(rest);
    case "merchants":
      return parseMerchants(rest);
    case "ledger":
      return parseLedger(rest[0]);
    default:
      return wrong(name === undefined ? "a command is missing" : `there is no command ${name}`);
  }
}

function parseGas(days: string): Command {
  return /^[1-9]\d{0,3}$/.test(days) ? { kind: "gas", days: Number(days) } : wrong("gas wants a number of days");
}

function parseLedger(name: string | undefined): Command {
  if (name === undefined) return { kind: "ledger", network: null };
  const chain = chains.find(({ network }) => network === name);
  return chain === undefined ? wrong(`there is no network ${name}`) : { kind: "ledger", network: chain.network };
}

function subjectOf([scope, shown = ""]: readonly string[]): Subject | Extract<Command, { kind: "wrong" }> {
  const known = pauseScopes.find((each) => each === scope);
  if (known === undefined) return wrong(`what is it: ${pauseScopes.join(", ")}?`);
  const subject = kept[known](shown);
  return subject === null ? wrong(`"${shown}" is no ${known}`) : { scope: known, subject, shown };
}

/** The stored form of each subject. */
const kept: Readonly<Record<PauseScope, (shown: string) => string | null>> = {
  chain: (shown) => chains.find(({ network }) => network === shown)?.chainId.toString() ?? null,
  merchant: (shown) => (isMerchantId(shown) ? shown : null),
  payer: toAddress,
};

function wrong(problem: string): Extract<Command, { kind: "wrong" }> {
  return { kind: "wrong", problem };
}
