import { scenarioOf } from "@lunas/catalog/sandbox-scenario";
import { type Refusal, refuse } from "../../shared/refusal";
import { isSponsored } from "../sponsorship/is-sponsored";
import type { FactCheck } from "./check";

/** Simulation check: the transaction that will be sent passes now. */
export const simulationPasses: FactCheck = (claim, facts) => {
  const { simulationFailure, sponsoring } = facts.chain;
  // A settlement after a sponsored approval is simulated after that approval.
  const reason = isSponsored(claim, facts) && sponsoring !== null ? sponsoring.simulationFailure : simulationFailure;
  if (scenarioOf(claim.chain, claim.authorization.amount)?.does === "refuse") return simulationFailed("rehearsed");
  return reason === null ? null : simulationFailed(reason);
};

function simulationFailed(reason: string): Refusal {
  return refuse("simulation_failed", "The settlement would revert on chain.", { reason });
}
