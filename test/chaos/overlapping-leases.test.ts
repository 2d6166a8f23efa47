import { type Chaos, startChaos } from "../world/start-chaos";

jest.setTimeout(240_000);

describe("two settlers believe that they hold the same lane", () => {
  let chaos: Chaos;
  beforeAll(async () => {
    chaos = await startChaos({ settlers: 2, payments: 30 });
  });
  afterAll(() => chaos?.stop());

  it("F7: a settler is frozen beyond its leases and wakes up when its lanes are another's", async () => {
    await chaos.untilHoldsLane({ by: 1 });
    const first = chaos.payAll();
    await chaos.untilWritten({ by: 1 });
    await chaos.signal("settler-1", "SIGSTOP");
    await chaos.untilLanesLeft("settler-1");
    const second = chaos.payAll();
    await chaos.signal("settler-1", "SIGCONT");
    await chaos.comesToRest([...first, ...second]);
  });
});
