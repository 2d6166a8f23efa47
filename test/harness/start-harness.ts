import "./answers/watch-answers";
import { type Services, type ServicesOptions, startServices } from "@lunas/stack/services";
import type { Stack, StackOptions } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import { deniedCommands } from "./denied-commands";
import { deniedStatements } from "./denied-statements";
import { testBlockSeconds } from "./mine-every";
import { reportStory } from "./report-story";

export interface Harness {
  readonly stack: Stack;
  readonly services: Services;
  /** The first gateway. */
  readonly url: string;
  /** The sandbox chain, not by way of any proxy. */
  readonly rpcUrl: string;
  stop(): Promise<void>;
}

/** Limits as tests need them: everything comes from one address. */
const roomy = {
  RATE_LIMIT_FACILITATE: "100000",
  RATE_LIMIT_PAYMENTS: "100000",
  RATE_LIMIT_MERCHANT: "100000",
  RATE_LIMIT_OTHER: "100000",
};

/** Every story can be told with settlements that share transactions: `CHAOS_BUNDLE_MAX=25`. */
const bundleMax = process.env.CHAOS_BUNDLE_MAX;
const bundling = bundleMax === undefined ? {} : { SETTLEMENT_BUNDLE_MAX: bundleMax };

/** Real servers, real chains, real services: everything that Lunas consists of, for one story. */
export async function startHarness(
  options: { stack?: StackOptions; services?: ServicesOptions } = {},
): Promise<Harness> {
  const blockTime = { sandbox: testBlockSeconds, base: testBlockSeconds };
  const stack = await startStack({ blockTime, ...options.stack });
  try {
    const services = await startServices(stack, {
      ...options.services,
      env: { ...roomy, ...bundling, LOG_LEVEL: "debug", ...options.services?.env },
    });
    return { stack, services, url: services.url, rpcUrl: stack.chains.sandbox.rpcUrl, stop: () => endStory(stack) };
  } catch (error) {
    await stack.stop();
    throw error;
  }
}

/** A service that is refused a table may go on all the same, for a while: no story passes by that. */
async function endStory(stack: Stack): Promise<void> {
  await reportStory(stack);
  const denied = [...deniedStatements(stack.logFolder), ...(await deniedCommands(stack.redisUrl))];
  await stack.stop();
  if (denied.length > 0) throw new Error(`a service lacks a right in the database or in Redis:\n${denied.join("\n")}`);
}
