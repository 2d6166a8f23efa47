import type { Logger } from "./logger";

const nothing = () => undefined;

/** A logger without output, for tests and tools. */
export const silentLogger: Logger = {
  error: nothing,
  warn: nothing,
  info: nothing,
  debug: nothing,
  child: () => silentLogger,
};
