import type { ErrorCode } from "@lunas/protocol/api/errors";

/** Operations that are described and not served yet, each with the codes of its own that come with it. Who serves one takes its line away. */
export const pendingOperations: Readonly<Record<string, readonly ErrorCode[]>> = {};
