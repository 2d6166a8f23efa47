import { createFaucetQueue } from "@lunas/queue/faucet";

it("starts, says that it is unavailable, and closes without Redis at all", async () => {
  const faucet = createFaucetQueue({ redisUrl: "redis://127.0.0.1:1", network: "sandbox" });
  await expect(faucet.notifyAndWait("fct_1", 5_000)).resolves.toBe("unavailable");
  await faucet.close();
}, 15_000);
