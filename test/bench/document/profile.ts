import type { Named, ProfileFigures, ServiceFigures } from "../profile/figures";
import { table } from "./table";

export function profileOf({ takenAt, clients, services, statements, functions }: ProfileFigures): string {
  return [
    `${takenAt.slice(0, 10)}, ${clients} clients, a block for every transaction; milliseconds for each payment.`,
    table([
      [
        "Main thread",
        "CPU-ms",
        "garbage",
        "writing to sockets",
        "packages, with their calls in Node",
        "functions, their own time",
      ],
      ...Object.entries(services).map(([name, service]) => row(name, service)),
    ]),
    table([
      ["PostgreSQL's functions", "calls", "ms of their own"],
      ...functions.map(({ name, calls, ms }) => [`\`${name}\``, calls.toFixed(2), ms.toFixed(2)]),
    ]),
    table([
      ["Statement", "calls", "ms"],
      ...statements.map(({ name, calls, ms }) => [`\`${name}\``, calls.toFixed(2), ms.toFixed(2)]),
    ]),
  ].join("\n\n");
}

function row(name: string, { cpuMs, garbage, writing, packages, functions }: ServiceFigures): readonly string[] {
  const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
  const list = (entries: readonly Named[]) =>
    entries
      .slice(0, 6)
      .map((each) => `${each.name} ${each.ms.toFixed(2)}`)
      .join(", ");
  return [name, cpuMs.toFixed(2), percent(garbage), percent(writing), list(packages), list(functions)];
}
