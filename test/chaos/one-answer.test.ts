import { rpc } from "@lunas/contracts/rpc";
import { facilitate } from "../world/pay";
import { type Chaos, startChaos } from "../world/start-chaos";

jest.setTimeout(240_000);

describe("one authorization, one answer", () => {
  let chaos: Chaos;
  beforeAll(async () => {
    chaos = await startChaos({ settlers: 2, gateways: 2, payments: 20 });
  });
  afterAll(() => chaos?.stop());

  it("F20: a hundred identical requests at once are one transaction and one 200", async () => {
    const body = await chaos.sign();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => facilitate(chaos.gateway(index % 2), chaos.merchant.apiKey, body)),
    );

    const settled = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 409);
    expect([settled.length, refused.length]).toEqual([1, 99]);
    for (const { body: refusal } of refused) {
      expect(refusal.error).toMatchObject({
        code: "nonce_already_used",
        details: { paymentId: settled[0]?.body.paymentId },
      });
    }
    await chaos.comesToRest([]);
  });

  it("F21: the gateway is killed while it waits; the repeat at another one gets the answer, once", async () => {
    const bodies = await Promise.all(Array.from({ length: 20 }, () => chaos.sign()));
    // No block while it dies: a success that it had claimed would be answered 409 with the payment's id from then on.
    await rpc(chaos.rpcUrl, "evm_setIntervalMining", [0]);
    const lost = bodies.map((body) => facilitate(chaos.gateway(1), chaos.merchant.apiKey, body).catch(() => null));
    await chaos.untilPending(bodies.length);
    await chaos.kill("gateway-1");
    const early = await Promise.all(lost);
    expect(early).toEqual(bodies.map(() => null));
    await rpc(chaos.rpcUrl, "evm_setIntervalMining", [1]);

    // The dead gateway's places are free once their leases end; until then a repeat is told to wait.
    const answers = await Promise.all(bodies.map((body) => chaos.askUntilAnswered(body)));
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));

    const again = await Promise.all(bodies.map((body) => facilitate(chaos.gateway(0), chaos.merchant.apiKey, body)));
    expect(again.map(({ status }) => status)).toEqual(bodies.map(() => 409));
    await chaos.comesToRest([]);
  });
});
