/** Published packages come from npm, where their provenance can be checked. Returns the remedy. */
export function refusePackages(): string {
  return "must not be set: others install the published packages from npm";
}
