import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chains } from "@lunas/catalog/chains";
import { createMetrics } from "@lunas/runtime/metrics";
import type { ProcessTools } from "@lunas/runtime/process";
import { silentLogger } from "@lunas/runtime/silent-logger";
import { version } from "@lunas/runtime/version";
import { parse } from "yaml";
import { createMeasures } from "../../services/dispatcher/src/measures";
import { createFigures } from "../../services/gateway/src/compose/figures";
import { observeGateway } from "../../services/gateway/src/compose/observe";
import { createChannelCounters } from "../../services/settler/src/channels/observe-channels";
import { createCounters } from "../../services/settler/src/counters";
import { anchorsOf } from "./markdown";
import { readFile, root } from "./repository";

interface Rule {
  readonly alert?: string;
  readonly expr: string;
  readonly annotations?: { readonly runbook_url?: string };
}

const rules = ["alerts.yml", "service-levels.yml"]
  .flatMap((file) => parse(readFile(join("infra/prometheus", file))).groups as { rules: Rule[] }[])
  .flatMap((group) => group.rules);
const dashboards = ["capacity", "chain", "channels", "on-call", "payments", "webhooks"]
  .map((name) => readFile(`infra/grafana/${name}.json`))
  .flatMap((text) => [...text.matchAll(/increase\((lunas_\w+)/g)].map(([, name = ""]) => name));

/** Their labels have no list, so their alerts compare shares over minutes, where the first scrape does not count. */
const withoutList = ["lunas_settler_rpc_seconds_count"];

async function bornSeries(): Promise<readonly string[]> {
  const [gateway, settler, dispatcher] = [
    createMetrics("gateway"),
    createMetrics("settler"),
    createMetrics("dispatcher"),
  ];
  createFigures(gateway, chains);
  createCounters(settler, chains);
  createChannelCounters(settler, chains);
  createMeasures(dispatcher);
  const texts = await Promise.all([gateway, settler, dispatcher].map((each) => each.render()));
  return texts
    .join("\n")
    .split("\n")
    .filter((line) => line.startsWith("lunas_"));
}

const countersOf = (expr: string) =>
  [...expr.matchAll(/\b(lunas_\w+_(?:total|count|bucket))(?:\{([^}]*)\})?/g)].map(([, name = "", labels = ""]) => ({
    name,
    labels,
  }));

/** Whether a series at 0 has the labels that a rule selects. */
function isBorn(series: readonly string[], { name, labels }: { name: string; labels: string }): boolean {
  const wanted = [...labels.matchAll(/(\w+)(=~?)"([^"]*)"/g)];
  return series
    .filter((line) => line.startsWith(`${name}{`) && line.endsWith(" 0"))
    .some((line) =>
      wanted.every(([, label, operator, value = ""]) => {
        const own = new RegExp(`[{,]${label}="([^"]*)"`).exec(line)?.[1];
        return (
          own !== undefined && new RegExp(`^(?:${operator === "=" ? value.replace(".", "\\.") : value})$`).test(own)
        );
      }),
    );
}

test("each counter that an alert, a service level or a panel of increases reads begins at 0 in its process", async () => {
  const series = await bornSeries();
  const read = [...rules.flatMap(({ expr }) => countersOf(expr)), ...dashboards.map((name) => ({ name, labels: "" }))];
  const unborn = read.filter((each) => !withoutList.includes(each.name) && !isBorn(series, each));
  expect([...new Set(unborn.map(({ name, labels }) => `${name}{${labels}}`))]).toEqual([]);
  expect(read.length).toBeGreaterThan(30);
  expect(isBorn(series, { name: "lunas_signatures_refused_total", labels: 'reason="planted"' })).toBe(false);
});

test("an alert on one event also counts a series that begins with it", () => {
  const single = rules.filter(({ alert, expr }) => alert !== undefined && /(?:increase|rate)\(.*> 0$/.test(expr));
  expect(single.length).toBeGreaterThan(5);
  expect(single.filter(({ expr }) => !/ unless .* offset /.test(expr)).map(({ alert }) => alert)).toEqual([]);
});

test("each alert links to a section of the page that the gateway serves", () => {
  const anchors = anchorsOf(readFile("docs/operations.md"));
  const prefix = "{{ $externalLabels.lunas_url }}/docs/operations#";
  const wrong = rules.filter(({ alert, annotations }) => {
    const url = annotations?.runbook_url ?? "";
    return alert !== undefined && !(url.startsWith(prefix) && anchors.includes(url.slice(prefix.length)));
  });
  expect(wrong.map(({ alert }) => alert)).toEqual([]);
});

test("a restarted process shows its counters at 0 again, beside what it then counts", async () => {
  const metrics = createMetrics("gateway");
  const tools = { logger: silentLogger, metrics } as Partial<ProcessTools> as ProcessTools;
  const observer = observeGateway(tools, { now: () => 0, chains });
  observer.backgroundFault("poll_lanes")(new Error("planted"));
  const text = await metrics.render();
  expect(text).toContain('lunas_gateway_faults_total{operation="poll_lanes",service="gateway"} 1');
  expect(text).toContain('lunas_gateway_faults_total{operation="facilitate",service="gateway"} 0');
});

test("a process tells the version of the repository", () => {
  expect(version).toBe(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version);
});
