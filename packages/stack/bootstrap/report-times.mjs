// How long the test files took: printed after every whole run, so that its log shows what became slower.
import { relative } from "node:path";
import { cloneFolder } from "./clone.mjs";

const slowestShown = 8;
const inSeconds = (milliseconds) => `${Math.round(milliseconds / 1_000)} s`;

/** The lines for Jest's results of files: the sum of each project, and the slowest files. */
export function describeTimes(testResults) {
  const files = testResults
    .map(({ name, startTime, endTime }) => ({ file: relative(cloneFolder, name), ms: endTime - startTime }))
    .filter(({ ms }) => ms > 0)
    .sort((one, other) => other.ms - one.ms);
  if (files.length === 0) return [];
  const projects = groupByProject(files);
  const sums = [...projects].map(([project, its]) => `${project} ${inSeconds(sumOf(its))} in ${its.length} files`);
  return [
    `The test files took ${inSeconds(sumOf(files))} in sum, several at a time: ${sums.join(", ")}.`,
    ...files.slice(0, slowestShown).map(({ file, ms }) => `  ${inSeconds(ms).padStart(6)}  ${file}`),
  ];
}

const sumOf = (files) => files.reduce((sum, { ms }) => sum + ms, 0);

/** `test/e2e/…` belongs to e2e; the unit tests lie beside the sources. */
const projectOf = ({ file }) => /^test\/([^/]+)\//.exec(file)?.[1] ?? "unit";

function groupByProject(files) {
  const groups = new Map();
  for (const each of files) groups.set(projectOf(each), [...(groups.get(projectOf(each)) ?? []), each]);
  return groups;
}
