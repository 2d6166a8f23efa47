import type { Named, ProfileFigures, ServiceFigures } from "./figures";
import type { Profiled, ServiceName } from "./main";
import { type ProfileSummary, writingMs } from "./read-profile";

const kept = 8;

export function figuresOf(
  profiled: Profiled,
  { takenAt, clients }: Pick<ProfileFigures, "takenAt" | "clients">,
): ProfileFigures {
  const { payments, services, mainThreadMs, server } = profiled;
  const each = (value: number) => value / payments;
  const service = (name: ServiceName): ServiceFigures => {
    const summary = services.get(name) as ProfileSummary;
    const { busyMs, garbageMs, packages, functions } = summary;
    const scale = mainThreadMs[name] / busyMs / payments;
    const largest = (entries: Iterable<readonly [string, number]>): readonly Named[] =>
      [...entries]
        .sort(([, one], [, other]) => other - one)
        .slice(0, kept)
        .map(([key, ms]) => ({ name: key, ms: ms * scale }));
    return {
      cpuMs: each(mainThreadMs[name]),
      garbage: garbageMs / busyMs,
      writing: writingMs(summary) / busyMs,
      packages: largest(packages),
      functions: largest([...functions].map(([key, { ms }]) => [key, ms] as const)),
    };
  };
  return {
    takenAt,
    clients,
    payments,
    services: { gateway: service("gateway"), settler: service("settler"), dispatcher: service("dispatcher") },
    statements: server.statements
      .filter(({ isRequested }) => isRequested)
      .slice(0, kept)
      .map(({ sql, calls, ms }) => ({ name: sql.replace(/\s+/g, " ").slice(0, 80), calls: each(calls), ms: each(ms) })),
    functions: server.functions
      .slice(0, kept)
      .map(({ name, calls, selfMs }) => ({ name, calls: each(calls), ms: each(selfMs) })),
  };
}
