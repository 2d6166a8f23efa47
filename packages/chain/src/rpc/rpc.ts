import type { Hex } from "@lunas/domain/shared/hex";

export interface RpcCall {
  readonly method: string;
  /** What JSON can carry; numbers as hex quantities. */
  readonly params: readonly unknown[];
  /** The number of the block by which a result was read, where the result tells it; null for any other result. */
  readonly blockNumberOf?: (result: unknown) => number | null;
}

export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

/** What the node said to one call of a batch. */
export type RpcAnswer = { readonly result: unknown } | { readonly error: RpcError };

export interface Rpc {
  /**
   * One HTTP round trip (more only for very long lists). Answers stand in the order of the calls; an error of a single
   * call is an answer. One endpoint answers the whole batch, never by an older block than another read has shown before.
   * Throws `Unavailable("chain")` when no endpoint gave answers.
   */
  batch(calls: readonly RpcCall[]): Promise<readonly RpcAnswer[]>;
  /** The endpoints by themselves; absent: this is one. */
  readonly endpoints?: readonly SendTarget[];
  /** For the successive reads of one decision: one endpoint answers all of them, or they fail. Absent: there is one anyway. */
  view?(): Rpc;
  /** Whether endpoints show different blocks at one height and none is trusted yet. Absent: never. */
  isDisputed?(): boolean;
  /** Forgets the newest head: the chain itself went back (a reorganisation, a local chain that was reset). */
  forgetHeads?(): void;
  /** Told when the head that was read is overdue to change, and another endpoint has a newer one. Answers what ends that. Absent: never. */
  onNewerHead?(listener: () => void): () => void;
  /** Whether a head that does not follow from what was seen is this chain's, by all endpoints. Absent: it is. */
  confirms?(hash: Hex): Promise<boolean>;
}

/** An endpoint that transactions are sent to. */
export interface SendTarget extends Pick<Rpc, "batch"> {
  /** It asked to be left alone for a while. */
  isLimited?(): boolean;
  /** Why it is not asked at present; null: it is. */
  outBecause?(): string | null;
}

/** All reads of one decision belong to one view. */
export function viewOf(rpc: Rpc): Rpc {
  return rpc.view?.() ?? rpc;
}
