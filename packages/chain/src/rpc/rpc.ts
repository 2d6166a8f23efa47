import type { Hex } from "@lunas/domain/shared/hex";
import type { SubCall } from "../abi/aggregate3";

export interface RpcCall {
  readonly method: string;
  /** JSON values; numbers as hex quantities. */
  readonly params: readonly unknown[];
  /** Reads the block number from a result that contains it; null for any other result. */
  readonly blockNumberOf?: (result: unknown) => number | null;
  /**
   * Sub-calls of a Multicall3 at the newest block, instead of calldata in `params`: all such calls of a round trip go to the
   * node as one. The result is a list of one `SubAnswer` for each, or null if the node's answer was no such list.
   */
  readonly reads?: { readonly contract: string; readonly subCalls: readonly SubCall[] };
  /**
   * As how many calls it counts in a shared round trip; absent: one. More for a call whose answer a foreign contract writes, as
   * long as its gas allows: the answers of a round trip have a limit of bytes, and beyond it the calls of all callers fail.
   */
  readonly weight?: number;
}

export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

/** The node's answer to one call of a batch. */
export type RpcAnswer = { readonly result: unknown } | { readonly error: RpcError };

export interface Rpc {
  /**
   * One HTTP round trip (more only for very long lists). Answers are in the order of the calls; an error of a single
   * call is an answer. One endpoint answers the whole batch, never from an older block than an earlier read showed.
   * Throws `Unavailable("chain")` when no endpoint answered.
   */
  batch(calls: readonly RpcCall[]): Promise<readonly RpcAnswer[]>;
  /** The single endpoints; absent: this is one. */
  readonly endpoints?: readonly SendTarget[];
  /**
   * For the successive reads of one decision: one endpoint answers all of them, or they fail. Absent: there is only
   * one.
   */
  view?(): Rpc;
  /** Whether endpoints show different blocks at one height and none is trusted yet. Absent: never. */
  isDisputed?(): boolean;
  /** Forgets the newest head: the chain itself went back (a reorganisation, a reset of a local chain). */
  forgetHeads?(): void;
  /**
   * Calls the listener when the next head is overdue and another endpoint has a newer one. Returns the function that
   * ends it. Absent: never.
   */
  onNewerHead?(listener: () => void): () => void;
  /** Whether a head that does not follow from the known blocks is on this chain, by all endpoints. Absent: it is. */
  confirms?(hash: Hex): Promise<boolean>;
}

/** An endpoint that transactions are sent to. */
export interface SendTarget extends Pick<Rpc, "batch"> {
  /** It asked us to wait for a while. */
  isLimited?(): boolean;
  /** Why it is excluded at present; null: it is used. */
  outBecause?(): string | null;
}

/** The view for all reads of one decision. */
export function viewOf(rpc: Rpc): Rpc {
  return rpc.view?.() ?? rpc;
}
