import type { Harness } from "./harness";
import type { SimClaim } from "./sim-gateway";
import type { SimHold } from "./sim-holds";
import type { SimRefund } from "./sim-refunds";
import type { SimSettler } from "./sim-settler";

/** The people and processes of a history. */
export interface Actors {
  readonly harness: Harness;
  readonly settlers: SimSettler[];
  readonly claims: SimClaim[];
  readonly refunds: SimRefund[];
  readonly holds: SimHold[];
  started: number;
}

export type Act = (actors: Actors) => void;
