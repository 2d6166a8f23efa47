import { rpc } from "@lunas/contracts/rpc";
import { until } from "@lunas/testkit/time/until";
import { ownTransactions } from "../../harness/own-transactions";
import type { Fault } from "../fault";

/** Six are demanded; the rest is for accepting all of them. */
const shortSeconds = 14;
const short = (index: number) => index % 2 === 0;
let lastDeadline = 0;

/** Nobody settles until every second deadline has passed on the chain. */
export const deadlineWhileQueued: Fault = {
  id: "F13",
  title: "deadlines pass while payments are queued",
  at: "stored",
  mayFail: ["expired"],
  mayAnswer: [500],
  options: (index) => (short(index) ? { deadlineSeconds: shortSeconds } : {}),
  setUp: async ({ scenario }) => {
    for (const settler of ["settler-1", "settler-2"]) await scenario.signal(settler, "SIGSTOP");
  },
  strike: async ({ company }) => {
    lastDeadline = Math.floor(Date.now() / 1_000) + shortSeconds + 1;
    await company.chainControl.release();
    const chainSeconds = async () =>
      Number(
        ((await rpc(company.rpcUrl, "eth_getBlockByNumber", ["latest", false])) as { timestamp: string }).timestamp,
      );
    await until(async () => (await chainSeconds()) > lastDeadline, {
      timeoutMs: 40_000,
      intervalMs: 100,
      what: "time",
    });
  },
  recover: async ({ scenario }) => {
    for (const settler of ["settler-1", "settler-2"]) await scenario.signal(settler, "SIGCONT");
  },
  proves: async ({ scenario, company, size }) => {
    expect([await company.count("failed"), await company.count("confirmed")]).toEqual([
      Math.ceil(size / 2),
      Math.floor(size / 2),
    ]);
    const spent = await scenario.query(
      `select 1 from ${ownTransactions} t join payments p on p.id = t.payment_id where p.pay_to = $1 and p.status = 'failed'`,
      [company.merchant.walletAddress],
    );
    expect(spent).toEqual([]);
  },
};
