import type { Fault } from "./fault";
import { settlerCutFromPostgres } from "./faults/f47-settler-cut-from-postgres";
import { cutLinks } from "./faults/f48-cut-links";
import { slowLinks } from "./faults/f49-slow-links";
import { differentClocks } from "./faults/f50-different-clocks";
import { noFutureNonces } from "./faults/f51-no-future-nonces";

/** Links whose packets vanish, and machines that disagree: `npm run chaos -- --networks`. */
export const networkFaults: readonly Fault[] = [
  ...settlerCutFromPostgres,
  ...cutLinks,
  slowLinks,
  differentClocks,
  noFutureNonces,
];
