import { setTimeout as sleep } from "node:timers/promises";
import { logTail } from "./log-tail";
import { type ServiceName, type Services, serviceNames } from "./services";
import type { Stack } from "./stack";
import type { Exit } from "./supervise/message";

const pauseMs = 1_000;
const mostRestarts = 5;

export interface Keeper {
  readonly print: (text: string) => void;
  /** A process ended that cannot be restarted. */
  readonly onGiveUp: () => void;
}

/** Restarts a service that dies, prints the reason, and gives up when it dies repeatedly or when a server dies. */
export function keepAlive(stack: Stack, services: Services, { print, onGiveUp }: Keeper): void {
  const restarts = new Map<string, number>();
  stack.supervisor.onExit((exit) => {
    if (exit.expected) return;
    const name = serviceNames.find((each) => each === exit.name);
    if (exit.name === "console") return print(`the operators' console has ended (${reason(exit)}); payments go on`);
    if (name === undefined) {
      print(`${exit.name} has ended (${reason(exit)}): without it nothing works.`);
      return onGiveUp();
    }
    const count = (restarts.get(name) ?? 0) + 1;
    restarts.set(name, count);
    print(`the ${name} has died (${reason(exit)}). The end of its log:\n${logTail(services.logFile(name))}`);
    if (count > mostRestarts) return onGiveUp();
    void revive(name);
  });

  async function revive(name: ServiceName): Promise<void> {
    await sleep(pauseMs);
    try {
      await services.start(name);
      print(`the ${name} runs again`);
    } catch (error) {
      print(error instanceof Error ? error.message : String(error));
      onGiveUp();
    }
  }
}

function reason({ code, signal }: Exit): string {
  return signal ?? `exit code ${code}`;
}
