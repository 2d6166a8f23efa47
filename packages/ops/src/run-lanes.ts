import type { Chain, Network } from "@lunas/catalog/chain";
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
  readonly views: Pick<OperatorViews, "lanes" | "namedLanes">;
  readonly retirement: LaneRetirement;
  readonly operator: Actor;
  readonly sleep: (ms: number) => Promise<unknown>;
  /** Those that this deployment serves: without a sandbox, it needs no lane. */
  readonly chains: readonly Chain[];
}

/** A settler reads the balances of its lanes within seconds of its start; until then `lanes check` waits. */
const reads = { most: 20, everyMs: 500 };

/** Lists the lanes, checks that each network has one that can pay, or retires one. */
export async function runLanes(deps: LanesDeps, command: LanesCommand): Promise<Result> {
  if (command.kind === "lanes_retire") return retire(deps, command);
  if (command.kind === "lanes_check") return await check(deps, command.network);
  return await list(deps, command.network);
}

type ListedLane = LaneView & { readonly namedInLastDay: number };

async function list(deps: LanesDeps, network: Network | null): Promise<Result> {
  const [lanes, namings] = await Promise.all([lanesOf(deps, network), deps.views.namedLanes()]);
  const countOf = ({ chainId, address }: LaneView) =>
    namings.find((naming) => naming.chainId === chainId && naming.address === address)?.payments ?? 0;
  const listed = lanes.map((lane) => ({ ...lane, namedInLastDay: countOf(lane) }));
  const columns = ["network", "address", "state", "next nonce", "open", "named in 24 h", "ether", "held by"];
  return { text: table(columns, listed.map(rowOf)), isGood: true, data: listed };
}

async function lanesOf({ views }: Pick<LanesDeps, "views">, network: Network | null): Promise<readonly LaneView[]> {
  const chainId = network === null ? null : chainOfNetwork(network).chainId;
  return (await views.lanes()).filter((lane) => (chainId === null ? lane.chainId > 0 : lane.chainId === chainId));
}

function rowOf(lane: ListedLane): readonly string[] {
  const balance = lane.balanceWei === null ? "not read" : inEther(BigInt(lane.balanceWei));
  return [
    ...[networkOf(lane.chainId), lane.address, stateOf(lane), String(lane.nextNonce), String(lane.openTransactions)],
    ...[String(lane.namedInLastDay), balance, lane.heldBy ?? "nobody"],
  ];
}

/** A network whose lanes all lack ether, or that has none, settles no payment. */
async function check(deps: LanesDeps, network: Network | null): Promise<Result> {
  const checked = network === null ? deps.chains : [chainOfNetwork(network)];
  const check = async () => {
    const lanes = await lanesOf(deps, network);
    return checked.map((chain) => findingOf(chain, lanes));
  };
  let findings = await check();
  for (let left = reads.most; left > 0 && findings.some(isUnknown); left -= 1) {
    await deps.sleep(reads.everyMs);
    findings = await check();
  }
  return { text: findings.map(textOf).join("\n"), isGood: findings.every(({ ready }) => ready > 0), data: findings };
}

interface Finding {
  readonly network: Network;
  readonly ready: number;
  readonly lanes: number;
  readonly without: readonly string[];
  readonly unread: readonly string[];
}

function findingOf({ chainId, network }: Pick<Chain, "chainId" | "network">, lanes: readonly LaneView[]): Finding {
  const settling = lanes.filter((lane) => lane.chainId === chainId && lane.settles && lane.retiredAtMs === null);
  const addresses = (some: readonly LaneView[]) => some.map(({ address }) => address);
  const read = settling.filter(({ balanceWei }) => balanceWei !== null);
  return {
    ...{ network, lanes: settling.length, ready: read.filter(({ resting }) => !resting).length },
    without: addresses(read.filter(({ resting }) => resting)),
    unread: addresses(settling.filter(({ balanceWei }) => balanceWei === null)),
  };
}

/** Whether the lanes that nobody has read decide about the network. */
const isUnknown = ({ ready, unread }: Finding): boolean => ready === 0 && unread.length > 0;

function textOf({ network, ready, lanes, without, unread }: Finding): string {
  if (lanes === 0) return `${network}: no lane: no settler with a key for it has run`;
  return [
    `${network}: ${ready} of ${lanes} lanes have ether`,
    ...(without.length === 0 ? [] : [`send ether to ${without.join(", ")}`]),
    ...(unread.length === 0 ? [] : [`no settler has read the balance of ${unread.join(", ")} yet`]),
  ].join("; ");
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
      return {
        text: `${lane} is retired: it settles only payments that name it, while a settler has its key`,
        isGood: true,
      };
    case "again":
      return { text: `${lane} was retired before`, isGood: true };
    case "unknown":
      return { text: `there is no lane ${address} on ${network}`, isGood: false };
  }
}
