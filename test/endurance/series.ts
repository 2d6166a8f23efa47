import { logSince, type Sample } from "./sample";

/** Something that must not grow while the load stays the same. */
export interface Series {
  readonly name: string;
  readonly unit: string;
  readonly at: (sample: Sample, before: Sample | undefined) => number | null;
  /** A difference up to here is noise. */
  readonly noise: number;
  /** Says little before it is old. */
  readonly isOfTables?: true;
  /** A factor beside the plan's, where the machine and not the product decides. */
  readonly most?: number;
  /** What the largest burst took stays taken: a step is no growth where all is flat after it. */
  readonly mayStep?: true;
}

/** Tables with rows for each payment: they grow, and their bytes for a payment must not. */
export const growing: readonly string[] = [
  ...["payments", "transactions", "attempts", "events", "deliveries", "delivery_attempts"],
  ...["payment_checkpoints", "refund_checkpoints"],
];

/** The second gateway and settler are killed all the time: their memory says how old they are. */
const aged = ["gateway", "settler-1", "dispatcher", "postgres", "redis"] as const;

/**
 * PostgreSQL has a process for each connection, with ten megabytes and a hundred open files: both are taken for a connection. Their number varies
 * with the load and with services that begin anew, and is a series of its own.
 */
const parted = (name: string, { connections }: Sample) => (name === "postgres" ? connections : 1);
const inAll = (name: string) => (name === "postgres" ? `${name}, for a connection` : name);

const memory = aged.map(
  (name): Series => ({
    ...{ name: `memory of ${inAll(name)}`, unit: "MB", noise: name === "postgres" ? 0.5 : 3 },
    // V8 gives little of its heap back, and a late kill of the other gateway is a burst for this one.
    ...(name === "postgres" || name === "redis" ? {} : { mayStep: true }),
    at: (sample) => partOf(sample, name, "mb"),
  }),
);
/** A gateway has a connection for each customer who waits, and the dispatcher for each endpoint that it asks: as many as the machine is slow. */
const handleNoise = { gateway: 40, "settler-1": 3, dispatcher: 30, postgres: 10, redis: 10 };
const handles = aged.map(
  (name): Series => ({
    ...{ name: `handles of ${inAll(name)}`, unit: "", noise: handleNoise[name] },
    at: (sample) => partOf(sample, name, "handles"),
  }),
);

function partOf(sample: Sample, name: string, what: "mb" | "handles"): number | null {
  const value = sample.processes[name]?.[what];
  return value === undefined ? null : value / parted(name, sample);
}

const servers: readonly Series[] = [
  { name: "connections to PostgreSQL", unit: "", noise: 10, at: ({ connections }) => connections },
  { name: "keys in Redis beside jobs", unit: "", noise: 50, at: ({ redis }) => redis.keys - redis.jobs },
  // While a merchant's endpoint fails, for two minutes at a time, each webhook to it is a job that is due later.
  { name: "jobs in Redis", unit: "", noise: 1_000, at: ({ redis }) => redis.jobs },
  { name: "memory used in Redis", unit: "MB", noise: 0.5, at: ({ redis }) => redis.mb },
  {
    ...{ name: "log of the services, for a payment", unit: "B", noise: 200 },
    at: (sample, before) => {
      const bytes = logSince(sample, before);
      return bytes === null || before === undefined || sample.paid === before.paid
        ? null
        : bytes / (sample.paid - before.paid);
    },
  },
  { name: "p95 of the payments", unit: "ms", noise: 250, most: 3, at: ({ p95Ms }) => p95Ms },
];

/** Every table of the samples. */
function tableSeries(samples: readonly Sample[]): readonly Series[] {
  const names = Object.keys(samples.at(-1)?.tables ?? {});
  const fixed = names
    .filter((name) => !growing.includes(name))
    .map(
      (name): Series => ({
        ...{ name: `table ${name}`, unit: "kB", noise: 128, isOfTables: true },
        at: ({ tables }) => (tables[name]?.bytes ?? 0) / 1_024,
      }),
    );
  return [
    ...fixed,
    {
      ...{ name: "dead rows in tables that do not grow", unit: "", noise: 2_000, isOfTables: true },
      at: ({ tables }) =>
        Object.entries(tables).reduce((sum, [name, { dead }]) => sum + (growing.includes(name) ? 0 : dead), 0),
    },
    {
      ...{ name: "dead rows in tables that grow, of 100", unit: "", noise: 5, isOfTables: true },
      at: ({ tables }) => {
        const rows = growing.flatMap((name) => tables[name] ?? []);
        const sum = (of: "live" | "dead") => rows.reduce((total, row) => total + row[of], 0);
        return (100 * sum("dead")) / Math.max(1, sum("live") + sum("dead"));
      },
    },
  ];
}

export const allSeries = (samples: readonly Sample[]): readonly Series[] => [
  ...memory,
  ...handles,
  ...servers,
  ...tableSeries(samples),
];
