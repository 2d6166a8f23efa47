import type { Chain } from "@lunas/catalog/chain";
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
  /** Those that this deployment serves: without a sandbox, it needs no lane. */
  readonly chains: readonly Chain[];
}

/** Lists the lanes, checks that each network has one that can pay, or retires one. */
export async function runLanes(deps: LanesDeps, command: LanesCommand): Promise<Result> {
  if (command.kind === "lanes_retire") return retire(deps, command);
  const chainId = command.network === null ? null : chainOfNetwork(command.network).chainId;
  const lanes = (await deps.views.lanes()).filter((lane) =>
    chainId === null ? lane.chainId > 0 : lane.chainId === chainId,
  );
  if (command.kind === "lanes_check")
    return check(lanes, command.network === null ? deps.chains : [chainOfNetwork(command.network)]);
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

/** A network whose lanes all lack ether, or that has none, settles no payment. */
function check(lanes: readonly LaneView[], checked: readonly Chain[]): Result {
  const findings = checked.map(({ chainId, network: name }) => {
    const settling = lanes.filter((lane) => lane.chainId === chainId && lane.settles && lane.retiredAtMs === null);
    const ready = settling.filter((lane) => !lane.resting && lane.balanceWei !== null);
    const without = settling.filter((lane) => !ready.includes(lane)).map(({ address }) => address);
    return { network: name, ready: ready.length, lanes: settling.length, without };
  });
  const texts = findings.map(({ network: name, ready, lanes: all, without }) => {
    if (all === 0) return `${name}: no lane: no settler with a key for it has run`;
    const counted = `${name}: ${ready} of ${all} lanes have ether`;
    return without.length === 0 ? counted : `${counted}; send ether to ${without.join(", ")}`;
  });
  return { text: texts.join("\n"), isGood: findings.every(({ ready }) => ready > 0), data: findings };
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
