// The steps that `npm start` left for after the first payment. Lunas runs meanwhile, so they leave it the processor.
import { setPriority } from "node:os";
import { setUp } from "./setup.mjs";
import { explainAndExit } from "./setup-error.mjs";

const laterPriority = 10;

setPriority(laterPriority);
setUp({ log: (line) => console.log(`  ${line}`) }).catch(explainAndExit);
