import { Unavailable } from "@lunas/domain/shared/unavailable";
import { type Rpc, viewOf } from "./rpc";

/** Throws `Unavailable("chain")` while endpoints show different chains: blocks of one of them may not be final. */
export function refuseDisputed(rpc: Rpc): void {
  if (rpc.isDisputed?.() === true) throw new Unavailable("chain", "RPC endpoints show different chains");
}

/** For reads that decide outcomes: one endpoint for all of them, and none while endpoints dispute. Throws as `refuseDisputed`, as do its reads. */
export function undisputed(rpc: Rpc): Rpc {
  refuseDisputed(rpc);
  const view = viewOf(rpc);
  return {
    batch: async (calls) => {
      refuseDisputed(rpc);
      return await view.batch(calls);
    },
  };
}
