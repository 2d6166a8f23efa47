import { addBootWarning } from "../boot-warnings";
import { boolean } from "../kinds";

/** Of a production chain: a sandbox may always have one endpoint. */
export function singleRpcSettings(prefix: string, environment: "sandbox" | "production") {
  const allowed = {
    name: `${prefix}_SINGLE_RPC`,
    kind: boolean,
    default: "false",
    doc: "true: in production the chain may have one RPC endpoint, and payments stop when it does.",
  } as const;
  return Object.fromEntries(environment === "production" ? [["allowed", allowed]] : []);
}

export interface SingleRpcCase {
  readonly prefix: string;
  readonly environment: "sandbox" | "production";
  readonly urls: readonly string[];
  /** By `singleRpcSettings`. */
  readonly singleRpc: Readonly<Record<string, boolean>>;
}

/**
 * In production: the problem of a chain with one host for its requests. In a sandbox, or where the operator allows it, that is a
 * warning. Two addresses of one host are lost together.
 */
export function singleRpcProblem({ prefix, environment, urls, singleRpc }: SingleRpcCase): string | undefined {
  const hosts = new Set(urls.filter((each) => /^https?:/i.test(each)).map((each) => new URL(each).host));
  if (hosts.size !== 1) return undefined;
  const problem = `${prefix}_RPC_URLS has one endpoint: payments stop when it does. List two or more providers`;
  if (environment === "production" && singleRpc.allowed !== true)
    return `${problem}, or set ${prefix}_SINGLE_RPC=true (refused in production).`;
  addBootWarning(`${problem}.`);
  return undefined;
}
