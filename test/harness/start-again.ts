import { until } from "@lunas/testkit/time/until";
import type { Harness } from "./start-harness";

/** A process that was killed runs again, once its port and its name are free. */
export async function startAgain({ services }: Harness, service: "gateway" | "settler"): Promise<void> {
  await until(() => services.start(service).then(() => true), {
    ...{ timeoutMs: 20_000, intervalMs: 100, what: `another ${service}` },
  });
}
