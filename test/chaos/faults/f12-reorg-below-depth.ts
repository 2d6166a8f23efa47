import { rpc } from "@lunas/contracts/rpc";
import { until } from "@lunas/testkit/time/until";
import type { Fault } from "../fault";

let before: unknown;

/** The chain forgets every block since: confirmed payments, and the nonces that they took. No status changes. */
export const reorgBelowDepth: Fault = {
  id: "F12b",
  title: "a reorg below the depth takes confirmed payments back",
  at: "sent",
  hasRefunds: true,
  setUp: async ({ company }) => {
    before = await rpc(company.rpcUrl, "evm_snapshot", []);
  },
  strike: async ({ company, size }) => {
    await until(async () => (await company.count("confirmed")) === size, { timeoutMs: 30_000, what: "confirmations" });
    await rpc(company.rpcUrl, "evm_revert", [before]);
    await company.pay(Math.ceil(size / 2));
  },
};
