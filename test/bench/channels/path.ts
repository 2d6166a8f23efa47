import { mkdirSync } from "node:fs";
import { hook, takeMessages } from "../path/main";
import { type Path, readPath } from "../path/read-path";
import { into, out, type Step } from "../path/steps";
import { openArena } from "../settle/arena";
import { runLoad } from "../settle/load";
import { openVoucherSource } from "./vouchers";

/** The messages of a charge that comes alone: one to Redis, one to PostgreSQL, and their answers. */
const steps: readonly Step[] = [
  out("gateway", "rate limit requested", /lunas:limit/),
  into("gateway", "rate limit known", /^\*2/),
  out("gateway", "charge sent to PostgreSQL", /"max_claimable"/),
  into("gateway", "charge stored", /charged/),
  out("gateway", "answer sent", /^HTTP\/1\.1 200/),
];

/** Follows charges that come alone through the gateway: the time of each message from the request to the answer. */
export async function measureChannelPath(
  plan: { readonly charges: number; readonly folder: string },
  show: (line: string) => void,
): Promise<Path> {
  mkdirSync(plan.folder, { recursive: true });
  const env = { NODE_OPTIONS: `--require ${hook}`, BENCH_PATH_FOLDER: plan.folder };
  const arena = await openArena({ log: show, env, withoutPeer: true });
  try {
    show("warming up");
    const source = await openVoucherSource(arena, 64);
    await runLoad(arena.asks.lunas, { clients: 16, seconds: 60, bodies: source.sign(4_000) });
    await takeMessages(arena, plan);
    await runLoad(arena.asks.lunas, { clients: 1, seconds: 60, bodies: source.sign(plan.charges) });
    return readPath(await takeMessages(arena, plan), { steps, spans: [] });
  } finally {
    await arena.stop();
  }
}
