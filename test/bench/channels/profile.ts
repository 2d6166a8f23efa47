import { type GatewayProfile, type GatewayProfilePlan, profileGateway } from "../profile/profile-gateway";
import { runLoad } from "../settle/load";
import { openVoucherSource } from "./vouchers";

const mostPerSecond = 3_500;

/** What the gateway spends its time with while vouchers come in. */
export async function profileChannels(
  { clients, ...plan }: GatewayProfilePlan & { readonly clients: number },
  show: (line: string) => void,
): Promise<GatewayProfile> {
  return await profileGateway(
    plan,
    async (arena, seconds) => {
      const source = await openVoucherSource(arena, clients * 4);
      const bodies = source.sign(seconds * mostPerSecond);
      return async () => await runLoad(arena.asks.lunas, { clients, seconds, bodies });
    },
    show,
  );
}
