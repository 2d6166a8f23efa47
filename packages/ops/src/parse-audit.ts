import type { ChainHead } from "@lunas/domain/operations/audit-chain";
import type { WrongCommand } from "./parse-payments";

export type AuditCommand =
  | { readonly kind: "audit"; readonly count: number }
  /** Null: no earlier head was given. */
  | { readonly kind: "audit_verify"; readonly head: ChainHead | null };

/** `audit list [count]` and `audit verify [--head <position>:<hash>]`. */
export function parseAudit(words: readonly string[]): AuditCommand | WrongCommand {
  const [first = "20", ...rest] = words[0] === "list" ? words.slice(1) : words;
  if (first === "verify") return parseVerify(rest);
  if (!/^[1-9]\d{0,3}$/.test(first) || rest.length > 0) return wrong("audit wants a number of entries, or verify");
  return { kind: "audit", count: Number(first) };
}

function parseVerify([option, given = "", ...more]: readonly string[]): AuditCommand | WrongCommand {
  if (option === undefined) return { kind: "audit_verify", head: null };
  const [, position, hash] = /^([1-9]\d{0,17}):([0-9a-f]{64})$/.exec(given) ?? [];
  if (option !== "--head" || position === undefined || hash === undefined || more.length > 0)
    return wrong(
      "audit verify wants nothing more, or --head <position>:<hash> as a log line or an earlier run told it",
    );
  return { kind: "audit_verify", head: { position: BigInt(position), hash } };
}

function wrong(problem: string): WrongCommand {
  return { kind: "wrong", problem };
}
