import { parseArgs } from "node:util";
import { runConformance } from "./run-conformance";

const { values } = parseArgs({ options: { url: { type: "string" }, key: { type: "string" } } });
const { url = "http://localhost:3402", key } = values;

runConformance({ url: url.replace(/\/$/, ""), ...(key !== undefined && { key }) }, (line) => console.log(line))
  .then(({ passed, failed, pending }) => {
    if (pending.length > 0) console.log(`${pending.length} pending`);
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  })
  .catch((error: unknown) => {
    console.log(error instanceof Error ? error.message : error);
    console.log("0 passed, 1 failed");
    process.exitCode = 1;
  });
