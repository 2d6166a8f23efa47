import type { ChainFacts, Facts, StoreFacts } from "@lunas/domain/payment/facts";
import { nowSeconds } from "./defaults";
import { gasUsage } from "./gas-usage";

export interface FactOverrides {
  readonly chain?: Partial<ChainFacts>;
  readonly store?: Partial<StoreFacts>;
  readonly nowSeconds?: number;
  readonly earliestNowSeconds?: number;
}

/** What the chain says of a claim that every check passes: a rich payer with a finite allowance. */
export function chainFacts(overrides: Partial<ChainFacts> = {}): ChainFacts {
  return {
    block: { number: 100, timestampSeconds: nowSeconds },
    payerHasCode: false,
    signatureIsValid: true,
    settleSignature: `0x${"11".repeat(64)}1b`,
    nonceIsUsed: false,
    balance: 10_000_000n,
    allowance: 10_000_000n,
    simulationFailure: null,
    sponsoring: null,
    ...overrides,
  };
}

/** Facts that have nothing against a claim. */
export function facts(overrides: FactOverrides = {}): Facts {
  return {
    chain: chainFacts(overrides.chain),
    store: { stored: null, underKey: null, payerInFlight: 0n, gas: gasUsage(), paused: null, ...overrides.store },
    nowSeconds: overrides.nowSeconds ?? nowSeconds,
    earliestNowSeconds: overrides.earliestNowSeconds ?? nowSeconds,
  };
}
