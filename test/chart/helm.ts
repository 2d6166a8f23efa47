import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseAllDocuments } from "yaml";
import { root } from "../architecture/repository";
import type { KubeObject } from "./kube-object";

const chart = join(root, "infra/helm/lunas");
const values = (name: string) => ["--values", join(chart, "values", `${name}.yaml`)];

export interface Rendered {
  readonly objects: readonly KubeObject[];
  /** Why Helm refuses the values. */
  readonly refusal?: string;
}

/** `helm template` with the chains' values, those of a file, and further ones in Helm's notation for `--set`. */
export function renderChart(helm: string, file: string, further: readonly string[] = []): Rendered {
  const given = [...values("chains"), ...values(file), ...further];
  const { status, stdout, stderr, error } = run(helm, [
    "template",
    "lunas",
    chart,
    "--namespace",
    "payments",
    ...given,
  ]);
  if (error) throw error;
  if (status !== 0) return { objects: [], refusal: stderr };
  // As Kubernetes reads YAML.
  const documents = parseAllDocuments(stdout, { version: "1.1" });
  return { objects: documents.map((each) => each.toJS() as KubeObject | null).filter((each) => each !== null) };
}

/** The chart with values as text, besides those of the smallest deployment. */
export function renderWith(helm: string, text: string): Rendered {
  const folder = mkdtempSync(join(tmpdir(), "lunas-values-"));
  try {
    const file = join(folder, "values.yaml");
    writeFileSync(file, text);
    return renderChart(helm, "one-machine", ["--values", file]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The complaints of `helm lint --strict`. */
export function lintChart(helm: string, file: string): readonly string[] {
  const { status, stdout, stderr } = run(helm, ["lint", chart, "--strict", ...values("chains"), ...values(file)]);
  return status === 0 ? [] : [stdout + stderr];
}

function run(helm: string, args: readonly string[]) {
  return spawnSync(helm, args, { encoding: "utf8", maxBuffer: 2 ** 26 });
}
