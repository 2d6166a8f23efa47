import "./answers/watch-answers";
import vm from "node:vm";
import type { Services } from "@lunas/stack/services";
import type { Stack } from "@lunas/stack/stack";
import { deniedRights, refuseDenied } from "./denied-rights";
import { isAtRest } from "./is-at-rest";
import { reportStory } from "./report-story";
import { type Harness, harnessSettings } from "./start-harness";

/** test/harness/kept-stack.cjs, as the worker has loaded it. */
interface KeptStack {
  take(env: Readonly<Record<string, string>>): Promise<{ readonly stack: Stack; readonly services: Services }>;
  giveBack(): void;
  end(): Promise<void>;
}

const requireOfWorker = Symbol.for("lunas.require-of-a-worker");
const keptStack = (vm as unknown as { [requireOfWorker](file: string): KeptStack })[requireOfWorker](
  "./harness/kept-stack.cjs",
);

/**
 * A stack with services that the test files of a worker use one after the other: `stop` gives it back. Both chains mine on
 * demand. The rows and the blocks of other stories are there. So a story on it uses merchants and payers of its own and counts
 * nothing over all of them; it ends or signals no process, jumps no clock, changes no setting of a running service, and takes back
 * what concerns everybody (a pause, blocks that are held). It may start instances of services, which end with it. Everything
 * else calls `startHarness`.
 */
export async function sharedHarness(): Promise<Harness> {
  const since = new Date();
  const { stack, services } = await keptStack.take(harnessSettings);
  const started = new Set<string>();
  const start: Services["start"] = (service, instance = {}) => {
    started.add(instance.as ?? service);
    return services.start(service, instance);
  };
  const stop = async () => {
    await Promise.all([...started].map((name) => services.stop(name)));
    await endStory(stack, since);
  };
  const { url } = services;
  return { stack, services: { ...services, start }, url, rpcUrl: stack.chains.sandbox.rpcUrl, stop };
}

/** The next story gets a new stack where this one, perhaps because it failed, has left something that would disturb it. */
async function endStory(stack: Stack, since: Date): Promise<void> {
  await reportStory(stack, since);
  const denied = await deniedRights(stack);
  if (denied.length === 0 && (await isAtRest(stack))) keptStack.giveBack();
  else await keptStack.end();
  refuseDenied(denied);
}
