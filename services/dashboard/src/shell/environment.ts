import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { Environment } from "../api/calls";
import { queries } from "../api/queries";

/** The environment stands in the address, so that a link shows the same to everyone. Without a sandbox it is always production. */
export function useEnvironment(): Environment {
  const { env } = useSearch({ strict: false }) as { env?: string };
  const hasSandbox = useHasSandbox();
  return env === "production" || !hasSandbox ? "production" : "sandbox";
}

/** Whether the service has a sandbox; true until it is known. */
export function useHasSandbox(): boolean {
  const { data } = useQuery(queries.config());
  return data === undefined || data.sandbox !== null;
}
