import { type Refusal, refuse } from "@lunas/domain/shared/refusal";
import type { SandboxReset, SandboxWallet } from "@lunas/protocol/api/sandbox";

/** The sandbox chain as a local fork, not a hosted test chain. */
export interface SandboxFork {
  reset(): Promise<SandboxReset | Refusal>;
  wallets(): Promise<SandboxWallet[] | Refusal>;
}

export interface SandboxForkDeps {
  /** Null: the sandbox is a hosted test chain, without resets and without test wallets. */
  readonly fork: SandboxFork | null;
  readonly hasSandbox: boolean;
}

/** The refusal without a fork; `operation` names the operation, such as `a reset`. */
export function needsFork({ hasSandbox }: SandboxForkDeps, operation: string): Refusal {
  if (!hasSandbox) return refuse("sandbox_operation_unsupported", "This service has no sandbox.");
  return refuse(
    "sandbox_operation_unsupported",
    `This sandbox is a hosted test chain: ${operation} needs a local fork.`,
  );
}
