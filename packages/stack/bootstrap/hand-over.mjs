// Runs a program in this process's place: same terminal, each signal once, same exit code.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { cloneFolder } from "./clone.mjs";

// One Ctrl-C arrives several times: from the terminal, which signals the whole group, and from npm, which passes it on.
const sameKeystrokeMs = 300;
const parentCheckMs = 500;

/**
 * Starts `node file …args` and becomes it: exits as it exits. The child gets a process group of its own, so that a signal
 * reaches it through here only, and an IPC channel, whose end tells it that this process is gone, `kill -9` included.
 * With `ownGroup: false` it stays in the terminal's group, as a program must that reads keys; then the terminal's own
 * Ctrl-C is the one that it gets.
 */
export async function handOver(file, args, options) {
  process.exit(await run(file, args, options));
}

/** The same, but answers with the exit code (128 + the signal's number for one that a signal ended). */
export async function run(file, args, { env = {}, ownGroup = true } = {}) {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: cloneFolder,
    detached: ownGroup,
    env: { ...process.env, ...env },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  const unfollow = followSignals(child, ownGroup);
  try {
    const [code, signal] = await once(child, "exit");
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

/** Under `npm start` nobody is left to read the output once npm is gone: then stop as well. */
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
