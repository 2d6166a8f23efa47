import type { Installation } from "../../ha/installation";
import type { Part } from "../../ha/part";
import { chainHealth } from "../chain-health";
import { untilPendingEnded } from "../pending-before";
import { startProvider } from "../provider";

const lagBlocks = 10;

/** The only RPC endpoint fails in one way after the other, comes back behind, and goes for good. The operator names another provider's. */
export const endpointLost: Part = {
  name: "endpoint-lost",
  title: "The only RPC endpoint is lost",
  async arrange(stack) {
    const { rpcUrl } = stack.chains.sandbox;
    const [first, second] = [await startProvider(rpcUrl), await startProvider(rpcUrl)];
    const notes: string[] = [];
    const health: string[] = [];
    const see = async (installation: Installation) => {
      health.push(await chainHealth(installation));
    };
    const comeBack = async (installation: Installation) => {
      await see(installation);
      await first.lag(lagBlocks);
      const { payments, seconds } = await untilPendingEnded(installation);
      notes.push(`back ${lagBlocks} blocks behind: ${payments} pending ended in ${seconds.toFixed(1)} s`);
    };
    const nameAnother = async (installation: Installation) => {
      await see(installation);
      for (const name of ["settler", "settler-2", "gateway-0", "gateway-1"])
        await installation.restart(name, { SANDBOX_RPC_URLS: second.url });
      const { payments, seconds } = await untilPendingEnded(installation);
      notes.push(`another URL: ${payments} pending ended in ${seconds.toFixed(1)} s after the restarts`);
    };
    return {
      env: () => ({ SANDBOX_RPC_URLS: first.url, SANDBOX_WS_URL: "" }),
      steps: [
        { title: "it refuses connections", act: () => first.goAway(), lastsMs: 10_000 },
        { title: "it never answers", act: () => first.hang(), lastsMs: 10_000 },
        { title: "it answers 429", act: () => first.limit(), lastsMs: 8_000 },
        { title: `it is back, ${lagBlocks} blocks behind`, act: comeBack, lastsMs: 5_000 },
        { title: "it is gone for good", act: () => first.goAway(), lastsMs: 12_000 },
        { title: "the operator names another provider's", act: nameAnother, lastsMs: 10_000 },
      ],
      examine: async () => ({
        note: `${notes.join("; ")}; /health meanwhile: ${health.join(", ")}`,
        wrong: health.filter((status) => status === "ok").map((status) => `/health said ${status} without an endpoint`),
      }),
      close: async () => void (await Promise.all([first.close(), second.close()])),
    };
  },
};
