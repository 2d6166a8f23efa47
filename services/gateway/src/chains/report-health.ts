import type { Chain } from "@lunas/catalog/chain";
import type { LaneReadiness } from "@lunas/domain/payment/ports";
import type { Health } from "@lunas/protocol/api/health";
import { checkHealth, type HealthCheck, type HealthStatus } from "@lunas/runtime/health";
import type { NetworkState } from "./networks";

export interface ReportHealthDeps {
  readonly chains: readonly Chain[];
  readonly stateOf: (chain: Chain) => NetworkState;
  readonly lanes: LaneReadiness;
  /** Database and Redis; each says whether the service is down without it. */
  readonly checks: readonly HealthCheck[];
  readonly version: string;
  readonly x402Facade: boolean;
}

/** The answer of `/health`: down without the database or without any network, degraded if anything else is missing. */
export async function reportHealth(deps: ReportHealthDeps): Promise<Health> {
  const { status: own } = await checkHealth(deps.checks);
  const networks = Object.fromEntries(deps.chains.map((chain) => [chain.network, networkHealth(deps, chain)]));
  const statuses = Object.values(networks).map(({ status }) => status);
  const status = statuses.every((each) => each === "down") ? "down" : worst([own, ...statuses.map(withoutDown)]);
  return { status, version: deps.version, x402Facade: deps.x402Facade, networks };
}

/** A network without a signer that can pay for gas accepts no payment: it is degraded, not down. */
function networkHealth({ stateOf, lanes }: ReportHealthDeps, chain: Chain): Health["networks"][string] {
  const { status, blockNumber, endpoints } = stateOf(chain);
  const own = status === "ok" && !lanes.canSettle(chain) ? "degraded" : status;
  return { status: own, blockNumber, endpoints: [...endpoints] };
}

function withoutDown(status: HealthStatus): HealthStatus {
  return status === "ok" ? "ok" : "degraded";
}

function worst(statuses: readonly HealthStatus[]): HealthStatus {
  if (statuses.includes("down")) return "down";
  return statuses.includes("degraded") ? "degraded" : "ok";
}
