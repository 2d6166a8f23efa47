import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { root } from "../architecture/repository";
import { checkStart } from "./check-start";
import { type KubeObject, nameOf, type Workload, workloadsOf } from "./kube-object";

/** Values in Helm's notation, and what is wrong with the objects that follow from them. */
export interface RenderedCase {
  readonly name: string;
  readonly given: readonly string[];
  readonly check: (objects: readonly KubeObject[]) => readonly string[];
}

const publicUrl = "https://pay.example";
const services = ["gateway", "settler", "dispatcher", "console"];
const onDemand = ["ledger", "prometheusRule", "dashboards"];
const reload = "secret.reloader.stakater.com/reload";

export const renderedCases: readonly RenderedCase[] = [
  {
    name: "what is on demand is off",
    given: onDemand.flatMap((each) => ["--set", `${each}.enabled=false`]),
    check: (objects) =>
      objects.filter(({ kind }) => ["CronJob", "PrometheusRule", "ConfigMap"].includes(kind)).map(nameOf),
  },
  {
    name: "the CronJob compares the ledger and nothing else",
    given: ["--set", "ledger.enabled=true", "--set", "ledger.schedule=5 1 * * *"],
    check: (objects) => {
      const jobs = objects.filter(({ kind }) => kind === "CronJob");
      const [job] = workloadsOf(jobs);
      const [container] = job?.containers ?? [];
      return [
        ...expect("CronJobs", jobs.map(nameOf), ["CronJob lunas-ledger"]),
        ...expect("schedule", job?.object.spec?.schedule, "5 1 * * *"),
        ...expect("overlap", job?.object.spec?.concurrencyPolicy, "Forbid"),
        ...expect("command", container?.command, ["node", "dist/lunas-ops-cli.js", "ledger"]),
        ...expect("image", container?.image, "registry.example/lunas/lunas-ops:0.1.0"),
        ...expect("variables", container?.env?.map(({ name }) => name).toSorted(), [
          "BASE_RPC_URLS_FILE",
          "DATABASE_URL_FILE",
          "SANDBOX_RPC_URLS_FILE",
        ]),
      ];
    },
  },
  {
    name: "without a sandbox nothing of it is needed, and no file of it is read",
    given: ["--set", "settings.SANDBOX_MODE=none,settings.SANDBOX_PUBLIC_RPC_URL=,ledger.enabled=true"],
    check: (objects) => {
      const names = workloadsOf(objects).flatMap(({ containers }) =>
        containers.flatMap(({ env = [] }) => env.map(({ name }) => name)),
      );
      const left = [...new Set(names.filter((name) => name.startsWith("SANDBOX_")))];
      return [
        ...expect("settings", left.toSorted(), ["SANDBOX_MODE", "SANDBOX_PUBLIC_RPC_URL"]),
        ...checkStart(objects),
      ];
    },
  },
  {
    name: "the alerts are those of infra/prometheus, with the address of the gateway",
    given: ["--set", "prometheusRule.enabled=true,prometheusRule.labels.release=prometheus"],
    check: (objects) => {
      const [rule] = objects.filter(({ kind }) => kind === "PrometheusRule");
      const groups = ["alerts", "service-levels"].flatMap((name) => {
        const text = readFileSync(join(root, `infra/prometheus/${name}.yml`), "utf8");
        return (parse(text.replaceAll("{{ $externalLabels.lunas_url }}", publicUrl)) as { groups: unknown[] }).groups;
      });
      return [
        ...expect("groups", rule?.spec?.groups, groups),
        ...expect("label", rule?.metadata.labels?.release, "prometheus"),
      ];
    },
  },
  {
    name: "the dashboards are those of infra/grafana, with the label of the sidecar",
    given: ["--set", "dashboards.enabled=true"],
    check: (objects) => {
      const maps = objects.filter(({ kind }) => kind === "ConfigMap");
      const files = readdirSync(join(root, "infra/grafana")).filter((name) => name.endsWith(".json"));
      const wanted = files.map((name) => [
        `lunas-${name}`,
        JSON.parse(readFileSync(join(root, "infra/grafana", name), "utf8")),
      ]);
      return [
        ...expect(
          "dashboards",
          maps.flatMap(({ data = {} }) => Object.entries(data).map(([name, text]) => [name, JSON.parse(text)])),
          wanted,
        ),
        ...maps.filter(({ metadata }) => metadata.labels?.grafana_dashboard !== "1").map(nameOf),
      ];
    },
  },
  {
    name: "Prometheus calls every service by one name",
    given: ["--set", "serviceMonitor.enabled=true"],
    check: (objects) => {
      const [monitor] = objects.filter(({ kind }) => kind === "ServiceMonitor");
      return expect("job label", monitor?.spec?.jobLabel, "app.kubernetes.io/name");
    },
  },
  {
    name: "the annotation of a reloader is on every service's pods",
    given: services.flatMap((each) => [
      "--set",
      `${each}.podAnnotations.${reload.replaceAll(".", "\\.")}=lunas-${each}`,
    ]),
    check: (objects) =>
      expect(
        "annotations",
        services.map((each) => workloadOf(objects, each)?.annotations[reload]),
        services.map((each) => `lunas-${each}`),
      ),
  },
  {
    name: "the migrations trust your own certificate authority, and reach PostgreSQL itself",
    given: [
      "--set-json",
      `migrate=${JSON.stringify({
        extraEnv: [{ name: "NODE_EXTRA_CA_CERTS", value: "/run/secrets/ca.pem" }],
        extraEgress: [{ to: [{ ipBlock: { cidr: "10.20.0.10/32" } }] }],
      })}`,
    ],
    check: (objects) => {
      const policy = objects.find(
        ({ kind, metadata: { name } }) => kind === "NetworkPolicy" && name === "lunas-migrate",
      );
      const blocks = policy?.spec?.egress?.flatMap(({ to = [] }) => to.flatMap(({ ipBlock }) => ipBlock?.cidr ?? []));
      return [
        ...expect("variable", variable(objects, "migrate", "NODE_EXTRA_CA_CERTS")?.value, "/run/secrets/ca.pem"),
        ...expect("egress", blocks, ["10.20.0.10/32"]),
      ];
    },
  },
  {
    name: "further variables, volumes and labels reach the pods, also where they are no plain text",
    given: [
      "--set-json",
      `settler.extraEnv=${JSON.stringify([{ name: "SETTLER_NAME", valueFrom: { fieldRef: { fieldPath: "metadata.name" } } }])}`,
      "--set-json",
      `ledger={"enabled":true,"extraEnv":[{"name":"NODE_EXTRA_CA_CERTS","value":"/etc/ca/ca.crt"}],"podLabels":{"team":"pay"}}`,
    ],
    check: (objects) => [
      ...expect("of the settler", variable(objects, "settler", "SETTLER_NAME")?.valueFrom, {
        fieldRef: { fieldPath: "metadata.name" },
      }),
      ...expect("of the ledger", variable(objects, "ledger", "NODE_EXTRA_CA_CERTS")?.value, "/etc/ca/ca.crt"),
      ...expect("label", workloadOf(objects, "ledger")?.labels.team, "pay"),
    ],
  },
];

/** The values that the chart's README shows: the chart accepts each. */
export function readmeExamples(): readonly string[] {
  const page = readFileSync(join(root, "infra/helm/lunas/README.md"), "utf8");
  return [...page.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(([, text = ""]) => text);
}

function workloadOf(objects: readonly KubeObject[], component: string): Workload | undefined {
  return workloadsOf(objects).find(({ labels }) => labels["app.kubernetes.io/component"] === component);
}

function variable(objects: readonly KubeObject[], component: string, wanted: string) {
  return workloadOf(objects, component)?.containers[0]?.env?.find(({ name }) => name === wanted);
}

function expect(what: string, found: unknown, wanted: unknown): readonly string[] {
  const [have, want] = [found, wanted].map((each) => JSON.stringify(each)?.slice(0, 300));
  return isDeepStrictEqual(found, wanted) ? [] : [`${what}: ${have} instead of ${want}`];
}
