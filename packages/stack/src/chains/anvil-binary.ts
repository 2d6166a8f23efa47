import { existsSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const architectures: Readonly<Record<string, string>> = { x64: "amd64", arm64: "arm64" };

/** The anvil binary of the npm package for this platform; its launcher would stand between us and the process. */
export function anvilBinary(): string {
  const platform = `${process.platform}-${architectures[process.arch] ?? process.arch}`;
  const launcher = createRequire(realpathSync(require.resolve("@foundry-rs/anvil/package.json")));
  const binary = join(dirname(launcher.resolve(`@foundry-rs/anvil-${platform}/package.json`)), "bin", "anvil");
  if (!existsSync(binary)) throw new Error(`there is no anvil for ${platform} on npm (${binary})`);
  return binary;
}
