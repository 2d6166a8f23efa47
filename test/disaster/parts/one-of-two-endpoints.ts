import type { Part } from "../../ha/part";
import { chainHealth } from "../chain-health";
import { startProvider } from "../provider";

/** The preferred one of two RPC endpoints refuses connections, then hangs, then comes back. */
export const oneOfTwoEndpoints: Part = {
  name: "one-of-two",
  title: "One of two RPC endpoints is lost",
  async arrange(stack) {
    const { rpcUrl } = stack.chains.sandbox;
    const [first, second] = [await startProvider(rpcUrl), await startProvider(rpcUrl)];
    const health: string[] = [];
    return {
      env: () => ({ SANDBOX_RPC_URLS: `${first.url},${second.url}`, SANDBOX_WS_URL: "" }),
      steps: [
        { title: "the first refuses connections", act: () => first.goAway(), lastsMs: 8_000 },
        {
          title: "the first never answers",
          act: async (installation) => {
            health.push(await chainHealth(installation));
            await first.hang();
          },
          lastsMs: 8_000,
        },
        { title: "the first is back", act: () => first.answer(), lastsMs: 6_000 },
      ],
      examine: async () => ({ note: `/health meanwhile: ${health.join(", ")}`, wrong: [] }),
      close: async () => void (await Promise.all([first.close(), second.close()])),
    };
  },
};
