import { isRefusal } from "@lunas/domain/shared/refusal";
import { listSandboxWallets as operation } from "@lunas/protocol/api/sandbox";
import { route } from "../../http/route";
import { notOnHostedChain, type SandboxForkDeps } from "./fork";

/** The deterministic test wallets of the local fork, with their publicly known keys. */
export const listSandboxWallets = ({ fork }: SandboxForkDeps) =>
  route(operation, async () => {
    if (fork === null) return notOnHostedChain("the list of its wallets");
    const wallets = await fork.wallets();
    return isRefusal(wallets) ? wallets : { status: 200, body: { wallets } };
  });
