// Runs a program in place of this process: same terminal, each signal once, same exit code.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { cloneFolder } from "./clone.mjs";

// One Ctrl-C arrives several times: from the terminal, which signals the whole group, and from npm, which passes it on.
const sameKeystrokeMs = 300;
const parentCheckMs = 500;

/**
 * Starts `node file …args` and exits with its exit code. The child has its own process group, so that signals reach it
 * only from here, and an IPC channel, whose end tells it that this process has ended, even by `kill -9`. With
 * `ownGroup: false` it stays in the terminal's group, which a program needs to read keys; it then gets the terminal's
 * own Ctrl-C.
 */
export async function handOver(file, args, options) {
  process.exit(await run(file, args, options));
}

/**
 * The same, but returns the exit code (128 + the signal's number after a signal). The program gets a message when the promise
 * `meanwhile` resolves. When that fails the program is ended, and its error thrown. `nodeArgs` stand before the file.
 */
export async function run(file, args, { env = {}, ownGroup = true, nodeArgs = [], meanwhile } = {}) {
  const child = spawn(process.execPath, [...nodeArgs, file, ...args], {
    cwd: cloneFolder,
    detached: ownGroup,
    env: { ...process.env, ...env },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  const unfollow = followSignals(child, ownGroup);
  let failure;
  meanwhile?.then(
    () => child.connected && child.send("meanwhile is done"),
    (error) => {
      failure = error;
      child.kill("SIGTERM");
    },
  );
  try {
    const [code, signal] = await once(child, "exit");
    if (failure !== undefined) throw failure;
    return code ?? 128 + (constants.signals[signal] ?? 0);
  } finally {
    unfollow();
  }
}

function followSignals(child, ownGroup) {
  const lastSeen = new Map();
  const forward = (signal) => {
    const now = Date.now();
    const fromTerminal = signal === "SIGINT" && !ownGroup && process.stdin.isTTY;
    if (!fromTerminal && now - (lastSeen.get(signal) ?? 0) > sameKeystrokeMs) child.kill(signal);
    lastSeen.set(signal, now);
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, forward);
  const unfollowNpm = followNpm(() => child.kill("SIGTERM"));
  return () => {
    for (const signal of signals) process.off(signal, forward);
    unfollowNpm();
  };
}

/** Under `npm start` no process reads the output after npm has ended: then this process stops too. */
function followNpm(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return () => undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, parentCheckMs);
  timer.unref();
  return () => clearInterval(timer);
}
