import { rpc } from "@lunas/contracts/rpc";
import type { Fault } from "../fault";
import { sizes } from "../sizes";

let dropped = 0;

/** The pool forgets everything that it has taken. */
export const droppedByTheNode: Fault = {
  id: "F5",
  title: "transactions dropped by the node",
  at: "waiting",
  strike: async ({ company }) => {
    const pool = await company.chainControl.pool();
    for (const { hash } of pool) await rpc(company.rpcUrl, "anvil_dropTransaction", [hash]);
    dropped = pool.length - (await company.chainControl.pool()).length;
  },
  proves: async ({ size }) => {
    expect(dropped).toBeGreaterThanOrEqual(Math.ceil(size / sizes.bundleMax));
  },
};
