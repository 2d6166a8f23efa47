import { writeFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "./logger";

export interface ProfileOptions {
  readonly service: string;
  /** Where profiles are written; without it the signal is answered by a line of the log only. */
  readonly folder: string | undefined;
  readonly durationMs: number;
}

/**
 * On SIGUSR2 the process records its own CPU profile, one at a time, and writes it to a new file of the folder. Chromium's
 * developer tools and speedscope open the file. The process works on meanwhile, and a failure changes nothing of it.
 */
export function profileOnSignal(options: ProfileOptions, logger: Logger): void {
  let recording = false;
  process.on("SIGUSR2", async () => {
    if (options.folder === undefined) return logger.warn("profile_refused", { reason: "PROFILE_FOLDER is not set" });
    if (recording) return logger.warn("profile_refused", { reason: "a profile is being recorded" });
    recording = true;
    try {
      logger.info("profile_started", { durationMs: options.durationMs });
      const file = join(options.folder, `${options.service}-${process.pid}-${Date.now()}.cpuprofile`);
      writeFileSync(file, await record(options.durationMs), { flag: "wx", mode: 0o600 });
      logger.info("profile_written", { file });
    } catch (error) {
      logger.error("profile_failed", { error });
    } finally {
      recording = false;
    }
  });
}

async function record(durationMs: number): Promise<string> {
  const session = new Session();
  session.connect();
  try {
    await session.post("Profiler.enable");
    await session.post("Profiler.start");
    await sleep(durationMs, undefined, { ref: false });
    const { profile } = await session.post("Profiler.stop");
    return JSON.stringify(profile);
  } finally {
    session.disconnect();
  }
}
