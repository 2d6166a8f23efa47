/** `npm run test:alerts`: every alert of infra/prometheus fires where it should, and none on a good day; by promtool. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasDebianTools, unpackPackages } from "@lunas/stack/debian/unpack-packages";
import { onPath } from "@lunas/stack/on-path";
import { parse } from "yaml";
import { type AlertCase, born, cases, healthy, lives } from "./cases";

const root = join(__dirname, "..", "..");
const rules = join(root, "infra", "prometheus");
const files = ["alerts.yml", "service-levels.yml"];

interface Alert {
  readonly alert?: string;
  readonly expr?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
}

const alerts: readonly Alert[] = files
  .flatMap((file) => (parse(readFileSync(join(rules, file), "utf8")) as { groups: { rules: Alert[] }[] }).groups)
  .flatMap((group) => group.rules)
  .filter(({ alert }) => alert !== undefined);

/** The system's, or Debian's, unpacked below `.lunas`: nothing is installed. */
async function findPromtool(): Promise<string> {
  const own = onPath("promtool");
  if (own !== undefined) return own;
  if (!hasDebianTools())
    throw new Error("there is no promtool here.\nWhat to try: install Prometheus, which brings it.");
  const folder = join(root, ".lunas", "prometheus");
  if (!existsSync(folder)) await unpackPackages(folder, "prometheus", []);
  return join(folder, "usr", "bin", "promtool");
}

function testOf({ alert, series, atMinutes, labels = {} }: AlertCase): object {
  const own = alerts.find((each) => each.alert === alert);
  const filled = (text: string) =>
    text
      .replace("{{ $externalLabels.lunas_url }}", "")
      .replace(/\{\{ \$labels\.(\w+) \}\}/g, (_, name: string) => labels[name] ?? "");
  const annotations = Object.fromEntries(
    Object.entries(own?.annotations ?? {}).map(([name, text]) => [name, filled(text)]),
  );
  return {
    name: alert,
    interval: "1m",
    input_series: inputOf(series),
    alert_rule_test: [
      {
        eval_time: `${atMinutes}m`,
        alertname: alert,
        exp_alerts: [{ exp_labels: { ...own?.labels, ...labels }, exp_annotations: annotations }],
      },
    ],
  };
}

/** A counter of one event fires in every life that its process may have. */
function livesOf({ alert, series, labels }: (typeof born)[number]): readonly object[] {
  return Object.values(lives).map((values) => testOf({ alert, series: { [series]: values }, atMinutes: 6, labels }));
}

/** An alert on any increase is an alert on a single event. */
function withoutLife(): readonly string[] {
  return alerts
    .filter(({ expr = "" }) => /(?:increase|rate)\(.*> 0$/.test(expr.trim()))
    .flatMap(({ alert = "" }) => (born.some((each) => each.alert === alert) ? [] : [alert]));
}

function goodDay(): object {
  const evalMinutes = [10, 120, 3 * 24 * 60];
  return {
    name: "a good day",
    interval: "1m",
    input_series: inputOf(healthy),
    alert_rule_test: evalMinutes.flatMap((minutes) =>
      alerts.map(({ alert }) => ({ eval_time: `${minutes}m`, alertname: alert, exp_alerts: [] })),
    ),
  };
}

const inputOf = (series: Readonly<Record<string, string>>) =>
  Object.entries(series).map(([name, values]) => ({ series: name, values }));

async function run(): Promise<boolean> {
  const lacking = alerts.filter(({ alert }) => !cases.some((each) => each.alert === alert));
  for (const { alert } of lacking) console.error(`test/alerts/cases.ts lacks a case for ${alert}`);
  const lifeless = withoutLife();
  for (const alert of lifeless) console.error(`test/alerts/cases.ts, born, lacks ${alert}`);
  const promtool = await findPromtool();
  const folder = mkdtempSync(join(tmpdir(), "lunas-alerts-"));
  try {
    const file = join(folder, "cases.yml");
    const tests = [...cases.map(testOf), ...born.flatMap(livesOf), goodDay()];
    // JSON is YAML.
    const text = { rule_files: files.map((each) => join(rules, each)), evaluation_interval: "1m", tests };
    writeFileSync(file, JSON.stringify(text));
    const checked = spawnSync(promtool, ["check", "config", join(rules, "prometheus.yml")], { encoding: "utf8" });
    const { status, stdout, stderr } = spawnSync(promtool, ["test", "rules", file], { encoding: "utf8" });
    if (checked.status !== 0) console.error(`${checked.stdout}${checked.stderr}`);
    if (status !== 0) console.error(`${stdout}${stderr}`);
    const isGood = status === 0 && checked.status === 0 && lacking.length + lifeless.length === 0;
    const verdict = `each of ${alerts.length} alerts fires in its case, ${born.length} in ${Object.keys(lives).length} lives of their counters, and none on a good day`;
    console.log(isGood ? verdict : "the alerts are not as they should be");
    return isGood;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

run().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
