import { rowOfSide } from "../settle/side-row";
import type { Replicas } from "./main";

/** What a second process of each service costs and brings on the same cores, a table for each load. */
export function printReplicas(figures: readonly Replicas[]): void {
  for (const { name, one, two, throughput } of figures) {
    const { median, least, most } = throughput;
    console.log(
      `\n${name}: two of each service to one ${median.toFixed(2)} x in payments a second (${least.toFixed(2)} to ${most.toFixed(2)})`,
    );
    console.table({ "one of each": rowOfSide(one), "two of each": rowOfSide(two) });
  }
}
