import { docker } from "./docker";
import type { Swarm } from "./open-swarm";
import { rest } from "./service-state";

export interface Phase {
  readonly title: string;
  /** What the operator does, under load. */
  readonly change: (swarm: Swarm) => Promise<void>;
  /** Answers that customers may meet besides successes; they send the same payment again. Elsewhere there are none. */
  readonly allowed?: RegExp;
}

const services = ["gateway", "settler", "dispatcher"];
const replicas = (count: number) => ({ GATEWAY_REPLICAS: `${count}`, SETTLER_REPLICAS: `${count}` });

/** The second image: the code of the first with a label more. */
export const secondTag = "next";
/** An image whose process ends at once. */
export const brokenTag = "broken";

/**
 * A gateway that is killed takes the requests with it that it holds: the proxy closes the connection or answers 502 or 504,
 * and 503 while no gateway is left. The customers send the same payment again and hear that it is known (409) until it has
 * ended. The proxy is never stopped, so no connection to it may be refused.
 */
const ofKilled =
  /^no answer \((UND_ERR_SOCKET|status 50[234] without JSON)\)|^50[234] without JSON of |^409 nonce_already_used$/;

export const phases: readonly Phase[] = [
  { title: "one of each service", change: async () => undefined },
  { title: "gateway and settler from 1 to 3", change: (swarm) => swarm.deploy(replicas(3)) },
  { title: "a container of each service is killed, twice", change: killTwice, allowed: ofKilled },
  { title: "rolling update to the second image", change: (swarm) => update(swarm, secondTag) },
  { title: "an image that does not start: Swarm goes back", change: updateToBroken },
  { title: "rolling update back to the first image", change: (swarm) => update(swarm, "latest") },
  { title: "gateway and settler from 3 to 1", change: (swarm) => swarm.deploy(replicas(1)) },
];

/** As infra/swarm/README.md says: the migrations first, then every service at once, each one task at a time. */
async function update(swarm: Swarm, tag: string): Promise<void> {
  const { stack } = swarm;
  await docker([
    "service",
    "update",
    "--detach",
    "--no-resolve-image",
    "--image",
    `lunas-database:${tag}`,
    `${stack}_migrate`,
  ]);
  await rest(stack);
  await swarm.deploy({ TAG: tag });
  for (const service of services) {
    const { image, update: state } = await swarm.state(service);
    if (!image.endsWith(`:${tag}`) || state !== "completed") throw new Error(`${service} is ${state} with ${image}`);
  }
}

async function updateToBroken({ stack, state }: Swarm): Promise<void> {
  const broken = ["--image", `lunas-gateway:${brokenTag}`];
  await docker(["service", "update", "--detach", "--no-resolve-image", ...broken, `${stack}_gateway`]);
  await rest(stack);
  const { image, update: end } = await state("gateway");
  if (end !== "rollback_completed" || !image.endsWith(`:${secondTag}`))
    throw new Error(`the gateway is ${end} with ${image}`);
}

async function killTwice(swarm: Swarm): Promise<void> {
  for (const _ of [1, 2]) {
    for (const service of services) await swarm.kill(service);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await rest(swarm.stack);
  }
}
