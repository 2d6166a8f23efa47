import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type { Counter, Gauge, Histogram } from "prom-client";

/**
 * Names follow Prometheus: base units, `_total` for counters. They are written in full, so that a search finds a
 * dashboard's name in the code.
 */
export interface MetricOf<Name extends string, Label extends string> {
  readonly name: Name;
  readonly help: string;
  /** Each has few values: a route, a code, a chain; never an id. */
  readonly labels?: readonly Label[];
}

/** The values of each label that the code or the catalog lists. */
export type KnownLabels<Label extends string> = Readonly<Record<Label, readonly string[]>>;

export interface CounterOf<Label extends string> extends MetricOf<`lunas_${string}_total`, Label> {
  /**
   * A series for each combination starts at 0 with the process. Prometheus sees no increase in a series that is born
   * with its first event, so every counter that an alert reads has them: test/architecture/alert-counters.test.ts.
   */
  readonly known?: KnownLabels<Label>;
}

export interface HistogramOf<Label extends string>
  extends MetricOf<`lunas_${string}_${"seconds" | "bytes" | "wei" | "count"}`, Label> {
  readonly buckets?: readonly number[];
  /** As of a counter. Each combination costs a line for each bucket. */
  readonly known?: KnownLabels<Label>;
}

export interface GaugeOf<Label extends string> extends MetricOf<`lunas_${string}`, Label> {
  /** Called at each scrape, for values that are read and not counted. */
  readonly collect?: (gauge: Gauge<Label>) => void | Promise<void>;
}

export interface Metrics {
  counter<Label extends string = never>(of: CounterOf<Label>): Counter<Label>;
  histogram<Label extends string = never>(of: HistogramOf<Label>): Histogram<Label>;
  gauge<Label extends string = never>(of: GaugeOf<Label>): Gauge<Label>;
  /** The text of a /metrics answer. */
  render(): Promise<string>;
  readonly contentType: string;
}

/** From 5 ms to a minute: from a request's checks to a settlement on a slow chain. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/**
 * The event loop's lag is sampled by a timer. prom-client's 10 ms wake an idle process a hundred times a second. A loop that is
 * held up under load is held up in most samples, so one a second shows it.
 */
const eventLoopSampleMs = 1_000;

/** The metrics of one process; each series carries the label `service`. */
export function createMetrics(service: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: eventLoopSampleMs });
  const base = <Label extends string>({ name, help, labels = [] }: MetricOf<string, Label>) => ({
    name,
    help,
    labelNames: labels,
    registers: [registry],
  });
  return {
    counter: <Label extends string = never>(of: CounterOf<Label>) => {
      const counter = new Counter<Label>(base(of));
      for (const labels of combinationsOf(of.known)) counter.inc(labels, 0);
      return counter;
    },
    histogram: <Label extends string = never>(of: HistogramOf<Label>) => {
      const histogram = new Histogram<Label>({ ...base(of), buckets: [...(of.buckets ?? SECONDS)] });
      for (const labels of combinationsOf(of.known)) histogram.zero(labels);
      return histogram;
    },
    gauge: <Label extends string = never>(of: GaugeOf<Label>) => {
      const { collect } = of;
      const gauge: Gauge<Label> = new Gauge<Label>({
        ...base(of),
        ...(collect && { collect: () => collect(gauge) }),
      });
      return gauge;
    },
    render: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function combinationsOf<Label extends string>(
  known: KnownLabels<Label> | undefined,
): readonly Partial<Record<Label, string>>[] {
  if (known === undefined) return [];
  return (Object.entries(known) as [Label, readonly string[]][]).reduce<readonly Partial<Record<Label, string>>[]>(
    (combinations, [label, values]) =>
      combinations.flatMap((each) => values.map((value) => ({ ...each, [label]: value }))),
    [{}],
  );
}
