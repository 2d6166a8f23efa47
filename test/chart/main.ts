/** `npm run test:chart`: renders the Helm chart with each of its value files and checks every object; exits by the result. */
import { checkFields, checkSchemas } from "./check-schemas";
import { checkStart } from "./check-start";
import { lintChart, renderChart, renderWith } from "./helm";
import type { KubeObject } from "./kube-object";
import { policies } from "./policies";
import { refusedValues } from "./refused-values";
import { readmeExamples, renderedCases } from "./rendered-values";
import { installTools, ToolsMissing } from "./tools";

const files = ["one-machine", "small", "large"];

function run(helm: string): boolean {
  const rendered = files.map((file) => ({ file, ...renderChart(helm, file) }));
  const problems = [
    ...rendered.flatMap(({ file, objects, refusal }) =>
      (refusal === undefined ? problemsOf(helm, file, objects) : [refusal]).map((each) => `${file}: ${each}`),
    ),
    ...refusedValues.flatMap(({ given, says }) => {
      const { refusal = "rendered" } = renderChart(helm, "large", given);
      return says.test(refusal) ? [] : [`${given.join(" ")} must be refused with ${says}: ${refusal.trim()}`];
    }),
    ...renderedCases.flatMap(({ name, given, check }) => {
      const { objects, refusal } = renderChart(helm, "large", given);
      return (refusal === undefined ? check(objects) : [refusal]).map((each) => `${name}: ${each}`);
    }),
    ...readmeExamples().flatMap((text) => refusalOf(helm, text)),
    ...missedPlants(rendered[0]?.objects ?? []),
  ];
  for (const each of problems) console.error(each);
  const counts = rendered.map(({ file, objects }) => `${file} ${objects.length}`).join(", ");
  console.log(
    `objects: ${counts}; policies: ${policies.length}; refused values: ${refusedValues.length}; cases: ${renderedCases.length}`,
  );
  console.log(problems.length === 0 ? "the chart is valid" : `${problems.length} problems`);
  return problems.length === 0;
}

function problemsOf(helm: string, file: string, objects: readonly KubeObject[]): readonly string[] {
  return [
    ...lintChart(helm, file),
    ...checkSchemas(objects),
    ...checkFields(objects),
    ...policies.flatMap(({ name, check }) => check(objects).map((each) => `${each}: ${name}`)),
    ...checkStart(objects),
  ];
}

/** Why the chart does not accept an example of its README. */
function refusalOf(helm: string, example: string): readonly string[] {
  const { objects, refusal } = renderWith(helm, example);
  const problems = refusal === undefined ? [...checkSchemas(objects), ...checkFields(objects)] : [refusal];
  return problems.map((each) => `infra/helm/lunas/README.md, ${example.split("\n")[0]} …: ${each}`);
}

/** The checks that use other programs must find what is planted for them. */
function missedPlants(objects: readonly KubeObject[]): readonly string[] {
  const deployment = objects.find(({ kind }) => kind === "Deployment");
  if (deployment === undefined) return ["no Deployment was rendered"];
  const { selector: _, ...unselected } = deployment.spec ?? {};
  const missed = {
    "a required field is missing": checkSchemas([{ ...deployment, spec: unselected }]),
    "a field has the wrong type": checkSchemas([{ ...deployment, spec: { ...deployment.spec, paused: "no" } }]),
    "the API does not have a field": checkFields([{ ...deployment, spec: { ...deployment.spec, replicaCount: 2 } }]),
    "a service does not start": checkStart(objects.filter((each) => each !== deployment)),
  };
  return Object.entries(missed).flatMap(([name, found]) => (found.length === 0 ? [`not found: ${name}`] : []));
}

// `--tools` only installs the tools, so that CI knows whether they can be downloaded.
try {
  const helm = installTools(process.env.HELM);
  process.exitCode = process.argv.includes("--tools") || run(helm) ? 0 : 1;
} catch (error) {
  if (!(error instanceof ToolsMissing)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
