/**
 * How a service's process takes memory; the images say the same (infra/docker/Dockerfile).
 *
 * Two arenas of the C library instead of eight for each core: V8's threads leave their free memory in arenas of their own.
 */
export const memoryEnvironment: Readonly<Record<string, string>> = { MALLOC_ARENA_MAX: "2" };

/**
 * What Node is started with. Half of V8's own young generation: each of the three services is 10 to 20 MB smaller, and its CPU for a
 * payment is the same (docs/performance.md).
 */
export const nodeArguments: readonly string[] = ["--enable-source-maps", "--max-semi-space-size=8"];
