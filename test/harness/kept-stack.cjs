// The stack that a worker keeps for several test files. The worker itself loads this module, with the compiled stack, because Jest
// throws away what a test file has loaded as soon as that file ends.
const { join } = require("node:path");

const dist = join(__dirname, "..", "..", "packages", "stack", "dist");

/** A stack computes also while nobody uses it. The next file that shares it comes sooner than this, or not at all. */
const keptMs = 5_000;

let kept;
let timer;

async function start(env) {
  const { startStack } = require(join(dist, "start-stack.js"));
  const { startServices } = require(join(dist, "services.js"));
  const stack = await startStack({ blockTime: { sandbox: "automine", base: "automine" } });
  try {
    const services = await startServices(stack, { env });
    // A worker that ends waits for nothing: the supervisor ends the stack after it.
    stack.supervisor.unref();
    return { stack, services };
  } catch (error) {
    await stack.stop();
    throw error;
  }
}

/** The kept stack with its services, started with these settings where none is kept. */
exports.take = async (env) => {
  clearTimeout(timer);
  kept ??= start(env);
  try {
    return await kept;
  } catch (error) {
    kept = undefined;
    throw error;
  }
};

/** Keeps the stack for the next test file. */
exports.giveBack = () => {
  timer = setTimeout(() => exports.end().catch(() => undefined), keptMs).unref();
};

/** Ends the stack; the next test file gets a new one. */
exports.end = async () => {
  clearTimeout(timer);
  const ending = kept;
  kept = undefined;
  await (await ending)?.stack.stop();
};
