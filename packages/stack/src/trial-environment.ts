import { perChain } from "@lunas/catalog/chains";
import { throwawaySecrets } from "./dev-secrets";
import { localFeatures } from "./local-features";
import { consoleEnvironment } from "./operator-console";
import { serviceEnvironment } from "./service-environment";
import type { ServiceName } from "./services";

export type Environment = Readonly<Record<string, string | undefined>>;

const nowhere = "127.0.0.1:1";

/**
 * What a service of `npm start` would be given, before there is a stack: addresses where nothing listens and secrets that are
 * stored nowhere. The caller's own servers stand as they were given.
 */
export function trialEnvironment(service: ServiceName, given: Environment, fork: boolean): Environment {
  const url = "http://localhost:3402";
  const chain = { rpcUrl: `http://${nowhere}`, wsUrl: `ws://${nowhere}` };
  const stack = {
    databaseUrl: given.DATABASE_URL || `postgresql://lunas@${nowhere}/lunas`,
    redisUrl: given.REDIS_URL || `redis://${nowhere}`,
    chains: perChain(() => chain),
    secrets: throwawaySecrets(),
    fork,
  };
  const own = service === "console" ? consoleEnvironment({ url, healthPort: () => 1 }, consolePlace()) : {};
  return { ...given, ...serviceEnvironment(stack, { port: 3402, publicUrl: url }), ...localFeatures(given), ...own };
}

/** The names that `npm start` chooses itself: what the caller says of them is not read. */
export function namesOfTheStart(fork: boolean): ReadonlySet<string> {
  const names = (["gateway", "console"] as const).flatMap((service) =>
    Object.keys(trialEnvironment(service, {}, fork)),
  );
  return new Set(names.filter((name) => !["DATABASE_URL", "REDIS_URL", "X402_FACADE"].includes(name)));
}

function consolePlace() {
  return { port: 3404, token: "a-token-of-no-operator-0123456789012345" };
}
