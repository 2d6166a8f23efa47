import { chainOfNetwork } from "@lunas/catalog/chains";
import type { Actor } from "@lunas/domain/operations/audit-entry";
import type { LaneRetirement } from "@lunas/domain/operations/lane-retirement";
import type { LaneView, OperatorViews } from "@lunas/domain/operations/operator-views";
import { inEther } from "./in-ether";
import { networkOf } from "./network-of";
import type { LanesCommand, RetireLaneCommand } from "./parse-lanes";
import type { Result } from "./result";
import { table } from "./table";

export interface LanesDeps {
  readonly views: Pick<OperatorViews, "lanes">;
  readonly retirement: LaneRetirement;
  readonly operator: Actor;
}

/** Lists the lanes, or retires one. */
export async function runLanes(deps: LanesDeps, command: LanesCommand): Promise<Result> {
  if (command.kind === "lanes_retire") return retire(deps, command);
  const chainId = command.network === null ? null : chainOfNetwork(command.network).chainId;
  const lanes = (await deps.views.lanes()).filter((lane) =>
    chainId === null ? lane.chainId > 0 : lane.chainId === chainId,
  );
  const columns = ["network", "address", "state", "next nonce", "open", "ether", "held by"];
  return { text: table(columns, lanes.map(rowOf)), isGood: true, data: lanes };
}

function rowOf(lane: LaneView): readonly string[] {
  const balance = lane.balanceWei === null ? "not read" : inEther(BigInt(lane.balanceWei));
  return [
    ...[networkOf(lane.chainId), lane.address, stateOf(lane), String(lane.nextNonce), String(lane.openTransactions)],
    ...[balance, lane.heldBy ?? "nobody"],
  ];
}

function stateOf({ retiredAtMs, settles, resting }: LaneView): string {
  if (retiredAtMs !== null) return "retired";
  if (!settles) return "treasury";
  return resting ? "resting" : "ready";
}

async function retire({ retirement, operator }: LanesDeps, command: RetireLaneCommand): Promise<Result> {
  const { network, address, because } = command;
  const { chainId } = chainOfNetwork(network);
  const entry = { actor: operator, action: "lane.retire", target: `lane:${network}:${address}`, details: { because } };
  const outcome = await retirement.retire({ chainId, address }, entry);
  const lane = `the lane ${address} on ${network}`;
  switch (outcome) {
    case "retired":
      return { text: `${lane} is retired: nothing more is signed for it`, isGood: true };
    case "again":
      return { text: `${lane} was retired before`, isGood: true };
    case "unknown":
      return { text: `there is no lane ${address} on ${network}`, isGood: false };
  }
}
