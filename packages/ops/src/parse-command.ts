import type { Network } from "@lunas/catalog/chain";
import { chains } from "@lunas/catalog/chains";
import { toAddress } from "@lunas/chain/address";
import { type PauseScope, pauseScopes } from "@lunas/domain/payment/pause";
import type { MerchantId } from "@lunas/domain/shared/id";
import { type AuditCommand, parseAudit } from "./parse-audit";
import { parseChains, type RenewChainCommand } from "./parse-chains";
import { type ChannelsCommand, parseChannels } from "./parse-channels";
import { type LanesCommand, parseLanes } from "./parse-lanes";
import { type MerchantsCommand, parseMerchants } from "./parse-merchants";
import { type PaymentsCommand, parsePayments, type WrongCommand } from "./parse-payments";
import { isMerchantId, parseKeys, parseRefills, type QueryCommand } from "./parse-queries";
import { parseSecrets } from "./parse-secrets";
import type { SecretsCommand } from "./run-secrets";
import { parseSupport, type SupportCommand } from "./support/parse-support";

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
  | ChannelsCommand
  | SecretsCommand
  | AuditCommand
  | MerchantsCommand
  | QueryCommand
  | LanesCommand
  | RenewChainCommand
  | SupportCommand
  | WrongCommand;

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
    case "channels":
      return parseChannels(rest);
    case "secrets":
      return parseSecrets(rest);
    case "audit":
      return parseAudit(rest);
    case "merchants":
      return parseMerchants(rest);
    case "keys":
      return parseKeys(rest);
    case "refills":
      return parseRefills(rest);
    case "lanes":
      return parseLanes(rest);
    case "chains":
      return parseChains(rest);
    case "ledger":
      return parseLedger(rest[0]);
    case "support-bundle":
      return parseSupport(rest);
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
  return chain === undefined
    ? wrong(`there is no network ${name}; there are ${chains.map(({ network }) => network).join(", ")}`)
    : { kind: "ledger", network: chain.network };
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
