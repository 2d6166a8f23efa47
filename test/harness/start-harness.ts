import "./answers/watch-answers";
import { type Services, type ServicesOptions, startServices } from "@lunas/stack/services";
import type { Stack, StackOptions } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import { deniedRights, refuseDenied } from "./denied-rights";
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

/** What all harnesses set differently from `serviceEnvironment`. */
export const harnessSettings: Readonly<Record<string, string>> = { ...roomy, ...bundling, LOG_LEVEL: "debug" };

/**
 * Real servers, real chains, real services: everything that Lunas consists of, for one story alone. A story that needs no settings
 * of its own and leaves everything as it was shares a stack with others: `sharedHarness`.
 */
export async function startHarness(
  options: { stack?: StackOptions; services?: ServicesOptions } = {},
): Promise<Harness> {
  const blockTime = { sandbox: testBlockSeconds, base: testBlockSeconds };
  const stack = await startStack({ blockTime, ...options.stack });
  try {
    const services = await startServices(stack, {
      ...options.services,
      env: { ...harnessSettings, ...options.services?.env },
    });
    return { stack, services, url: services.url, rpcUrl: stack.chains.sandbox.rpcUrl, stop: () => endStory(stack) };
  } catch (error) {
    await stack.stop();
    throw error;
  }
}

async function endStory(stack: Stack): Promise<void> {
  await reportStory(stack);
  const denied = await deniedRights(stack);
  await stack.stop();
  refuseDenied(denied);
}
