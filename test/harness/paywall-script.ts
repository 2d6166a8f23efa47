import { join } from "node:path";
import { build } from "esbuild";

/** The script of a gate's page, built of the sources. */
export async function paywallScriptText(): Promise<string> {
  const entry = join(__dirname, "..", "..", "packages", "client-sdk", "src", "cdn.ts");
  const { outputFiles } = await build({
    ...{ entryPoints: [entry], bundle: true, format: "iife", target: "es2020", write: false },
    ...{ conditions: ["source"], mainFields: ["module", "main"] },
  });
  return outputFiles[0]?.text ?? "";
}
