// `npm run ops -- <command>` and `npm run ledger`: the operator's command. Beside `npm start` it needs no settings; the settings of the
// environment come first.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cloneFolder } from "./clone.mjs";
import { run } from "./hand-over.mjs";

const program = join(cloneFolder, "packages", "ops", "dist", "lunas-ops-cli.js");
const settings = join(cloneFolder, ".lunas", "ops-settings.json");

const isBeside = process.env.DATABASE_URL === undefined && process.env.DATABASE_URL_FILE === undefined;
const env = isBeside && existsSync(settings) ? JSON.parse(readFileSync(settings, "utf8")) : {};
const words = process.argv.slice(2);
const code = await run(program, words, { env: { ...env, ...process.env }, ownGroup: false });
const asksForHelp = words.length === 0 || words.some((word) => ["help", "--help", "-h", "--version"].includes(word));
if (code === 1 && isBeside && !existsSync(settings) && !asksForHelp)
  console.error("`npm start` does not run in this clone. Start it, or set DATABASE_URL to your own database.");
process.exit(code);
