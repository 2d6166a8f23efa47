import { type Harness, startHarness } from "../harness/start-harness";

/** Runs an action against real PostgreSQL, Redis, chains and services, and ends the process: with 0 if it succeeded. */
export function runWithHarness(action: (harness: Harness) => Promise<string>): void {
  run(action).then(
    (line) => {
      process.stdout.write(`${line}\n`);
      process.exit(0);
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    },
  );
}

async function run(action: (harness: Harness) => Promise<string>): Promise<string> {
  const harness = await startHarness();
  try {
    return await action(harness);
  } finally {
    await harness.stop();
  }
}
