import type { Target } from "./target";

/** Who attacks, in the words of docs/threat-model.md. */
export type Actor =
  | "anybody"
  | "payer"
  | "merchant"
  | "page"
  | "shop"
  | "service"
  | "neighbour"
  | "stolen process"
  | "stolen key";

/** The number of different inputs, and the wrong results by input. */
export interface Tried {
  readonly tried: number;
  readonly wrong: readonly string[];
}

/** One kind of hostile input: a file in `kinds/` and a line in `kinds.ts`. */
export interface HostileKind {
  /** What the attacker does. */
  readonly kind: string;
  readonly actor: Actor;
  try(target: Target): Promise<Tried>;
}
