import { type Chaos, startChaos } from "../world/start-chaos";

jest.setTimeout(240_000);

/** Two settlers, two signers, one-second blocks; a settler dies with kill -9 while payments are under way. */
describe("a settler is killed", () => {
  let chaos: Chaos;
  beforeAll(async () => {
    chaos = await startChaos({ settlers: 2, payments: 30 });
  });
  afterAll(() => chaos?.stop());

  it("F1: between taking the nonces and publishing", async () => {
    await chaos.untilHoldsLane({ by: 1 });
    // What settler 1 publishes gets lost on the way, so that it dies with rows that no node has seen.
    chaos.proxy(1).rule((methods) => (methods.includes("eth_sendRawTransaction") ? "drop" : "forward"));
    const answers = chaos.payAll();
    await chaos.untilWritten({ by: 1 });
    await chaos.kill("settler-1");
    await chaos.comesToRest(answers);
  });

  it("F2: between publishing and whatever it would have written next", async () => {
    await chaos.restart("settler-1");
    await chaos.untilHoldsLane({ by: 1 });
    // It publishes and hears nothing more: neither the answer nor any head.
    chaos.proxy(1).rule((methods) => (methods.includes("eth_sendRawTransaction") ? "drop answer" : "forward"));
    const answers = chaos.payAll();
    await chaos.untilPublished({ by: 1 });
    await chaos.kill("settler-1");
    await chaos.comesToRest(answers);
  });
});
