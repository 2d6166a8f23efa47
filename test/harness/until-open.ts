import { until } from "@lunas/testkit/time/until";

/** Until a gateway takes payments on the sandbox chain: it has seen blocks, and a settler holds lanes there. */
export async function untilOpen(url: string): Promise<void> {
  await until(
    async () => {
      const response = await fetch(`${url}/health`);
      const text = await response.text();
      // What it answered instead is the cause in the error of a wait that is over.
      if (!isOpen(text)) throw new Error(`${url}/health answered ${response.status} ${text.slice(0, 1_000)}`);
      return true;
    },
    { timeoutMs: 20_000, intervalMs: 50, what: "a sandbox that takes payments" },
  );
}

function isOpen(text: string): boolean {
  const { networks } = JSON.parse(text) as { networks?: { sandbox?: { status: string } } };
  return networks?.sandbox?.status === "ok";
}
