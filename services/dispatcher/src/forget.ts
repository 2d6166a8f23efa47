import type { Retention } from "@lunas/database/retention";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Part } from "@lunas/runtime/parts";
import type { DispatcherObserver } from "./observe";
import { repeat } from "./repeat";

export interface ForgetDeps {
  readonly retention: Retention;
  readonly clock: Clock;
  /** 0: never. */
  readonly days: number;
}

const everyMs = 60_000;
/** Small, so that no request waits for a row. */
const batch = 250;

/** Removes personal data that is older than `RETENTION_DAYS`; returns no part if that is 0. */
export function forget({ retention, clock, days }: ForgetDeps, observe: DispatcherObserver): readonly Part[] {
  if (days === 0) return [];
  const part = repeat({
    name: "forget",
    everyMs,
    async step() {
      const rows = await retention.forget(clock.now() - days * 86_400_000, batch);
      if (rows > 0) observe.forgot(rows);
      return rows >= batch;
    },
    onFault: (error) => observe.fault("forget", error),
  });
  return [part];
}
