import { rpc } from "@lunas/contracts/rpc";
import { freePort } from "@lunas/stack/free-port";
import { until } from "@lunas/testkit/time/until";
import { readBooks } from "../harness/invariants";
import { facilitate } from "../harness/pay";
import { type PaymentScenario, startPaymentScenario } from "../harness/payment-scenario";
import { type ProxyAction, type RpcProxy, startRpcProxy } from "../harness/rpc-proxy";
import { timelineOf } from "../harness/timeline";
import { untilOpen } from "../harness/until-open";

jest.setTimeout(180_000);

const gwei = 10n ** 9n;
const acceptance = ["received", "verified", "queued"];

/** Public status, webhook and timeline of payments that do not go as they should. */
describe("what a merchant sees when", () => {
  let scenario: PaymentScenario;
  beforeAll(async () => {
    scenario = await startPaymentScenario();
  });
  afterEach(() => scenario?.chain.release());
  afterAll(() => scenario?.stop());

  const inSeconds = (seconds: number) => BigInt(Math.floor(Date.now() / 1_000) + seconds);
  const timeline = async (id: string) => (await timelineOf(scenario.harness.url, scenario.merchant.apiKey, id)).body;
  /** The stages before those of events, answers and webhooks, whose order is not fixed. */
  const settlingOf = (stages: readonly { stage: string }[]) =>
    stages.map(({ stage }) => stage).filter((stage) => !["event", "answered", "webhook"].includes(stage));

  it("the node forgets the transaction: pending with its hash, then paid by the same bytes", async () => {
    const payer = await scenario.payer();
    await scenario.chain.hold();
    const answer = scenario.pay(await scenario.sign(payer));
    const ours = await scenario.chain.untilWaiting(payer.address);
    const paymentId = await scenario.stored(payer);
    await rpc(scenario.harness.rpcUrl, "anvil_dropTransaction", [ours.hash]);
    expect(await scenario.chain.pool()).toEqual([]);
    expect((await scenario.lookUp(ours.hash)).body).toMatchObject({ paymentId, status: "pending", txHash: ours.hash });
    await scenario.chain.release();

    expect(await answer).toMatchObject({ status: 200, body: { paymentId, txHash: ours.hash } });
    expect(await scenario.reported(paymentId, 1)).toMatchObject([
      { type: "payment.confirmed", data: { paymentId, status: "confirmed", txHash: ours.hash } },
    ]);
    const { stages } = await timeline(paymentId);
    expect(settlingOf(stages)).toEqual([...acceptance, "signed", "broadcast", "included", "confirmed"]);
    expect(await scenario.transactions(paymentId)).toBe(1);
  });

  it("not mined before its deadline: pending, then failed, and its nonce is cancelled for later ones", async () => {
    const [late, next] = [await scenario.payer(), await scenario.payer()];
    await scenario.chain.hold();
    const deadlineSeconds = inSeconds(8);
    const answer = scenario.pay(await scenario.sign(late, { deadlineSeconds }));
    const ours = await scenario.chain.untilWaiting(late.address);
    const behind = [next, next, next].map(async () => scenario.pay(await scenario.sign(next)));
    const paymentId = await scenario.stored(late);
    // The next block is past the deadline and too expensive for everything that waits: no settlement can be mined in it.
    await scenario.chain.at(Number(deadlineSeconds) + 1, 40n * gwei);
    expect((await scenario.lookUp(paymentId)).body).toMatchObject({
      status: "pending",
      txHash: ours.hash,
      failure: null,
    });
    await scenario.chain.release();

    expect(await answer).toMatchObject({
      status: 500,
      body: { error: { code: "tx_failed", details: { paymentId, reason: "expired" } } },
    });
    for (const each of behind) expect(await each).toMatchObject({ status: 200 });
    expect(await scenario.reported(paymentId, 1)).toMatchObject([
      { type: "payment.failed", data: { paymentId, status: "failed", failure: { code: "expired" } } },
    ]);
    expect(await scenario.events(paymentId)).toEqual(["payment.failed"]);
    const { stages } = await timeline(paymentId);
    expect(settlingOf(stages).slice(0, 6)).toEqual([...acceptance, "signed", "broadcast", "replaced"]);
    expect(settlingOf(stages).at(-1)).toBe("failed");
    const { stack, rpcUrl } = scenario.harness;
    expect((await readBooks(stack.databaseUrl, rpcUrl, scenario.merchant.walletAddress)).violations).toEqual([]);
  });

  describe("the first of two RPC endpoints", () => {
    let proxy: RpcProxy;
    let url: string;
    beforeAll(async () => {
      const { services, rpcUrl } = scenario.harness;
      proxy = await startRpcProxy(rpcUrl);
      const env = { SANDBOX_RPC_URLS: `${proxy.url},${rpcUrl}` };
      const port = await freePort();
      url = `http://localhost:${port}`;
      await services.stop("settler");
      await services.start("settler", { env });
      await services.start("gateway", { as: "gateway-1", env: { ...env, PORT: String(port) } });
      await untilOpen(url);
    });
    afterAll(() => proxy?.close());

    /** An endpoint that failed is asked last for a while. */
    async function untilRequestedFirst(): Promise<void> {
      proxy.rule(() => "forward");
      const requested = proxy.forwarded("eth_getBlockByNumber");
      await until(() => proxy.forwarded("eth_getBlockByNumber") > requested, {
        timeoutMs: 30_000,
        what: "the first endpoint to be asked again",
      });
    }

    it.each<[string, ProxyAction]>([
      ["answers no more", "drop"],
      ["refuses everything as too much", { status: 429, text: "too many requests" }],
      ["talks rubbish", { status: 200, text: "<html>maintenance</html>" }],
      ["takes transactions and answers nothing", "drop answer"],
    ])("%s: paid as ever", async (_what, action) => {
      const payer = await scenario.payer();
      await untilRequestedFirst();
      const before = proxy.troubled();
      proxy.rule(() => action);
      const answer = await facilitate(url, scenario.merchant.apiKey, await scenario.sign(payer));
      expect(answer).toMatchObject({ status: 200, body: { status: "confirmed" } });
      // An endpoint that rests is asked again after a while.
      await until(() => proxy.troubled() > before, { timeoutMs: 30_000, what: "the first endpoint to be asked" });
      const { paymentId } = answer.body;
      expect(await scenario.reported(paymentId, 1)).toMatchObject([{ type: "payment.confirmed", data: { paymentId } }]);
      expect(settlingOf((await timeline(paymentId)).stages)).toEqual([
        ...acceptance,
        ...["signed", "broadcast", "included", "confirmed"],
      ]);
      expect(await scenario.transactions(paymentId)).toBe(1);
    });
  });
});
