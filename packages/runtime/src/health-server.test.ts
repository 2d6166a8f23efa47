import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import type { HealthStatus } from "./health";
import { healthServer } from "./health-server";
import { createMetrics } from "./metrics";

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

test("answers live, ready and metrics, and no other path", async () => {
  const port = await freePort();
  let status: HealthStatus = "ok";
  const checks = [{ name: "db", critical: true, check: async () => status }];
  const part = healthServer({ port, host: "127.0.0.1", checks, metrics: createMetrics("settler") });
  await part.start?.();
  const get = (path: string, method = "GET") => fetch(`http://127.0.0.1:${port}${path}`, { method });
  try {
    expect((await get("/health/live")).status).toBe(200);
    expect(await (await get("/health/ready")).json()).toMatchObject({ status: "ok", checks: { db: { status: "ok" } } });
    status = "down";
    expect((await get("/health/ready")).status).toBe(503);
    expect((await get("/health/live")).status).toBe(200);
    expect(await (await get("/metrics?x=1")).text()).toContain("process_cpu_seconds_total");
    expect((await get("/")).status).toBe(404);
    expect((await get("/constructor")).status).toBe(404);
    expect((await get("/metrics", "POST")).status).toBe(404);
  } finally {
    await part.stop?.();
  }
  await expect(get("/health/live")).rejects.toThrow();
});

test("port 0 starts nothing; a taken port fails the start", async () => {
  const of = { host: "127.0.0.1", checks: [], metrics: createMetrics("settler") };
  const none = healthServer({ ...of, port: 0 });
  await none.start?.();
  await none.stop?.();
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const { port } = holder.address() as AddressInfo;
  await expect(healthServer({ ...of, port }).start?.()).rejects.toThrow("EADDRINUSE");
  holder.close();
});
