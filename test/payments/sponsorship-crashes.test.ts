import { until } from "@lunas/testkit/time/until";
import type { Client } from "pg";
import { connectTo } from "../harness/connect-to";
import { readBooks } from "../harness/invariants";
import { facilitate, getPayment } from "../harness/pay";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { type RpcProxy, startRpcProxy } from "../harness/rpc-proxy";
import { penniless, sponsoredBody } from "../harness/sponsored-payer";
import { type Harness, startHarness } from "../harness/start-harness";
import { untilOpen } from "../harness/until-open";

jest.setTimeout(300_000);

const isFull = process.env.LUNAS_SPONSORSHIP === "full";

let harness: Harness;
let proxy: RpcProxy;
let merchant: RegisteredMerchant;
let database: Client;

const startSettler = () => harness.services.start("settler", { env: { SANDBOX_RPC_URLS: proxy.url } });

beforeAll(async () => {
  harness = await startHarness({
    services: { names: ["gateway", "dispatcher"], env: { SETTLE_WAIT_MS: "2000" } },
  });
  proxy = await startRpcProxy(harness.rpcUrl);
  await startSettler();
  await untilOpen(harness.url);
  merchant = await registerMerchant(harness.url);
  database = await connectTo(harness.stack.databaseUrl);
});
afterAll(async () => {
  await database?.end();
  await proxy?.close();
  await harness?.stop();
});

/** What the settler hands to the node, in this order. */
const steps = ["the grant", "the approval", "the settlement"] as const;
const cuts = steps.flatMap((step, index) => [
  { step, send: index + 1, action: "drop" as const, when: "before the node had it" },
  { step, send: index + 1, action: "drop answer" as const, when: "before the node's answer came" },
]);

(isFull ? describe : describe.skip)("a settler that is killed on the way to a sponsored payment", () => {
  it.each(cuts)("at $step, $when: goes on from there", async ({ send, action }) => {
    const payer = await penniless(harness.rpcUrl);
    const body = await sponsoredBody(harness.rpcUrl, payer, {
      to: merchant.walletAddress,
      amount: 1_000n,
      deadlineSeconds: BigInt(Math.floor(Date.now() / 1_000) + 300),
    });
    let sends = 0;
    let isCut = false;
    proxy.rule((methods) => {
      if (!methods.includes("eth_sendRawTransaction")) return isCut ? "drop" : "forward";
      sends += 1;
      if (sends < send) return "forward";
      isCut = true;
      return sends === send ? action : "drop";
    });

    const requested = facilitate(harness.url, merchant.apiKey, body);
    await until(() => isCut, { timeoutMs: 20_000, intervalMs: 5, what: "the cut" });
    await harness.stack.supervisor.signal("settler", "SIGKILL");
    const open = await requested;
    expect(open.status).toBe(504);
    const paymentId = open.body.error?.details.paymentId as string;
    proxy.rule(() => "forward");
    // The supervisor has to notice first that it is gone.
    await until(() => startSettler().then(() => true), { timeoutMs: 20_000, what: "another settler" });

    const ended = await until(
      async () => {
        const { body: payment } = await getPayment(harness.url, merchant.apiKey, paymentId);
        return payment.status === "pending" ? null : payment;
      },
      { timeoutMs: 60_000, intervalMs: 200, what: "the payment's end" },
    );
    expect(ended.status).toBe("confirmed");
    const { rows } = await database.query(
      `select count(*)::int as fundings, (select granted_wei <= need_wei from sponsorships where payment_id = $1) as bounded
       from transactions where payment_id = $1 and purpose = 'funding'`,
      [paymentId],
    );
    expect(rows[0]).toEqual({ fundings: 1, bounded: true });
    const books = await readBooks(harness.stack.databaseUrl, harness.rpcUrl, merchant.walletAddress);
    expect(books).toMatchObject({ pending: 0, failed: 0, violations: [] });
  });
});
