/** `npm run load -- --url … --key … --rate …`: loads a deployment with real payments; exits by the result. */
import { runLoadCommand } from "./run-load";

void runLoadCommand(process.argv.slice(2), process.env, (line) => console.log(line)).then((code) => {
  // Kept connections would hold the process.
  process.exit(code);
});
