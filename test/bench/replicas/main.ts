import { freePort } from "@lunas/stack/free-port";
import { type Arena, openArena } from "../settle/arena";
import type { Ask } from "../settle/load";
import type { Spread } from "../settle/quantile";
import { ratioOf, type Side, type SideTurn, sideOf, takeSideTurn } from "../settle/side";

/** The same load with one process of each service and with two of each, by turns, on the cores of this machine. */
export interface Replicas {
  readonly name: string;
  readonly one: Side;
  readonly two: Side;
  /** Two to one, of turns beside each other. */
  readonly throughput: Spread;
}

type How = "one" | "two";

const scenarios = [
  { name: "64 clients, a block for every transaction", clients: 64, blockSeconds: null, perSecond: 700 },
  { name: "256 clients, a block for every transaction", clients: 256, blockSeconds: null, perSecond: 800 },
] as const;
const rounds = 3;
const seconds = 8;
const warmUpSeconds = 6;

const second = { gateway: "gateway-2", settler: "settler-2", dispatcher: "dispatcher-2" } as const;

export async function measureReplicas(show: (line: string) => void): Promise<readonly Replicas[]> {
  const arena = await openArena({ log: show, withoutPeer: true });
  try {
    const figures: Replicas[] = [];
    for (const scenario of scenarios) figures.push(await compare(arena, scenario, show));
    return figures;
  } finally {
    await arena.stop();
  }
}

async function compare(
  arena: Arena,
  scenario: (typeof scenarios)[number],
  show: (line: string) => void,
): Promise<Replicas> {
  const slots: Record<How, SideTurn[]> = { one: [], two: [] };
  const take = async (how: How, ask: Ask) => {
    // The engines of new processes compile hot code first; both sides get the same warm-up.
    await takeSideTurn(arena, ask, { ...scenarios[0], seconds: warmUpSeconds });
    const turn = await takeSideTurn(arena, ask, { ...scenario, seconds });
    slots[how].push(turn);
    show(`${scenario.name}, ${how} of each: ${turn.perSecond.toFixed(0)}/s`);
  };
  const takeTwo = async () => {
    const other = await startSecond(arena);
    await take("two", alternately(arena.asks.lunas, other));
    await stopSecond(arena);
  };
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 1) await takeTwo();
    await take("one", arena.asks.lunas);
    if (round % 2 === 0) await takeTwo();
  }
  return {
    name: scenario.name,
    one: sideOf(slots.one),
    two: sideOf(slots.two),
    throughput: ratioOf(slots.two, slots.one),
  };
}

async function startSecond({ services, askGateway }: Arena): Promise<Ask> {
  const port = await freePort();
  await Promise.all([
    services.start("gateway", { as: second.gateway, env: { PORT: String(port) } }),
    services.start("settler", { as: second.settler }),
    services.start("dispatcher", { as: second.dispatcher }),
  ]);
  return askGateway(`http://127.0.0.1:${port}`);
}

async function stopSecond({ services }: Arena): Promise<void> {
  await Promise.all(Object.values(second).map((name) => services.stop(name)));
}

/** Every other request to the other gateway, as a load balancer sends them. */
function alternately(one: Ask, other: Ask): Ask {
  let isOther = false;
  return (body) => {
    isOther = !isOther;
    return (isOther ? other : one)(body);
  };
}
