import type { Merchant } from "@lunas/protocol/api/merchant";
import type { Witness, WitnessDeps } from "./witness";
import { witnessDeliveries } from "./witness-deliveries";
import { witnessEvents } from "./witness-events";
import { witnessReceiver } from "./witness-receiver";

/**
 * A merchant's own receiver stays unchanged: the log of deliveries shows the result. A hosted service cannot reach this
 * machine.
 */
export async function openWitness(deps: WitnessDeps, merchant: Merchant): Promise<Witness> {
  if (merchant.webhookUrl !== null) return witnessDeliveries(deps, merchant);
  const { hostname } = new URL(deps.signedIn.context.url);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return isHere ? witnessReceiver(deps) : witnessEvents(deps);
}
