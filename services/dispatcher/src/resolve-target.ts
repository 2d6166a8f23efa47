import type { LookupFunction } from "node:net";
import { refusalOfAddress, type TargetRules } from "./allowed-target";
import type { ResolveName } from "./resolve-name";

/** The value of an attempt's `error` for a refusal. */
export const targetRefused = "target_refused";

/**
 * The resolver of one connection: the connection uses its result, so there is no second look-up that could differ (DNS
 * rebinding). A name is refused if any of its addresses is refused.
 */
export function resolveAllowed(rules: TargetRules, resolveName: ResolveName): LookupFunction {
  return (hostname, options, done) => {
    resolveName(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, "", 0);
      const [first] = addresses;
      const isRefused = addresses.some(({ address }) => refusalOfAddress(address, rules) !== null);
      if (first === undefined || isRefused) {
        return done(Object.assign(new Error("not a public address"), { code: targetRefused }), "", 0);
      }
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}
