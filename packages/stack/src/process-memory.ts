/**
 * How a service's process takes memory; the images say the same (infra/docker/Dockerfile).
 *
 * Two arenas of the C library instead of eight for each core: V8's threads leave their free memory in arenas of their own.
 */
export const memoryEnvironment: Readonly<Record<string, string>> = { MALLOC_ARENA_MAX: "2" };
