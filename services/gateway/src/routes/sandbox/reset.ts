import { isRefusal } from "@lunas/domain/shared/refusal";
import { resetSandbox as operation } from "@lunas/protocol/api/sandbox";
import { route } from "../../http/route";
import { notOnHostedChain, type SandboxForkDeps } from "./fork";

/** Forks the local sandbox chain anew. */
export const resetSandbox = ({ fork }: SandboxForkDeps) =>
  route(operation, async () => {
    if (fork === null) return notOnHostedChain("a reset");
    const reset = await fork.reset();
    return isRefusal(reset) ? reset : { status: 200, body: reset };
  });
