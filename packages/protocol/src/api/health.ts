import { type Static, Type } from "@sinclair/typebox";
import { MapOf } from "../schema/map-of";
import { Nullable } from "../schema/nullable";
import { OneOf } from "../schema/scalars";
import type { Operation } from "./operation";

export const HealthStatus = OneOf(["ok", "degraded", "down"]);
export type HealthStatus = Static<typeof HealthStatus>;

const EndpointHealth = Type.Object({
  endpoint: Type.String({ description: "`host:port`, in the order of the settings." }),
  state: OneOf(
    ["ok", "behind", "resting", "out"],
    "`behind`: its head is older than that of others. `resting`: it failed, or asked for a pause. `out`: it serves another chain.",
  ),
  blockNumber: Nullable(Type.Integer({ description: "The last block that it reported; null if there is none yet." })),
});

const NetworkHealth = Type.Object({
  status: HealthStatus,
  blockNumber: Nullable(Type.Integer({ description: "The last block that was seen; null if there is none yet." })),
  endpoints: Type.Array(EndpointHealth, { description: "The RPC endpoints that this gateway reads from." }),
});

const HealthReason = Type.Object({
  code: OneOf(
    [
      "database_unavailable",
      "read_replica_unavailable",
      "redis_unavailable",
      "network_unreachable",
      "network_silent",
      "network_stalled",
      "wrong_chain",
      "unknown_first_block",
      "no_lane",
      "overloaded",
    ],
    "More codes may come.",
  ),
  network: Nullable(Type.String({ description: "The network that it concerns; null: the whole service." })),
  message: Type.String({ description: "One sentence for people; the text can change at any time." }),
});
export type HealthReason = Static<typeof HealthReason>;

export const Health = Type.Object(
  {
    status: HealthStatus,
    reasons: Type.Array(HealthReason, { description: "Why the status is not `ok`; empty when it is." }),
    version: Type.String(),
    x402Facade: Type.Boolean({ description: "Whether the endpoints for stock x402 software (`/x402/…`) are served." }),
    networks: MapOf(NetworkHealth, { description: "`sandbox` and `base`." }),
  },
  { title: "Health" },
);
export type Health = Static<typeof Health>;

/** The answer to an orchestrator's probe: whether this process is alive, or ready for traffic. */
const Probe = Type.Object({ status: HealthStatus }, { title: "Probe" });

const shared = { method: "GET", tag: "Health", status: "served", auth: "none", limit: "other", errors: [] } as const;

export const getHealth = {
  ...shared,
  id: "getHealth",
  path: "/health",
  summary: "Health of the service and its networks",
  description: "503 only when the status is `down`.",
  responses: { 200: Health, 503: Health },
} satisfies Operation;

export const getLiveness = {
  ...shared,
  id: "getLiveness",
  path: "/health/live",
  summary: "Whether the process is alive",
  responses: { 200: Probe },
} satisfies Operation;

export const getReadiness = {
  ...shared,
  id: "getReadiness",
  path: "/health/ready",
  summary: "Whether the process accepts traffic",
  responses: { 200: Probe, 503: Probe },
} satisfies Operation;
