import type { Clock } from "@lunas/domain/shared/clock";
import { type ChainObserver, silentChainObserver } from "./observe";
import { coalesce } from "./rpc/coalesce";
import { connectEndpoint } from "./rpc/endpoint";
import { failOver } from "./rpc/fail-over";
import type { Rpc } from "./rpc/rpc";
import { defaultRpcBounds, type RpcBounds } from "./rpc/settings";

export interface ConnectSettings {
  readonly network: string;
  /** HTTP(S) JSON-RPC, the preferred one first; never published, may carry credentials. */
  readonly urls: readonly string[];
  readonly clock: Clock;
  readonly bounds?: Partial<RpcBounds>;
  readonly observer?: ChainObserver;
  /** How many calls of several askers may share a round trip; left out: each asker has its own. */
  readonly sharedCalls?: number;
}

/** A chain's JSON-RPC: all endpoints as one, and each by itself (for the check at boot). */
export interface RpcConnection extends Rpc {
  readonly endpoints: readonly Rpc[];
}

/** Opens nothing yet: connections are made by the first call, kept alive and re-used. */
export function connectRpc(settings: ConnectSettings): RpcConnection {
  const { network, urls, clock, observer = silentChainObserver, sharedCalls } = settings;
  const bounds = { ...defaultRpcBounds, ...settings.bounds };
  const endpoints = urls.map((url, index) => connectEndpoint({ network, url, position: index + 1, bounds, observer }));
  // Below the fail-over, which judges what each asker is answered.
  const asked = sharedCalls === undefined ? endpoints : endpoints.map((endpoint) => coalesce(endpoint, sharedCalls));
  return { endpoints, batch: failOver(asked, clock).batch };
}
