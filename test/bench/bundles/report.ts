import { rowOfSide } from "../settle/side-row";
import type { Bundles } from "./main";

/** What settlements that share transactions bring, as two tables. */
export function printBundles({ gas, slots }: Bundles): void {
  for (const { name, alone, bundled, throughput } of slots) {
    console.log(`\n${name}: bundled to alone ${throughput.median.toFixed(2)} x in payments a second`);
    console.table({ alone: rowOfSide(alone), bundled: rowOfSide(bundled) });
  }
  console.log(
    `gas for each payment: ${gas.single ?? "unknown"} alone, ${gas.bundled ?? "unknown"} in bundles of at least 20`,
  );
}
