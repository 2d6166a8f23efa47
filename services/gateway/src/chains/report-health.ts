import type { Chain } from "@lunas/catalog/chain";
import type { LaneReadiness } from "@lunas/domain/payment/ports";
import type { Health, HealthReason } from "@lunas/protocol/api/health";
import { checkHealth, type HealthCheck, type HealthStatus } from "@lunas/runtime/health";
import type { NetworkFault, NetworkState } from "./networks";

export interface ReportHealthDeps {
  readonly chains: readonly Chain[];
  readonly stateOf: (chain: Chain) => NetworkState;
  readonly lanes: Pick<LaneReadiness, "canSettle">;
  /** Whether new payments on the network are refused because too many wait. */
  readonly isOverloaded: (chain: Chain) => boolean;
  /** Database and Redis; each says whether the service is down without it. */
  readonly checks: readonly NamedCheck[];
  readonly version: string;
  readonly x402Facade: boolean;
}

export interface NamedCheck extends HealthCheck {
  readonly name: CheckName;
}

export type CheckName = "database" | "database_reads" | "redis";

/** The answer of `/health`: down without the database or without any network, degraded if anything else is missing. */
export async function reportHealth(deps: ReportHealthDeps): Promise<Health> {
  const { status: own, checks } = await checkHealth(deps.checks);
  const missing = deps.checks.filter(({ name }) => checks[name]?.status !== "ok");
  const seen = deps.chains.map((chain) => ({ chain, ...networkHealth(deps, chain) }));
  const networks = Object.fromEntries(seen.map(({ chain, health }) => [chain.network, health]));
  const statuses = seen.map(({ health }) => health.status);
  const status = statuses.every((each) => each === "down") ? "down" : worst([own, ...statuses.map(withoutDown)]);
  const reasons = [
    ...missing.map(({ name }) => ({ network: null, ...reasonOfCheck[name] })),
    ...seen.flatMap(({ chain, reasons: of }) => of.map((reason) => ({ network: chain.network, ...reason }))),
  ];
  return { status, reasons, version: deps.version, x402Facade: deps.x402Facade, networks };
}

type Reason = Omit<HealthReason, "network">;

const reasonOfCheck: Readonly<Record<CheckName, Reason>> = {
  database: { code: "database_unavailable", message: "PostgreSQL does not answer: every payment is refused." },
  database_reads: {
    code: "read_replica_unavailable",
    message: "The read replica of PostgreSQL does not answer: lists, reports and statistics are refused.",
  },
  redis: {
    code: "redis_unavailable",
    message: "Redis does not answer: users cannot sign in, and payments take longer.",
  },
};

const reasonOfFault: Readonly<Record<NetworkFault, Reason>> = {
  wrong_chain: {
    code: "wrong_chain",
    message: "The RPC endpoint serves another chain than the settings name, or a contract is missing on it.",
  },
  unknown_first_block: {
    code: "unknown_first_block",
    message:
      "The node has another chain than the stored payments: it was lost, or the RPC endpoint is wrong. New payments are refused.",
  },
  unreachable: {
    code: "network_unreachable",
    message: "No RPC endpoint of this network has answered for half a minute, or since the start.",
  },
  silent: { code: "network_silent", message: "No RPC endpoint of this network has answered for some seconds." },
  stalled: { code: "network_stalled", message: "The RPC endpoints answer, and the chain makes no blocks." },
};

const noLane: Reason = {
  code: "no_lane",
  message: "No settler holds a lane of this network that has gas: new payments are refused.",
};

const overloaded: Reason = {
  code: "overloaded",
  message: "More payments wait than can settle in time: new ones are refused until fewer wait.",
};

/** A network that accepts no payment, for want of a signer that can pay for gas or by overload, is degraded, not down. */
function networkHealth({ stateOf, lanes, isOverloaded }: ReportHealthDeps, chain: Chain) {
  const { status, fault, blockNumber, endpoints } = stateOf(chain);
  const reasons = [
    ...(fault === null ? [] : [reasonOfFault[fault]]),
    ...(lanes.canSettle(chain) ? [] : [noLane]),
    ...(isOverloaded(chain) ? [overloaded] : []),
  ];
  const own = status === "ok" && reasons.length > 0 ? "degraded" : status;
  return { reasons, health: { status: own, blockNumber, endpoints: [...endpoints] } };
}

function withoutDown(status: HealthStatus): HealthStatus {
  return status === "ok" ? "ok" : "degraded";
}

function worst(statuses: readonly HealthStatus[]): HealthStatus {
  if (statuses.includes("down")) return "down";
  return statuses.includes("degraded") ? "degraded" : "ok";
}
