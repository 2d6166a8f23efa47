import { rpc } from "@lunas/contracts/rpc";
import { type Chaos, startChaos } from "../world/start-chaos";

jest.setTimeout(240_000);

describe("a reorganisation below the depth", () => {
  let chaos: Chaos;
  beforeAll(async () => {
    chaos = await startChaos({ settlers: 2, payments: 12 });
  });
  afterAll(() => chaos?.stop());

  it("changes no status: the same bytes are mined again, and the lanes go on without a gap", async () => {
    const before = await rpc(chaos.rpcUrl, "evm_snapshot", []);
    await chaos.comesToRest(chaos.payAll());
    // The chain forgets every block since: twelve confirmed payments, and the nonces that they took.
    await rpc(chaos.rpcUrl, "evm_revert", [before]);
    await chaos.comesToRest(chaos.payAll());
  });
});
