import { existsSync } from "node:fs";
import { join } from "node:path";
import { codeCacheArguments } from "./code-cache-arguments";
import { cloneFolder } from "./folders";
import { isFresh } from "./service-entry";

export type CommandName = "lunas" | "lunas-mcp" | "lunas-ops";

/** Below packages: the command in one file, what it was made of, and its compiled main file. */
const files: Readonly<
  Record<CommandName, { readonly bundle: string; readonly inputs: string; readonly main: string }>
> = {
  lunas: {
    bundle: "cli/dist/package/dist/lunas.cjs",
    inputs: "cli/dist/package.inputs.json",
    main: "cli/dist/main.js",
  },
  "lunas-mcp": {
    bundle: "mcp/dist/package/dist/lunas-mcp.cjs",
    inputs: "mcp/dist/package.inputs.json",
    main: "mcp/dist/main.js",
  },
  "lunas-ops": {
    bundle: "ops/dist/bundle.js",
    inputs: "ops/dist/bundle.inputs.json",
    main: "ops/dist/lunas-ops-cli.js",
  },
};

/**
 * The arguments for Node that run a command of a clone: in one file, which starts with half of the CPU, or the compiled code where
 * what that file was made of is newer. For `lunas` and `lunas-mcp` it is the file that users install.
 */
export function commandArguments(command: CommandName, clone = cloneFolder): readonly string[] {
  const { bundle, inputs, main } = files[command];
  const inPackages = (file: string) => join(clone, "packages", file);
  if (isFresh(clone, inPackages(bundle), inPackages(inputs))) return [...codeCacheArguments(), inPackages(bundle)];
  if (!existsSync(inPackages(main))) throw new Error(`${inPackages(main)} is missing: run \`npm run setup\``);
  return [inPackages(main)];
}
