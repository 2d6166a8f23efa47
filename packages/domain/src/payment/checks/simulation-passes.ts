import { refuse } from "../../shared/refusal";
import type { FactCheck } from "./check";

/** Step 10: the very transaction that will be sent goes through now. */
export const simulationPasses: FactCheck = (_claim, { chain: { simulationFailure } }) =>
  simulationFailure === null
    ? null
    : refuse("simulation_failed", "The settlement would revert on chain.", { reason: simulationFailure });
