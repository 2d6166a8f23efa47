import { until } from "@lunas/testkit/time/until";

/** Until a gateway notices that no lane can settle on the sandbox chain. */
export async function untilUnserved(url: string): Promise<void> {
  await until(
    async () => {
      const health = (await (await fetch(`${url}/health`)).json()) as { networks: { sandbox: { status: string } } };
      return health.networks.sandbox.status === "degraded";
    },
    { timeoutMs: 30_000, intervalMs: 50, what: "a gateway that knows of nobody who settles" },
  );
}
