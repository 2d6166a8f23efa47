/**
 * How a service's process takes memory; the images say the same (infra/docker/Dockerfile).
 *
 * The young generation has two halves of at most 8 MB, instead of 16. Two arenas of the C library instead of eight for each
 * core: V8's compiler threads leave their free memory in arenas of their own.
 */
export const nodeFlags: readonly string[] = ["--max-semi-space-size=8"];

export const memoryEnvironment: Readonly<Record<string, string>> = { MALLOC_ARENA_MAX: "2" };
