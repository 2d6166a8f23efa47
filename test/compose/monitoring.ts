import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { until } from "@lunas/testkit/time/until";
import { parse } from "yaml";
import type { Compose } from "./compose";

const infra = join(__dirname, "..", "..", "infra");
const profile = ["--profile", "monitoring"];

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
  readonly panels?: readonly Panel[];
}

interface Rule {
  readonly name: string;
  readonly health: string;
}

interface Target {
  readonly health: string;
  readonly discoveredLabels: { readonly __meta_dns_name: string };
}

/** The profile `monitoring`, beside a stack that runs. */
export function startsMonitoring(compose: () => Compose): void {
  it("starts Prometheus and Alertmanager as a profile, and Grafana where its image can be had", async () => {
    const named = (await compose()(...profile, "config", "--services")).split("\n");
    const services = named.filter((name) => ["prometheus", "alertmanager", "grafana"].includes(name));
    expect(services).toContain("prometheus");
    await compose()(...profile, "up", "--detach", "--wait", "--wait-timeout", "120", "--no-recreate", ...services);
  });
}

async function ask<Data>(compose: Compose, path: string): Promise<Data> {
  const answer = await fetch(`http://127.0.0.1:${compose.ports.prometheus}/api/v1/${path}`);
  const { data } = (await answer.json()) as { readonly data?: Data };
  if (data === undefined) throw new Error(`Prometheus answers ${answer.status} to ${path}`);
  return data;
}

export function measuresEveryInstance(compose: () => Compose): void {
  const prometheus = <Data>(path: string) => ask<Data>(compose(), path);

  it("measures every instance, with every rule, and tells Alertmanager", async () => {
    const upOnes = async () => {
      const { activeTargets } = await prometheus<{ activeTargets: Target[] }>("targets");
      return activeTargets.map((each) => `${each.discoveredLabels.__meta_dns_name} ${each.health}`).toSorted();
    };
    const running = (
      await compose().docker(
        ...["ps", "--filter", `label=com.docker.compose.project=${compose().project}`],
        ...["--format", '{{.Label "com.docker.compose.service"}} up'],
      )
    )
      .split("\n")
      .filter((line) => /^(?:gateway|gateway-2|settler|dispatcher) /.test(line))
      .toSorted();
    const agree = async () => (await upOnes()).join() === running.join();
    await until(agree, { timeoutMs: 60_000, intervalMs: 500, what: "the instances" }).catch(() => undefined);
    expect(await upOnes()).toEqual(running);

    const { groups } = await prometheus<{ groups: { rules: Rule[] }[] }>("rules");
    const rules = groups.flatMap((group) => group.rules);
    expect(rules.filter(({ health }) => health !== "ok")).toEqual([]);
    expect(rules.map(({ name }) => name).toSorted()).toEqual(writtenRules().toSorted());
    const flags = await prometheus<Record<string, string>>("status/flags");
    expect(flags["web.external-url"]).toBe(`http://localhost:${compose().ports.prometheus}`);
    const { activeAlertmanagers } = await prometheus<{ activeAlertmanagers: unknown[] }>("alertmanagers");
    expect(activeAlertmanagers).toHaveLength(1);
    const status = await fetch(`http://127.0.0.1:${compose().ports.alertmanager}/api/v2/status`);
    expect(await status.json()).toMatchObject({ config: { original: expect.stringContaining("receiver: nobody") } });
  });
}

/** After the stack has run for minutes under load: `idle` are the panels of what has not happened. */
export function fillsTheDashboards(compose: () => Compose, idle: readonly string[]): void {
  it("answers every panel of the dashboards with data, but those of what has not happened", async () => {
    const refused = await fetch(`http://127.0.0.1:${compose().ports.gateway}/payments`);
    expect(refused.status).toBe(401);
    const isFilled = async () => (await emptyPanels(compose())).join() === [...idle].toSorted().join();
    // Two scrapes later the refusal is on its panel.
    await until(isFilled, { timeoutMs: 60_000, intervalMs: 1_000, what: "the panels" }).catch(() => undefined);
    expect(await emptyPanels(compose())).toEqual([...idle].toSorted());
  });
}

async function emptyPanels(compose: Compose): Promise<readonly string[]> {
  const empty = await Promise.all(
    panels().map(async ({ title, targets = [] }) => {
      const results = targets.map(async ({ expr }) => {
        const query = expr.replaceAll("$__rate_interval", "5m").replaceAll("$__range", "1h");
        const { result } = await ask<{ result: unknown[] }>(compose, `query?query=${encodeURIComponent(query)}`);
        return result.length;
      });
      return (await Promise.all(results)).some((count) => count > 0) ? [] : [title];
    }),
  );
  return empty.flat().toSorted();
}

/** The names of all rules of infra/prometheus. */
function writtenRules(): readonly string[] {
  return ["alerts.yml", "service-levels.yml"].flatMap((file) => {
    const { groups } = parse(readFileSync(join(infra, "prometheus", file), "utf8")) as {
      groups: { rules: { alert?: string; record?: string }[] }[];
    };
    return groups.flatMap(({ rules }) => rules.map(({ alert, record }) => alert ?? record ?? ""));
  });
}

/** The panels with a query, of all dashboards. */
function panels(): readonly Panel[] {
  const flat = (some: readonly Panel[]): readonly Panel[] =>
    some.flatMap((panel) => [panel, ...flat(panel.panels ?? [])]);
  return readdirSync(join(infra, "grafana"))
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) =>
      flat((JSON.parse(readFileSync(join(infra, "grafana", name), "utf8")) as { panels: Panel[] }).panels),
    )
    .filter(({ targets = [] }) => targets.length > 0);
}
