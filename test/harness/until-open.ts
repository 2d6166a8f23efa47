import { until } from "@lunas/testkit/time/until";

/** Until a gateway takes payments on the sandbox chain: it has seen blocks, and a settler holds lanes there. */
export async function untilOpen(url: string): Promise<void> {
  await until(
    async () => {
      const health = (await (await fetch(`${url}/health`)).json()) as { networks: { sandbox: { status: string } } };
      return health.networks.sandbox.status === "ok";
    },
    { timeoutMs: 20_000, intervalMs: 50, what: "a sandbox that takes payments" },
  );
}
