import { homedir } from "node:os";
import { join } from "node:path";
import { checkNames } from "@lunas/protocol/wire/check-names";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { SpendingStore } from "../pay/budget";
import { type OpenPayments, openPaymentsInMemory } from "../pay/open-payments";
import { openPaymentsFile } from "./open-payments-file";
import { spendingFile } from "./spending-file";

/**
 * Where an agent keeps its open payments and what it spent. `memory`: nowhere, so that a restart may pay again and has a whole new budget.
 * Default: `~/.lunas/agent`.
 */
export type AgentState = "memory" | { readonly folder: string };

export interface OpenedState {
  readonly openPayments: OpenPayments;
  /** Undefined: memory. */
  readonly spending: SpendingStore | undefined;
}

/** Opens nothing yet: the files are made with the first payment. Throws `invalid_option`. */
export function openState(state: AgentState | undefined, wallet: string, section: string): OpenedState {
  if (state === "memory") return { openPayments: openPaymentsInMemory(), spending: undefined };
  const folder = state === undefined ? defaultFolder() : folderOf(state);
  // Each wallet has its own budget in each environment.
  const file = (name: string) => join(folder, `${section}-${wallet.toLowerCase()}-${name}.json`);
  return { openPayments: openPaymentsFile(file("open")), spending: spendingFile(file("spent")) };
}

function defaultFolder(): string {
  return join(homedir(), ".lunas", "agent");
}

function folderOf(state: { readonly folder: string }): string {
  checkNames("state", state, ["folder"]);
  if (typeof state.folder === "string" && state.folder !== "") return state.folder;
  throw new LunasError('state must be "memory" or { folder: "…" }.', { code: "invalid_option" });
}
