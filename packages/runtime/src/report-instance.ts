import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { Logger } from "./logger";
import type { Part } from "./parts";
import { thisBuild } from "./process-build";

const everyMs = 30_000;
const goodbyeMs = 1_000;

/** What a process says of itself. */
export interface Report<Service extends string> {
  readonly id: string;
  readonly service: Service;
  readonly version: string;
  readonly commit: string;
}

export interface ReportInstanceDeps<Service extends string> {
  readonly service: Service;
  /** Default: by host, process and chance. */
  readonly id?: string;
  readonly report: (instance: Report<Service>) => Promise<void>;
  readonly leave: (id: string) => Promise<void>;
  readonly logger: Pick<Logger, "warn">;
}

/** Unique among all processes that ever ran. */
export function newInstanceId(name: string = hostname()): string {
  return `${name}-${process.pid}-${randomUUID().slice(0, 8)}`;
}

/**
 * Shows the operators that this process runs: at its start, every half minute, and at its end. It delays neither start nor stop, and
 * its failure stops nothing.
 */
export function reportInstance<Service extends string>(deps: ReportInstanceDeps<Service>): Part {
  const { service, id = newInstanceId(), report, leave, logger } = deps;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();
  let isFailing = false;
  const reportNow = () => {
    const { version, commit } = thisBuild();
    current = report({ id, service, version, commit }).then(
      () => {
        isFailing = false;
      },
      (error: unknown) => {
        if (!isFailing) logger.warn("instance_report_failed", { error });
        isFailing = true;
      },
    );
  };
  return {
    name: "instance",
    start: async () => {
      reportNow();
      timer = setInterval(reportNow, everyMs);
    },
    stop: async () => {
      clearInterval(timer);
      const goodbye = current.then(() => leave(id)).catch(() => undefined);
      let limit: NodeJS.Timeout | undefined;
      await Promise.race([goodbye, new Promise((resolve) => (limit = setTimeout(resolve, goodbyeMs)))]);
      clearTimeout(limit);
    },
  };
}
