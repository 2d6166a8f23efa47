import type { SecretsReport, StoredSecrets } from "@lunas/database/stored-secrets";
import type { Actor } from "@lunas/domain/operations/audit-entry";
import type { Result } from "./result";
import { table } from "./table";

export type SecretsCommand =
  /** `retired`: the key to remove, or null. */
  { readonly kind: "secrets_status"; readonly retired: string | null } | { readonly kind: "secrets_reencrypt" };

export interface SecretsDeps {
  readonly secrets: StoredSecrets;
  /** The ids of `ENCRYPTION_KEYS`, the first one first. */
  readonly keyIds: readonly string[];
  readonly operator: Actor;
}

/** Shows how many secrets each key encrypts, or encrypts all of them with the first key. */
export async function runSecrets(deps: SecretsDeps, command: SecretsCommand): Promise<Result> {
  if (command.kind === "secrets_status") return statusOf(deps, await deps.secrets.inspect(), command.retired);
  const { rewritten, erased, unreadable } = await deps.secrets.reencrypt(deps.operator);
  const status = statusOf(deps, await deps.secrets.inspect(), null);
  const done = `${rewritten} secrets encrypted anew with ${deps.keyIds[0]}, ${erased} that nothing reads any more erased`;
  return { text: `${done}\n\n${status.text}`, isGood: status.isGood && unreadable.length === 0 };
}

/** The number of merchants that are named; the others are only counted. */
const mostNamed = 20;

function statusOf({ keyIds }: SecretsDeps, report: SecretsReport, retired: string | null): Result {
  const { byKey, unreadable } = report;
  const ids = [...new Set([...keyIds, ...byKey.map(({ keyId }) => keyId)])];
  const rows = ids.map((keyId) => {
    const { live = 0, over = 0 } = byKey.find((each) => each.keyId === keyId) ?? {};
    const at = keyIds.indexOf(keyId);
    return [
      keyId,
      at === 0 ? "encrypts" : at > 0 ? "decrypts" : "not there",
      String(live),
      String(over),
      needOf(at, live),
    ];
  });
  const named = unreadable.slice(0, mostNamed).join(", ");
  const more = unreadable.length > mostNamed ? ` and ${unreadable.length - mostNamed} more` : "";
  const read =
    unreadable.length === 0 ? "every live secret opens with these keys" : `no key opens the secrets of ${named}${more}`;
  const needed = retired !== null && byKey.some(({ keyId, live }) => keyId === retired && live > 0);
  const verdict = retired === null ? [] : [needed ? `${retired} is still needed` : `${retired} is needed by no secret`];
  return {
    text: [table(["key", "in ENCRYPTION_KEYS", "live secrets", "over", ""], rows), read, ...verdict].join("\n"),
    isGood: unreadable.length === 0 && !needed,
  };
}

function needOf(at: number, live: number): string {
  if (at === 0) return "";
  if (live > 0) return "needed";
  return at > 0 ? "may be taken out" : "";
}
