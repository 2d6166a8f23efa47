import type { Chain } from "@lunas/catalog/chain";
import type { ChainFees, FeeMarket } from "@lunas/domain/settlement/submit/fee-market";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Hex } from "@lunas/domain/shared/hex";
import { keccak256 } from "../keccak256";
import { l1FeeCall } from "../read/sponsoring";
import { quantityOf } from "../rpc/results";
import type { RpcAnswer, RpcCall } from "../rpc/rpc";
import { feeHistoryCall, parseFeeHistory } from "./fee-history";

/** Calls added to a batch that is sent anyway, and the handling of their answers. */
export interface Question {
  readonly calls: readonly RpcCall[];
  learn(answers: readonly RpcAnswer[]): void;
}

export interface FeeLearner {
  fees(): ChainFees;
  /** The fee market; no calls while the known values are young. */
  ofMarket(): Question;
  /** A rollup's charge for a settlement's data; no calls on other chains. */
  ofData(): Question;
}

/** A node without the method is asked again after this time: it may have been replaced. */
const missingForMs = 600_000;
/** A history from this many blocks ago says nothing about the present market. */
const staleAfterBlocks = 30;
const nothing: Question = { calls: [], learn: () => undefined };

/** Never fails: a missing or invalid answer changes nothing. */
export function createFeeLearner({ chain, clock }: { readonly chain: Chain; readonly clock: Clock }): FeeLearner {
  const { fees: policy } = chain.settlement;
  const paceMs = Math.floor((chain.blockTimeMs * 3) / 4);
  const oracle = chain.sponsorship?.l1FeeOracle ?? null;
  let known: { readonly market: FeeMarket; readonly atMs: number } | null = null;
  let l1FeeWei = 0n;
  let askAgainAtMs = 0;
  const marketOf = () =>
    known !== null && clock.now() - known.atMs <= staleAfterBlocks * chain.blockTimeMs ? known.market : null;
  return {
    fees: () => ({ market: marketOf(), l1FeeWei }),
    ofMarket: () => {
      if (clock.now() < askAgainAtMs) return nothing;
      askAgainAtMs = clock.now() + paceMs;
      return {
        calls: [feeHistoryCall(policy)],
        learn: ([answer]) => {
          if (isMissing(answer)) askAgainAtMs = clock.now() + missingForMs;
          const market = sound(() => parseFeeHistory(answer, policy));
          if (market !== null) known = { market, atMs: clock.now() };
        },
      };
    },
    ofData: () => {
      if (oracle === null) return nothing;
      return {
        calls: [l1FeeCall(oracle, typicalSettlement)],
        learn: ([answer]) => {
          l1FeeWei = sound(() => quantityOf(answer, "the L1 data fee")) ?? l1FeeWei;
        },
      };
    },
  };
}

/** Null if it cannot be read. */
function sound<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** "Method not found" and its variants in nodes and gateways. */
function isMissing(answer: RpcAnswer | undefined): boolean {
  return (
    answer !== undefined &&
    "error" in answer &&
    (answer.error.code === -32601 ||
      /not (found|supported|available|exist)|unsupported|does not exist/i.test(answer.error.message))
  );
}

/**
 * As long and as hard to compress as a signed settlement: addresses, nonce and signatures between words that are mostly
 * zeros.
 */
const typicalSettlement: Hex = `0x02${Array.from({ length: 10 }, (_, index) =>
  keccak256(Buffer.of(index)).slice(2).padStart(160, "0"),
).join("")}`;
