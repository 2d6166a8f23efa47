import { useSearch } from "@tanstack/react-router";
import type { Environment } from "../api/calls";

/** The environment stands in the address, so that a link shows the same to everyone. */
export function useEnvironment(): Environment {
  const { env } = useSearch({ strict: false }) as { env?: string };
  return env === "production" ? "production" : "sandbox";
}
