import type { AuditLog, Author } from "@lunas/domain/operations/audit-entry";
import type { MerchantId } from "@lunas/domain/shared/id";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { resetSandboxInSession as inSession, resetSandbox as operation } from "@lunas/protocol/api/sandbox";
import { keyAuthor, sessionAuthor } from "../../http/author";
import { route } from "../../http/route";
import { needsFork, type SandboxForkDeps } from "./fork";

export interface ResetDeps extends SandboxForkDeps {
  readonly audit: Pick<AuditLog, "record">;
}

/** Resets the local sandbox fork. */
export const resetSandbox = (deps: ResetDeps) =>
  route(operation, ({ caller, context }) => reset(deps, caller.merchant.id, keyAuthor(caller, context)));

/** The same for the dashboard, which holds no key. */
export const resetSandboxInSession = (deps: ResetDeps) =>
  route(inSession, ({ caller, context }) => reset(deps, caller.merchant.id, sessionAuthor(caller, context)));

async function reset(deps: ResetDeps, merchantId: MerchantId, { actor, origin }: Author) {
  const { fork, audit } = deps;
  if (fork === null) return needsFork(deps, "a reset");
  const done = await fork.reset();
  if (isRefusal(done)) return done;
  const { chainId, blockNumber } = done;
  await audit.record({
    ...{ actor, action: "sandbox.reset", target: `chain:${chainId}`, merchantId },
    ...{ details: { blockNumber }, personal: origin },
  });
  return { status: 200 as const, body: done };
}
