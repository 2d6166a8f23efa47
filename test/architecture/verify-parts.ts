import { readFile } from "./repository";

/** What `npm run verify -- <part>` knows. */
export const verifyParts: readonly string[] = [...readFile("test/verify/commands.mjs").matchAll(/^ {2}(\w+): /gm)].map(
  ([, name = ""]) => name,
);
