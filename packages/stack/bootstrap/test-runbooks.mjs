// `npm run test:runbooks`: the operators' pages with compose, on the existing Docker engine or on its own.
import { join } from "node:path";
import { cloneFolder } from "./clone.mjs";
import { run } from "./hand-over.mjs";
import { testOnImages } from "./test-on-images.mjs";

await testOnImages(async () => {
  const nodeArgs = ["-r", join(cloneFolder, "test/harness/run-typescript.cjs")];
  return await run(join(cloneFolder, "test/runbooks/main.ts"), process.argv.slice(2), { nodeArgs });
});
