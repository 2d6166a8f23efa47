export interface Stopwatch {
  /** Ends the stage that began at the last lap. */
  lap(stage: string): void;
  readonly stages: readonly { readonly stage: string; readonly durationMs: number }[];
  /** The value of the `Server-Timing` header: durations in milliseconds. */
  serverTiming(): string;
}

export function startStopwatch(): Stopwatch {
  const stages: { stage: string; durationMs: number }[] = [];
  const startedAtMs = performance.now();
  let lapAtMs = startedAtMs;
  const header = (stage: string, durationMs: number) => `${stage};dur=${durationMs.toFixed(1)}`;
  return {
    stages,
    lap(stage) {
      const nowMs = performance.now();
      stages.push({ stage, durationMs: nowMs - lapAtMs });
      lapAtMs = nowMs;
    },
    serverTiming: () =>
      [
        ...stages.map(({ stage, durationMs }) => header(stage, durationMs)),
        header("total", performance.now() - startedAtMs),
      ].join(", "),
  };
}
