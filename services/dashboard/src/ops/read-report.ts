import type { PartHealth } from "./types";

export interface EndpointState {
  readonly network: string;
  readonly endpoint: string;
  readonly state: string;
  readonly blockNumber: number | null;
}

interface Report {
  readonly checks?: Readonly<Record<string, { readonly status?: string; readonly reason?: string }>>;
  readonly networks?: Readonly<
    Record<string, { readonly status?: string; readonly endpoints?: readonly Omit<EndpointState, "network">[] }>
  >;
}

/** The RPC endpoints in a gateway's report. */
export function endpointsOf({ report }: PartHealth): readonly EndpointState[] {
  return Object.entries((report as Report | null)?.networks ?? {}).flatMap(([network, { endpoints = [] }]) =>
    endpoints.map((endpoint) => ({ network, ...endpoint })),
  );
}

/** One text for each check or network of a process. */
export function checksOf({ report }: PartHealth): readonly string[] {
  const { checks = {}, networks = {} } = (report ?? {}) as Report;
  return [...Object.entries(checks), ...Object.entries(networks)].map(([name, { status, ...rest }]) => {
    const { reason } = rest as { readonly reason?: string };
    return `${name}: ${status ?? "unknown"}${reason === undefined ? "" : ` (${reason})`}`;
  });
}
