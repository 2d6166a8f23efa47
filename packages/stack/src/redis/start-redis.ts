import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { startServer } from "../start-server";
import type { Supervisor } from "../supervise/open-supervisor";
import type { ProcessSpec } from "../supervise/process-spec";
import { findRedis } from "./find-redis";
import { ping } from "./ping";
import type { RedisProgram } from "./redis-program";

export interface RedisPlan {
  readonly folder: string;
  readonly logFile: string;
  readonly preferredPort?: number | undefined;
  readonly log: (line: string) => void;
}

/** Runs Redis on loopback and answers its URL. The password is new at every start: nothing else needs to know it. */
export async function startRedis(supervisor: Supervisor, plan: RedisPlan): Promise<string> {
  const program = await findRedis(plan.log);
  const password = randomBytes(24).toString("hex");
  mkdirSync(plan.folder, { recursive: true, mode: 0o700 });
  const urlAt = (port: number) => `redis://:${password}@127.0.0.1:${port}`;
  const port = await startServer(supervisor, {
    preferredPort: plan.preferredPort,
    answersAt: (candidate) => ping(urlAt(candidate)),
    specAt: (candidate): ProcessSpec => ({
      name: "redis",
      ...commandOf(program, candidate),
      cwd: plan.folder,
      logFile: plan.logFile,
      // By standard input, so that the password stands in no process list and no file.
      input: configOf(program, { port: candidate, password }),
      stop: { signal: "SIGTERM", graceMs: 5_000 },
      layer: "server",
    }),
  });
  return urlAt(port);
}

function commandOf(program: RedisProgram, port: number): Pick<ProcessSpec, "command" | "args" | "env"> {
  if (program.kind === "native") {
    const libraries = program.libraryFolders.length > 0 ? { LD_LIBRARY_PATH: program.libraryFolders.join(":") } : {};
    return { command: program.path, args: ["-"], env: { PATH: process.env.PATH, ...libraries } };
  }
  const args = [
    "run",
    "--rm",
    "--interactive",
    "--publish",
    `127.0.0.1:${port}:6379`,
    program.image,
    "redis-server",
    "-",
  ];
  return { command: "docker", args, env: process.env }; // DOCKER_HOST and the like
}

/** noeviction is what BullMQ asks for. One snapshot at the end keeps sessions over a restart; nothing more is promised. */
export function configOf(program: RedisProgram, { port, password }: { port: number; password: string }): string {
  const inContainer = program.kind === "docker";
  return [
    `bind ${inContainer ? "0.0.0.0" : "127.0.0.1"}`,
    `port ${inContainer ? 6379 : port}`,
    `requirepass ${password}`,
    "maxmemory-policy noeviction",
    "appendonly no",
    "save 300 1",
    "",
  ].join("\n");
}
