import { choice, durationMs, port, text } from "./kinds";
import { defineSettings } from "./settings";
import { tracingSettings } from "./tracing/tracing-settings";

/** The settings that every process has; `runService` reads them itself. */
export const processSettings = defineSettings({
  logLevel: {
    name: "LOG_LEVEL",
    kind: choice("error", "warn", "info", "debug"),
    default: "info",
    doc: "The log level.",
  },
  logFormat: {
    name: "LOG_FORMAT",
    kind: choice("json", "pretty"),
    default: "json",
    doc: "One JSON object per line, or readable lines.",
  },
  shutdownTimeoutMs: {
    name: "SHUTDOWN_TIMEOUT_MS",
    kind: durationMs,
    default: "10000",
    doc: "How long a process may take to stop after SIGTERM; then it exits with 1.",
  },
  profileFolder: {
    name: "PROFILE_FOLDER",
    kind: text,
    optional: true,
    doc: "Folder for CPU profiles: on SIGUSR2 the process records one and writes it there. Without it the signal only writes a line to the log.",
    example: "/var/lib/lunas/profiles",
  },
  profileMs: {
    name: "PROFILE_MS",
    kind: durationMs,
    default: "30000",
    doc: "How long a CPU profile records.",
  },
  commit: {
    name: "LUNAS_COMMIT",
    kind: text,
    optional: true,
    doc: "The commit that the process was built from. The images set it by their build argument COMMIT.",
  },
  tracing: tracingSettings,
});

/** The health server of a worker: put it into the worker's own settings. */
export const healthServerSettings = defineSettings({
  port: {
    name: "HEALTH_PORT",
    kind: port,
    default: "0",
    doc: "Port of a worker's /health and /metrics; 0 starts none.",
    example: "9464",
  },
  host: {
    name: "HEALTH_HOST",
    kind: text,
    default: "127.0.0.1",
    doc: "Address the health server listens on; 0.0.0.0 inside a container.",
  },
});
