import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { until } from "@lunas/testkit/time/until";
import { type ProfileSummary, summarise } from "../profile/read-profile";
import { openArena } from "../settle/arena";
import { runLoad } from "../settle/load";
import { mainThreadMs } from "../settle/processes";
import { openVoucherSource } from "./vouchers";

const hook = join(__dirname, "..", "profile", "hook.cjs");
const mostPerSecond = 3_500;

interface ChannelProfile {
  readonly charges: number;
  /** CPU of the gateway's main thread for each charge. */
  readonly cpuMs: number;
  readonly gateway: ProfileSummary;
}

/** What the gateway spends its time with while vouchers come in. */
export async function profileChannels(
  plan: { readonly clients: number; readonly seconds: number; readonly folder: string },
  show: (line: string) => void,
): Promise<ChannelProfile> {
  const { clients, seconds, folder } = plan;
  const file = join(folder, "gateway.cpuprofile");
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const env = { NODE_OPTIONS: `--require ${hook}`, BENCH_PROFILE_FOLDER: folder };
  const arena = await openArena({ log: show, env, withoutPeer: true });
  try {
    await arena.services.stop("gateway");
    await arena.services.start("gateway", { isUnbundled: true });
    const load = async (forSeconds: number) => {
      const source = await openVoucherSource(arena, clients * 4);
      const bodies = source.sign(forSeconds * mostPerSecond);
      return async () => await runLoad(arena.asks.lunas, { clients, seconds: forSeconds, bodies });
    };
    show("warming up");
    await (await load(4))();
    const measured = await load(seconds);
    const pid = arena.parts().get("gateway") ?? 0;
    const before = mainThreadMs(pid);
    await arena.stack.supervisor.signal("gateway", "SIGUSR2");
    const { tookMs } = await measured();
    await arena.stack.supervisor.signal("gateway", "SIGUSR2");
    const cpuMs = (mainThreadMs(pid) - before) / tookMs.length;
    await until(() => existsSync(file), { timeoutMs: 30_000, what: "the gateway's profile" });
    return { charges: tookMs.length, cpuMs, gateway: summarise(JSON.parse(readFileSync(file, "utf8"))) };
  } finally {
    await arena.stop();
  }
}

/** The largest packages and functions, in milliseconds of CPU for each charge. */
export function printChannelProfile({ charges, cpuMs, gateway }: ChannelProfile): void {
  const { busyMs, garbageMs, packages, functions } = gateway;
  const each = (ms: number) => ((ms / busyMs) * cpuMs).toFixed(4);
  console.log(
    `\n${charges} charges; the gateway's main thread ${cpuMs.toFixed(3)} ms each, garbage ${each(garbageMs)}`,
  );
  const largest = (entries: Iterable<readonly [string, number]>, count: number) =>
    [...entries].sort(([, one], [, other]) => other - one).slice(0, count);
  for (const [name, ms] of largest(packages, 20)) console.log(`  ${each(ms)} ms  ${name}`);
  const own = [...functions].map(([name, { ms }]) => [name, ms] as const);
  for (const [name, ms] of largest(own, 50)) console.log(`  ${each(ms)} ms  ${name}`);
}
