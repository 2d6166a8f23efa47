import type { Arena } from "./arena";

/** Gas for each payment of a bundle. Null: settlements are not bundled. */
export async function readBundledGas(_arena: Arena): Promise<number | null> {
  return null;
}
