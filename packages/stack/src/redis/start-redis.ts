import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { startServer } from "../start-server";
import type { Supervisor } from "../supervise/open-supervisor";
import type { ProcessSpec } from "../supervise/process-spec";
import { findRedis } from "./find-redis";
import { ping } from "./ping";
import type { RedisProgram } from "./redis-program";
import { aclLine, hashPassword, type RedisUserName, redisUserNames } from "./redis-users";

export interface RedisPlan {
  readonly folder: string;
  readonly logFile: string;
  readonly preferredPort?: number | undefined;
  readonly log: (line: string) => void;
}

/** A Redis, as its administrator and as each of its users. */
export interface StackRedis {
  readonly url: string;
  /** The same with the rights of one user; for an external server, whose users we do not create, the given URL. */
  urlOf(name: RedisUserName): string;
}

/** Runs Redis on loopback. The passwords are new at every start: nothing else needs them. */
export async function startRedis(supervisor: Supervisor, plan: RedisPlan): Promise<StackRedis> {
  const program = await findRedis(plan.log);
  const password = newPassword();
  const passwords = Object.fromEntries(redisUserNames.map((name) => [name, newPassword()]));
  const users = redisUserNames.map((name) => aclLine(name, hashPassword(passwords[name] ?? "")));
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
      // By standard input, so that no process list and no file contains the password.
      input: configOf(program, { port: candidate, password, users }),
      stop: { signal: "SIGTERM", graceMs: 5_000 },
      layer: "server",
    }),
  });
  return { url: urlAt(port), urlOf: (name) => `redis://${name}:${passwords[name]}@127.0.0.1:${port}` };
}

function newPassword(): string {
  return randomBytes(24).toString("hex");
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

export interface RedisConfig {
  readonly port: number;
  /** The administrator's password, with all rights. */
  readonly password: string;
  /** Lines of users. */
  readonly users: readonly string[];
}

/** The lowest value that Redis accepts for its limit; our values are far smaller. */
const largestValue = "1mb";

/** BullMQ requires noeviction. One snapshot at the end keeps sessions over a restart; nothing more is promised. */
export function configOf(program: RedisProgram, { port, password, users }: RedisConfig): string {
  const inContainer = program.kind === "docker";
  return [
    `bind ${inContainer ? "0.0.0.0" : "127.0.0.1"}`,
    `port ${inContainer ? 6379 : port}`,
    `requirepass ${password}`,
    ...users,
    `proto-max-bulk-len ${largestValue}`,
    "maxmemory-policy noeviction",
    "appendonly no",
    "save 300 1",
    "",
  ].join("\n");
}
