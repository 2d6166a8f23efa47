// Where the tests' short-lived stacks lie: in memory, where there is room for them.
import { statfsSync } from "node:fs";
import { freemem } from "node:os";

const folder = "/dev/shm";
/** Four stacks at a time have taken 1 GB. */
const wantedBytes = 4 * 1024 ** 3;

/** The settings of a process whose stacks may lie in memory; none where there is no such folder, or too little memory. */
export function memorySettings() {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, freemem()) < wantedBytes ? {} : { LUNAS_MEMORY_FOLDER: folder };
  } catch {
    return {}; // only Linux has it
  }
}
