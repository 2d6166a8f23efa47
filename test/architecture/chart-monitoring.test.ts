import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expectGenerated } from "./generated-file";
import { readFile, root } from "./repository";

/** What Prometheus and Grafana read with compose, and its copies in the Helm chart: a chart cannot include a file outside its folder. */
const copies = [
  { from: "infra/prometheus", to: "infra/helm/lunas/files/prometheus", files: ["alerts.yml", "service-levels.yml"] },
  { from: "infra/grafana", to: "infra/helm/lunas/files/grafana", files: jsonFilesOf("infra/grafana") },
];

function jsonFilesOf(folder: string): readonly string[] {
  return readdirSync(join(root, folder)).filter((name) => name.endsWith(".json"));
}

test.each(copies)("the chart has the files of $from", ({ from, to, files }) => {
  for (const name of files) expectGenerated(`${to}/${name}`, readFile(`${from}/${name}`));
  expect(readdirSync(join(root, to)).toSorted()).toEqual(files.toSorted());
});
