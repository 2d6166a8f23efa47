import type { AuditLog } from "@lunas/domain/operations/audit-entry";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { resetSandbox as operation } from "@lunas/protocol/api/sandbox";
import { keyAuthor } from "../../http/author";
import { route } from "../../http/route";
import { notOnHostedChain, type SandboxForkDeps } from "./fork";

export interface ResetDeps extends SandboxForkDeps {
  readonly audit: Pick<AuditLog, "record">;
}

/** Resets the local sandbox fork. */
export const resetSandbox = ({ fork, audit }: ResetDeps) =>
  route(operation, async ({ caller, context }) => {
    if (fork === null) return notOnHostedChain("a reset");
    const reset = await fork.reset();
    if (isRefusal(reset)) return reset;
    const { actor, origin } = keyAuthor(caller, context);
    const { chainId, blockNumber } = reset;
    await audit.record({
      ...{ actor, action: "sandbox.reset", target: `chain:${chainId}`, merchantId: caller.merchant.id },
      ...{ details: { blockNumber }, personal: origin },
    });
    return { status: 200, body: reset };
  });
