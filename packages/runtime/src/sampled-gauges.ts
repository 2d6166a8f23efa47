import type { Gauge, Metrics } from "./metrics";

export interface Sample<Name extends string, Label extends string> {
  readonly labels: Readonly<Record<Label, string>>;
  readonly values: Readonly<Record<Name, number>>;
}

export interface SampledGauges<Name extends `lunas_${string}`, Label extends string> {
  /** Each gauge's help. */
  readonly gauges: Readonly<Record<Name, string>>;
  readonly labels: readonly Label[];
  /** One read for all of them, at a scrape. */
  readonly read: () => Promise<readonly Sample<Name, Label>[]>;
  readonly onFault: (error: unknown) => void;
}

/** The gauges of one scrape are collected in parallel: one read serves all of them. */
const freshMs = 500;

/**
 * Gauges whose values are read at a scrape, all of them with one read. Where it fails there are no values, which an
 * alarm can see: old values would look current.
 */
export function sampledGauges<Name extends `lunas_${string}`, Label extends string>(
  metrics: Pick<Metrics, "gauge">,
  { gauges, labels, read, onFault }: SampledGauges<Name, Label>,
): void {
  let readAtMs = Number.NEGATIVE_INFINITY;
  let latest: Promise<readonly Sample<Name, Label>[]> = Promise.resolve([]);
  const sample = () => {
    if (performance.now() - readAtMs < freshMs) return latest;
    readAtMs = performance.now();
    latest = read().catch((error: unknown) => {
      onFault(error);
      return [];
    });
    return latest;
  };
  for (const name of Object.keys(gauges) as Name[]) {
    const collect = async (gauge: Gauge<Label>) => {
      const samples = await sample();
      gauge.reset();
      // A gauge without labels is 0 after its reset. Of one with labels nothing is left.
      if (labels.length === 0 && samples.length === 0) gauge.remove();
      for (const sample of samples) gauge.set(sample.labels, sample.values[name]);
    };
    metrics.gauge<Label>({ name, help: gauges[name], labels, collect });
  }
}
