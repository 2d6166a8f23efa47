import { setFlagsFromString } from "node:v8";

/** The share by which the old heap may grow after a collection before the next one begins. */
const growthPercent = 100;

/**
 * V8 lets a heap grow to several times its live size before it collects the old generation. A payment waits for its block
 * longer than the young generation keeps it, so the old one fills with what is no longer needed: 45 MB of live data became
 * 310 MB. It sets no limit: a process that needs more memory gets it. docs/performance.md says what was measured.
 *
 * It is set here, because here it is the same for an image, a bundle and compiled files.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${growthPercent}`);
}
