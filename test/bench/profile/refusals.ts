import { runLoad } from "../settle/load";
import { endlessly, type RefusalKind, refusedRequests } from "../settle/refusals";
import { type GatewayProfile, type GatewayProfilePlan, profileGateway } from "./profile-gateway";

interface RefusalProfilePlan extends GatewayProfilePlan {
  readonly clients: number;
  readonly kind: RefusalKind;
}

/** What the gateway spends its time with while it refuses payments of one kind. */
export async function profileRefusals(
  { clients, kind, ...plan }: RefusalProfilePlan,
  show: (line: string) => void,
): Promise<GatewayProfile> {
  return await profileGateway(
    plan,
    async (arena, seconds) => {
      const bodies = (await refusedRequests(arena))[kind];
      return async () => await runLoad(arena.refused, { clients, seconds, bodies: endlessly(bodies) });
    },
    show,
  );
}
