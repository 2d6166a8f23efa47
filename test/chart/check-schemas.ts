import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../architecture/repository";
import { type KubeObject, nameOf } from "./kube-object";
import { requireTool, toolsFolder } from "./tools";

/** The packages with the schemas of an API group that is not Kubernetes' own. */
const otherGroups: Readonly<Record<string, string>> = {
  "keda.sh": "@kubernetes-models/keda",
  "monitoring.coreos.com": "@kubernetes-models/prometheus-operator",
};

/** The module with the schema of an object, e.g. `kubernetes-models/apps/v1/Deployment`. */
function moduleOf({ apiVersion, kind }: KubeObject): string {
  const [group = ""] = apiVersion.split("/");
  return `${otherGroups[group] ?? "kubernetes-models"}/${apiVersion}/${kind}`;
}

/** Checks objects by the API's JSON schemas, which say what is required, and of which type, format and range. */
export function checkSchemas(objects: readonly KubeObject[]): readonly string[] {
  return objects.flatMap((object) => {
    const { [object.kind]: Model } = requireTool(moduleOf(object)) as Record<
      string,
      new (
        data: unknown,
      ) => { validate(): void }
    >;
    if (Model === undefined) return [`${nameOf(object)}: ${object.apiVersion} has no such kind`];
    try {
      new Model(object).validate();
      return [];
    } catch (error) {
      return [`${nameOf(object)}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}

/**
 * Finds fields that the API does not have: it would ignore them without a word, and the schemas allow them. The compiler
 * refuses them, because each object is a literal of the API's type.
 */
export function checkFields(objects: readonly KubeObject[]): readonly string[] {
  const folder = join(toolsFolder, "fields");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  objects.forEach((object, index) => {
    const type = `import("${moduleOf(object)}").I${object.kind}`;
    writeFileSync(
      join(folder, `object-${index}.ts`),
      `export const object: ${type} = ${JSON.stringify(object, null, 2)};\n`,
    );
  });
  const options = { strict: true, noEmit: true, skipLibCheck: true, types: [], module: "node16", target: "es2023" };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options }));
  try {
    execFileSync(join(root, "node_modules/.bin/tsc"), ["-p", folder, "--pretty", "false"], {
      encoding: "utf8",
      cwd: folder,
    });
    return [];
  } catch (error) {
    const { stdout = "" } = error as { stdout?: string };
    const found = [...stdout.matchAll(/^object-(\d+)\.ts\([\d,]+\): error (.*)$/gm)];
    if (found.length === 0) throw error;
    return found.map(([, index, text]) => `${nameOf(objects[Number(index)] as KubeObject)}: ${text}`);
  }
}
