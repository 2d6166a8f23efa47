import { type Chaos, startChaos } from "../world/start-chaos";

jest.setTimeout(240_000);

describe("Redis forgets everything", () => {
  let chaos: Chaos;
  beforeAll(async () => {
    chaos = await startChaos({ settlers: 2, payments: 30 });
  });
  afterAll(() => chaos?.stop());

  it("F8: while payments are in flight", async () => {
    const answers = chaos.payAll();
    await chaos.untilPending(10);
    await chaos.flushRedis();
    await chaos.comesToRest(answers);
  });
});
