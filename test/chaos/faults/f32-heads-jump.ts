import { rpc } from "@lunas/contracts/rpc";
import { until } from "@lunas/testkit/time/until";
import { ownTransactions } from "../../harness/own-transactions";
import { type RpcProxy, startRpcProxy } from "../../harness/rpc-proxy";
import type { Fault, Fixture } from "../fault";

/** More blocks than a follower asks for to close a gap. */
const jumpBlocks = 80;
const gatewayIndex = 1;
const services = ["settler-1", "settler-2", "gateway-1"];

let proxies: readonly RpcProxy[] = [];
/** The newest block before the jump. */
let jumpedFrom = 0;

/**
 * The node shows no new head while the block that holds every payment is taken back and many others come. All that a
 * process sees is one head, far above the last one: what it knew of the blocks between is no longer true.
 */
export const headsJump: Fault = {
  id: "F32",
  title: `heads jump by ${jumpBlocks} blocks, with a reorg in the gap`,
  network: "base",
  at: "waiting",
  isLong: true,
  felt: "struck",
  setUp: async (fixture) => {
    await fixture.company.chainControl.release();
    await standBehindProxies(fixture);
    await fixture.company.chainControl.hold();
  },
  strike: async (fixture) => {
    const { company, size } = fixture;
    await company.chainControl.mine();
    await until(async () => (await countIncluded(fixture)) === size, {
      timeoutMs: 30_000,
      what: "every payment in a block",
    });
    expect(await company.count("confirmed")).toBe(0);
    jumpedFrom = await company.chainControl.height();
    for (const proxy of proxies) proxy.rule(() => ({ frozenAt: jumpedFrom }));
    await rpc(company.rpcUrl, "anvil_reorg", [1, []]);
    await rpc(company.rpcUrl, "anvil_dropAllTransactions", []);
    await rpc(company.rpcUrl, "anvil_mine", [`0x${jumpBlocks.toString(16)}`]);
    for (const proxy of proxies) proxy.rule(() => "forward");
    await company.pay(Math.ceil(size / 2));
  },
  recover: async ({ scenario }) => {
    const running = scenario.running();
    await Promise.all(services.filter((name) => running.includes(name)).map((name) => scenario.stop(name)));
    await Promise.all(proxies.map((proxy) => proxy.close()));
  },
  proves: async ({ scenario, company, size }) => {
    const rows = await scenario.query<{ block: number; reopened: boolean }>(
      `select p.block_number::int as block, t.reopened_at is not null as reopened
       from ${ownTransactions} own join payments p on p.id = own.payment_id
         join transactions t on t.lane_id = own.lane_id and t.nonce = own.nonce where p.pay_to = $1`,
      [company.merchant.walletAddress],
    );
    expect(rows.filter(({ block }) => block > jumpedFrom + jumpBlocks - 1)).toHaveLength(size + Math.ceil(size / 2));
    // No transaction became final by the heads before the jump.
    expect(rows.filter(({ reopened }) => reopened)).toEqual([]);
  },
};

async function countIncluded({ scenario, company }: Fixture): Promise<number> {
  const included = "select count(*)::int as n from payments where pay_to = $1 and block_number is not null";
  return (await scenario.query<{ n: number }>(included, [company.merchant.walletAddress]))[0]?.n ?? 0;
}

/** Without a subscription: heads come from the proxies alone. */
async function standBehindProxies({ scenario, company }: Fixture): Promise<void> {
  proxies = await Promise.all(services.map(() => startRpcProxy(company.rpcUrl)));
  const envOf = (index: number) => ({ BASE_RPC_URLS: proxies[index]?.url ?? "", BASE_WS_URL: "" });
  await Promise.all(services.map((name) => scenario.stop(name)));
  await Promise.all([
    scenario.startSettler(1, envOf(0)),
    scenario.startSettler(2, envOf(1)),
    scenario.startGateway(gatewayIndex, envOf(2)),
  ]);
  await scenario.untilShared("base");
}
