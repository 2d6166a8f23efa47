import { url } from "./kinds";
import type { Kind } from "./settings";

const manyHosts = /^rediss?\+(sentinel|cluster):\/\/(?:[^@]*@)?([^@/?]+)(\/[^/?]+)?(?:\?.*)?$/;
const hostAndPort = /^(?:\[[0-9a-fA-F:]+\]|[A-Za-z0-9._-]+)(?::\d{1,5})?$/;
const oneServer = url("redis", "rediss");

/** A URL of one Redis, of the Sentinels that know a master, or of nodes of a Cluster. As written. */
export const redisUrl: Kind<string> = {
  expected:
    "redis://host:port, redis+sentinel://host:port,host:port/name-of-the-master or redis+cluster://host:port,host:port (with TLS: rediss)",
  parse: (given) => (namesHosts(given) || oneServer.parse(given) !== undefined ? given : undefined),
};

function namesHosts(given: string): boolean {
  const [, mode, hosts, name] = manyHosts.exec(given) ?? [];
  return (
    hosts?.split(",").every((host) => hostAndPort.test(host)) === true && (mode === "sentinel") === (name !== undefined)
  );
}

/** A URL of several hosts with its first host alone, which `URL` can parse. */
export function withOneHost(given: string): string {
  return given.replace(/^([a-z+]+:\/\/(?:[^@]*@)?[^@/?,]*),[^@/?]*/, "$1");
}
