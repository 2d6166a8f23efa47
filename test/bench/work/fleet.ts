import { freePort } from "@lunas/stack/free-port";
import type { Arena } from "../settle/arena";
import type { Ask } from "../settle/load";

/** How many processes of a service share the load. */
export interface Fleet {
  readonly gateways: number;
  readonly settlers: number;
  /** Default: one. */
  readonly dispatchers?: number;
}

type Environment = Readonly<Record<string, string>>;

/** Starts what the fleet has beside the first of each service. */
export async function startOthers(
  { services, askGateway }: Arena,
  fleet: Fleet,
  env: { readonly gateway?: Environment; readonly settler?: Environment } = {},
): Promise<{ readonly asks: readonly Ask[]; stop(): Promise<void> }> {
  const asks: Ask[] = [];
  const names: string[] = [];
  for (let number = 2; number <= fleet.settlers; number += 1) {
    const as = `settler-${number}`;
    names.push(as);
    await services.start("settler", { as, ...(env.settler !== undefined && { env: env.settler }) });
  }
  for (let number = 2; number <= (fleet.dispatchers ?? 1); number += 1) {
    const as = `dispatcher-${number}`;
    names.push(as);
    await services.start("dispatcher", { as });
  }
  for (let number = 2; number <= fleet.gateways; number += 1) {
    const as = `gateway-${number}`;
    names.push(as);
    const port = await freePort();
    await services.start("gateway", { as, env: { ...env.gateway, PORT: String(port) } });
    asks.push(askGateway(`http://127.0.0.1:${port}`));
  }
  return { asks, stop: async () => void (await Promise.all(names.map((name) => services.stop(name)))) };
}

/** Each request to the next gateway, as a load balancer sends them. */
export function alternately(asks: readonly Ask[]): Ask {
  let next = 0;
  return (body) => {
    const ask = asks[next % asks.length] as Ask;
    next += 1;
    return ask(body);
  };
}
