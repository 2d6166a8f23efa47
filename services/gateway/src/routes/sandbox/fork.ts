import { type Refusal, refuse } from "@lunas/domain/shared/refusal";
import type { SandboxReset, SandboxWallet } from "@lunas/protocol/api/sandbox";

/** The sandbox chain as a local fork, which a hosted test chain is not. */
export interface SandboxFork {
  reset(): Promise<SandboxReset | Refusal>;
  wallets(): Promise<SandboxWallet[] | Refusal>;
}

export interface SandboxForkDeps {
  /** null: the sandbox is a hosted test chain, which nobody resets and whose wallets nobody lists. */
  readonly fork: SandboxFork | null;
}

/** What a hosted test chain answers; `operation` in its own words, such as `reset`. */
export function notOnHostedChain(operation: string): Refusal {
  return refuse(
    "sandbox_operation_unsupported",
    `This sandbox is a hosted test chain: ${operation} needs a local fork.`,
  );
}
