import type { ServiceName } from "@lunas/stack/services";
import type { Fleet, Version } from "./fleet";

export interface Phase {
  readonly title: string;
  /** What the operator does, under load. */
  readonly change: (fleet: Fleet) => Promise<void>;
  readonly lastsMs: number;
}

const lastsMs = 10_000;
const workers: readonly ServiceName[] = ["settler", "dispatcher"];
const all: readonly ServiceName[] = [...workers, "gateway"];

const start = async (fleet: Fleet, version: Version, services: readonly ServiceName[]) => {
  for (const service of services) await fleet.start(version, service);
};
const stop = async (fleet: Fleet, version: Version, services: readonly ServiceName[]) => {
  for (const service of services) await fleet.stop(version, service);
};

/** An upgrade as operators do it, then each mixture of the two versions, the way back, and the way forward again. */
export const phases: readonly Phase[] = [
  { title: "the version before alone", lastsMs, change: async () => undefined },
  {
    title: "migrations run",
    lastsMs,
    change: async (fleet) => {
      if ((await fleet.migrate("this")) === 0) throw new Error("there was nothing to migrate");
    },
  },
  { title: "both versions of every service", lastsMs, change: (fleet) => start(fleet, "this", all) },
  {
    title: "new gateway, old workers",
    lastsMs,
    change: (fleet) => swap(fleet, { gateway: "this", workers: "before" }),
  },
  {
    title: "old gateway, new workers",
    lastsMs,
    change: (fleet) => swap(fleet, { gateway: "before", workers: "this" }),
  },
  {
    title: "back to the version before",
    lastsMs,
    change: async (fleet) => {
      await start(fleet, "before", workers);
      await stop(fleet, "this", workers);
    },
  },
  {
    title: "this version alone",
    lastsMs,
    change: async (fleet) => {
      await start(fleet, "this", all);
      await stop(fleet, "before", all);
    },
  },
];

/** From a fleet where each service runs in at least one version: starts what is wanted, then stops the rest. */
async function swap(fleet: Fleet, wanted: { readonly gateway: Version; readonly workers: Version }): Promise<void> {
  const other = (version: Version) => (version === "this" ? "before" : "this");
  for (const [version, services] of [
    [wanted.gateway, ["gateway"]],
    [wanted.workers, workers],
  ] as const) {
    const lacking = services.filter((service) => !fleet.runs(version, service));
    await start(fleet, version, lacking);
    await stop(
      fleet,
      other(version),
      services.filter((service) => fleet.runs(other(version), service)),
    );
  }
}
