/** As in the package.json of the repository: test/architecture/alert-counters.test.ts compares them. */
export const version = "0.1.0";
