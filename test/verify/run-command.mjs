// `npm run verify -- <part> [arguments]` runs one of the suites that nobody needs daily; without a part it lists them.
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { commands } from "./commands.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const [name, ...given] = process.argv.slice(2);

if (name === undefined) console.log(`npm run verify -- <part>: ${Object.keys(commands).join(", ")}`);
else if (!Object.hasOwn(commands, name)) {
  console.error(`there is no part "${name}"; there are ${Object.keys(commands).join(", ")}`);
  process.exitCode = 1;
} else {
  const bin = join(root, "node_modules", ".bin");
  const { status } = spawnSync("sh", ["-c", `${commands[name]} "$@"`, "sh", ...given], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
  });
  process.exitCode = status ?? 1;
}
