import { setTimeout as sleep } from "node:timers/promises";
import { rpcHex } from "@lunas/contracts/rpc";
import { query } from "./postgres/query";
import { ping } from "./redis/ping";
import type { Stack, StackPart } from "./stack";
import { until } from "./until";

const answerTimeoutMs = 30_000;
const attempts = 10;
const pauseMs = 300;

type RestartableStack = Pick<Stack, "supervisor" | "databaseUrl" | "redisUrl" | "chains">;

/**
 * Ends a server of a stack and starts it again at the same address; resolves when it answers. `SIGKILL` simulates a
 * power cut: Redis loses its data, a chain returns to its last dump, PostgreSQL recovers committed data.
 */
export async function restartPart(
  stack: RestartableStack,
  part: StackPart,
  end: "stop" | "SIGKILL" = "stop",
): Promise<void> {
  if (end === "SIGKILL") await kill(stack, part);
  else await stack.supervisor.stop(part);
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    await stack.supervisor.startAgain(part).catch(() => undefined); // it may still be starting from the last attempt
    if (await until(() => answers(stack, part), { timeoutMs: attempt === attempts ? answerTimeoutMs : 2_000 })) return;
    // PostgreSQL refuses while sessions of the killed server are still ending.
    await sleep(pauseMs);
  }
  throw new Error(`${part} does not come back`);
}

async function kill({ supervisor }: RestartableStack, part: StackPart): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    const stopListening = supervisor.onExit((exit) => {
      if (exit.name !== part) return;
      stopListening();
      resolve();
    });
  });
  await supervisor.signal(part, "SIGKILL");
  await ended;
}

async function answers(stack: RestartableStack, part: StackPart): Promise<boolean> {
  if (part === "postgres") return (await query(stack.databaseUrl, "SELECT 1")).length === 1;
  if (part === "redis") return ping(stack.redisUrl);
  return (await rpcHex(stack.chains[part].rpcUrl, "eth_chainId", [])) !== "0x";
}
