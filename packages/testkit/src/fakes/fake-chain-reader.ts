import type { ChainFacts } from "@lunas/domain/payment/facts";
import type { ChainReader } from "@lunas/domain/payment/ports";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { chainFacts } from "../build/facts";

export interface FakeChainReader extends ChainReader {
  /** What the chain says from now on; the rest is as a claim that passes has it. */
  say(facts: Partial<ChainFacts>): void;
  /** The chain's clock, which may be ahead of ours; null before the first head. */
  setTime(seconds: number | null): void;
  /** These nonces are used, as a read of the payer's funds shows. */
  use(...nonces: readonly bigint[]): void;
  breakDown(): void;
  /** How often the facts were read. */
  reads(): number;
}

/** A chain that says what it is told to. */
export function fakeChainReader(): FakeChainReader {
  let said: Partial<ChainFacts> = {};
  let timeSeconds: number | null = null;
  let isBroken = false;
  let reads = 0;
  const used = new Set<bigint>();
  return {
    say: (facts) => {
      said = facts;
    },
    setTime: (seconds) => {
      timeSeconds = seconds;
    },
    breakDown: () => {
      isBroken = true;
    },
    reads: () => reads,
    readFacts: async () => {
      reads += 1;
      if (isBroken) throw new Unavailable("chain", "no RPC endpoint answers");
      return chainFacts(said);
    },
    use: (...nonces) => {
      for (const nonce of nonces) used.add(nonce);
    },
    readPayerFunds: async (_chain, _payerFunds, nonces) => {
      reads += 1;
      const { block, balance, allowance } = chainFacts(said);
      return { block, balance, allowance, used: nonces.map((nonce) => used.has(nonce)) };
    },
    chainTimeSeconds: () => timeSeconds,
    followedTimeSeconds: () => timeSeconds,
  };
}
