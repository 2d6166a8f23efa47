import { createMetrics } from "@lunas/runtime/metrics";
import { inOrder, type RunningParts } from "@lunas/runtime/parts";
import { silentLogger } from "@lunas/runtime/silent-logger";
import { compose } from "@lunas/settler/compose";
import { readConfig } from "@lunas/settler/config";
import { serviceEnvironment } from "@lunas/stack/service-environment";
import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { fundedPayer } from "../harness/funded-payer";
import { untilOpen } from "../harness/until-open";
import { type RunningGateway, startGateway } from "./gateway-fixture";

// What `useSettlingGateway` opens for the tests of one file; it is there from the first test on.
export let stack: Stack;
export let gateway: RunningGateway;
/** With a million units on the sandbox. */
export let payer: Payer;

/** A gateway and a settler on the stack's chains, which take payments. */
export function useSettlingGateway(): void {
  let settler: RunningParts;
  beforeAll(async () => {
    stack = await startStack({ external: {} });
    settler = await startSettler(stack);
    gateway = await startGateway(stack, { SETTLE_WAIT_MS: "20000" });
    payer = await fundedPayer(stack.chains.sandbox.rpcUrl, 1_000_000n);
    await untilOpen(gateway.url);
  });
  afterAll(async () => {
    await gateway?.stop();
    await settler?.stop();
    await stack?.stop();
  });
}

/** A settler in this very process, against a stack's real servers. */
export async function startSettler(stack: Stack, env: Readonly<Record<string, string>> = {}): Promise<RunningParts> {
  const places = serviceEnvironment(stack, { port: 1, publicUrl: "http://localhost:1" });
  const tools = { logger: silentLogger, metrics: createMetrics("settler") };
  const settler = inOrder(await compose(readConfig({ ...places, ...env }), tools), silentLogger);
  await settler.start();
  return settler;
}
