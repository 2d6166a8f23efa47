/** What was done, and the commands that follow. No line has a secret. */
export interface Rotated {
  readonly done: string;
  readonly next: readonly string[];
}

const restartOne = (services: string) => `docker compose up -d --no-deps --force-recreate --wait ${services}`;

/** Compose forgets what it was not given: how many of a service run, and the second gateway of a profile. */
export const restart = (...services: readonly string[]): readonly string[] => [
  restartOne(services.join(" ")),
  ...services
    .filter((service) => scaled.has(service))
    .map((service) => `if several run, add their number to that line, such as: --scale ${service}=3`),
  ...(services.includes("gateway") ? [`with the profile edge, afterwards: ${restartOne("gateway-2")}`] : []),
];
const scaled = new Set(["settler", "dispatcher"]);
export const run = (...words: readonly string[]) => ["docker compose run --rm", ...words].join(" ");

/** Prints a file of the secrets, such as `redis/users.acl`: for a pipe, or for the operator's eyes alone. */
export const show = (file: string) => run("--no-deps -T secrets show", file);
