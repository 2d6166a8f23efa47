import { startStack } from "@lunas/stack/start-stack";
import { hammerDispatcher } from "../harness/hammer-dispatcher";

/** At least once, at length: ten thousand deliveries, 30 % of the endpoints failing, the dispatcher killed at random. */
async function verify(): Promise<boolean> {
  const stack = await startStack({ parts: ["postgres", "redis"] });
  try {
    const report = await hammerDispatcher(stack, {
      ...{ deliveries: 10_000, kills: 25, killWithinMs: 2_500, skipLeases: false, timeoutMs: 300_000 },
    });
    console.log(JSON.stringify({ ...report, wrong: report.wrong.slice(0, 20) }, null, 2));
    return report.wrong.length === 0 && report.taken === report.due && report.markedDelivered === report.due;
  } finally {
    await stack.stop();
  }
}

verify().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
