import { isRefusal } from "@lunas/domain/shared/refusal";
import { listSandboxWalletsInSession as inSession, listSandboxWallets as operation } from "@lunas/protocol/api/sandbox";
import { route } from "../../http/route";
import { needsFork, type SandboxForkDeps } from "./fork";

/** The deterministic test wallets of the local fork, with their publicly known keys. */
export const listSandboxWallets = (deps: SandboxForkDeps) => route(operation, () => list(deps));

/** The same for the dashboard, which holds no key. */
export const listSandboxWalletsInSession = (deps: SandboxForkDeps) => route(inSession, () => list(deps));

async function list(deps: SandboxForkDeps) {
  const { fork } = deps;
  if (fork === null) return needsFork(deps, "the list of its wallets");
  const wallets = await fork.wallets();
  return isRefusal(wallets) ? wallets : { status: 200 as const, body: { wallets } };
}
