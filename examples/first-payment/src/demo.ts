import { connectLunas } from "./call-lunas";
import { demoFilePath } from "./demo-file";
import { explainFailure } from "./explain-failure";
import { firstPayment } from "./first-payment";
import { createStory } from "./story";

/** One payment, from the first request to the webhook, against the Lunas at `LUNAS_URL`. */
async function main(): Promise<void> {
  const lunas = connectLunas(process.env.LUNAS_URL ?? "http://localhost:3402");
  const colour = process.stdout.isTTY === true && !process.env.NO_COLOR;
  const story = createStory({ write: (text) => void process.stdout.write(text), colour });
  await firstPayment({ lunas, story, demoFile: demoFilePath(), hasWebhooks: process.env.LUNAS_WEBHOOKS !== "false" });
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(explainFailure(error));
    process.exit(1);
  },
);
