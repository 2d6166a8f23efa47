import { createFaucetQueue } from "@lunas/queue/faucet";

const job = { token: "IDRX", address: `0x${"1".repeat(40)}`, amount: "1" };

it("starts, says that it is unavailable, and closes without Redis at all", async () => {
  const faucet = createFaucetQueue({ redisUrl: "redis://127.0.0.1:1", network: "sandbox" });
  await expect(faucet.ask(job, 5_000)).resolves.toEqual({ kind: "unavailable" });
  await faucet.close();
}, 15_000);
