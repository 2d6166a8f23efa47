import type { ProcessSpec } from "./process-spec";

/** A starter's request to its supervisor. */
export type Order =
  | { readonly do: "start"; readonly spec: ProcessSpec }
  | { readonly do: "stop"; readonly name: string }
  | { readonly do: "signal"; readonly name: string; readonly signal: NodeJS.Signals }
  | { readonly do: "close" };

export interface Request {
  readonly id: number;
  readonly order: Order;
}

/** The answer to a request; `pid` after a start. */
export type Reply =
  | { readonly kind: "reply"; readonly id: number; readonly ok: true; readonly pid?: number }
  | { readonly kind: "reply"; readonly id: number; readonly ok: false; readonly error: string };

/** The end of a process, requested or not. */
export interface Exit {
  readonly kind: "exit";
  readonly name: string;
  readonly pid: number;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** True when a stop was asked for. */
  readonly expected: boolean;
}

/** The supervisor's first message. */
export interface SupervisorTask {
  readonly starterPid: number;
  readonly recordFile: string;
  /** Folders that are removed when everything has stopped. */
  readonly removeAtEnd: readonly string[];
}
