import { type ChildProcessByStdio, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { until } from "@lunas/testkit/time/until";
import type { CommandStep, Readiness } from "./step";

const commandMs = 180_000;
/** `npm start` installs and compiles everything in a clean clone. */
const readyMs = 300_000;
/** From Ctrl-C to the end of a program. */
const endMs = 20_000;
/** What a terminal knows: exported variables, a page's own (in lower case), functions, and the folder. */
const saveState =
  'export -p; for NAME in $(compgen -v | grep "^[a-z]"); do declare -p "$NAME"; done; declare -f; echo "cd \'$PWD\'"';

export interface Folders {
  readonly clone: string;
  readonly shop: string;
  /** The home folder of the shop's terminal: the profile is there. */
  readonly home: string;
}

interface Program {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  readonly output: () => string;
  /** Without the warnings of npm, which go to standard error. */
  readonly standardOutput: () => string;
  readonly isClone: boolean;
}

/** The terminals of a reader: variables, functions and the folder stay from one command to the next. */
export function openTerminals({ clone, shop, home }: Folders) {
  const programs: Program[] = [];
  const stateFile = (name: string) => join(home, `.terminal-${name}`);
  for (const [name, folder] of [
    ["clone", clone],
    ["shop", shop],
  ] as const) {
    writeFileSync(stateFile(name), `cd '${folder}'\n`);
  }
  const environment = {
    clone: ownEnvironment(),
    shop: { ...ownEnvironment(), ...npmSettings(), HOME: home },
  };

  function start(command: string, name: CommandStep["folder"]): Program {
    const state = stateFile(name);
    const script = `set -o pipefail\n. '${state}'\n${command}\nCODE=$?\n{ ${saveState}; } > '${state}'\nexit $CODE\n`;
    const child = spawn("bash", ["-c", script], {
      env: environment[name],
      stdio: ["ignore", "pipe", "pipe"],
      detached: true, // a group of its own: the command may start others
    });
    let output = "";
    let standardOutput = "";
    child.stdout.on("data", (part: Buffer) => {
      output += part.toString();
      standardOutput += part.toString();
    });
    child.stderr.on("data", (part: Buffer) => {
      output += part.toString();
    });
    return { child, output: () => output, standardOutput: () => standardOutput, isClone: name === "clone" };
  }

  return {
    /** Runs a command to its end and returns its standard output. Throws with all output where it fails. */
    async run(command: string, folder: CommandStep["folder"]): Promise<string> {
      const program = start(command, folder);
      const timer = setTimeout(() => signal(program, "SIGKILL"), commandMs);
      const [code] = await once(program.child, "close");
      clearTimeout(timer);
      if (code === 0) return program.standardOutput();
      throw new Error(`exit code ${code ?? `none after ${commandMs / 1_000} s`}\n${program.output()}`);
    },
    /** Starts a command that keeps running, and waits until it is ready. */
    async keepRunning(command: string, folder: CommandStep["folder"], readyWhen: Readiness): Promise<void> {
      const program = start(command, folder);
      programs.push(program);
      const isReady = async () => {
        if (!isRunning(program)) return true;
        return "prints" in readyWhen ? program.output().includes(readyWhen.prints) : answers(readyWhen.port);
      };
      const failed = (why: string) => new Error(`${why}\n${program.output()}`);
      await until(isReady, { timeoutMs: readyMs, intervalMs: 50, what: "the program" }).catch(() => {
        throw failed(`it is not ready after ${readyMs / 1_000} s`);
      });
      if (!isRunning(program)) throw failed(`it ended with exit code ${program.child.exitCode}`);
    },
    writeFile(name: string, text: string): void {
      const file = join(shop, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    },
    /** Ends what the shop's terminal left running, or everything. */
    async close(which: "shop" | "all"): Promise<void> {
      const ending = programs.filter((each) => isRunning(each) && (which === "all" || !each.isClone));
      await Promise.all(
        ending.map(async (program) => {
          const ended = once(program.child, "close");
          signal(program, "SIGINT");
          const timer = setTimeout(() => signal(program, "SIGKILL"), endMs);
          await ended;
          clearTimeout(timer);
        }),
      );
    },
  };
}

export type Terminals = ReturnType<typeof openTerminals>;

const isRunning = ({ child }: Program): boolean => child.exitCode === null && child.signalCode === null;

/** Sends a signal to the command and to everything that it started. */
function signal({ child }: Program, name: NodeJS.Signals): void {
  try {
    process.kill(-(child.pid ?? 0), name);
  } catch (error) {
    if ((error as { readonly code?: string }).code !== "ESRCH") throw error;
  }
}

/** As a new terminal has it: without what `npm run` and our own settings add. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const added = /^(?:npm_|LUNAS_|INIT_CWD$|NODE_OPTIONS$|NODE_ENV$)/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !added.test(name)));
}

/** The shop's terminal has its own home folder; npm keeps this machine's settings and cache. */
function npmSettings(): Readonly<Record<string, string>> {
  const cache = execFileSync("npm", ["config", "get", "cache"], {
    encoding: "utf8",
    env: ownEnvironment(),
    stdio: ["ignore", "pipe", "ignore"],
  });
  return { npm_config_cache: cache.trim(), npm_config_userconfig: join(homedir(), ".npmrc") };
}

export function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "localhost" });
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("close", () => socket.destroy());
    socket.once("connect", () => socket.end());
  });
}
