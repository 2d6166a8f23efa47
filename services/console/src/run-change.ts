import type { Actor } from "@lunas/domain/operations/audit-entry";
import { parseCommand } from "@lunas/ops/parse-command";
import { type CommandStores, runCommand } from "@lunas/ops/run-command";
import { type MerchantsDeps, runMerchants } from "@lunas/ops/run-merchants";

export interface ChangeResult {
  readonly text: string;
  readonly isGood: boolean;
}

export interface ChangeDeps {
  /** Stores that name the actor in their audit entries. */
  readonly stored: (actor: Actor) => CommandStores;
  readonly merchants: (actor: Actor) => Pick<MerchantsDeps, "approval">;
}

/**
 * The changes that operators make in the console, by the words of `lunas-ops`: it parses and runs them with the same
 * functions. Everything that cannot be undone, and everything that needs a key, is left to the command itself.
 */
export async function runChange(deps: ChangeDeps, operator: string, words: readonly string[]): Promise<ChangeResult> {
  const command = parseCommand(words);
  const actor: Actor = { kind: "operator", id: operator };
  switch (command.kind) {
    case "wrong":
      return { text: command.problem, isGood: false };
    case "pause":
    case "resume":
    case "suspend":
    case "restore":
      return await runCommand(deps.stored(actor), command);
    case "merchants_approve":
    case "merchants_unapprove":
      return await runMerchants({ ...deps.merchants(actor), erasure: noErasure }, command);
    default:
      return { text: "the console does not make this change: use lunas-ops", isGood: false };
  }
}

const noErasure: MerchantsDeps["erasure"] = {
  erase: () => Promise.reject(new Error("the console erases no merchant")),
};
