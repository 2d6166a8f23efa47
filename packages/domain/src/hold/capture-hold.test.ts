import { sandbox } from "@lunas/catalog/chains/sandbox";
import { captureOf, held, scopeOf } from "@lunas/testkit/contracts/hold-fixture";
import { facilitation } from "@lunas/testkit/fixtures/facilitation";
import { settled } from "@lunas/testkit/time/settled";
import { holdIdOf } from "../shared/id";
import { captureHold } from "./capture-hold";

/** Another request captures the hold, unless `first` is null, while this one reads the chain; the simulation of this one reverts. */
async function capturedMeanwhile(amounts: { readonly first: bigint | null; readonly second: bigint }) {
  const fixture = facilitation();
  const { clock, stores, deps, chain } = fixture;
  const hold = await held(stores, { more: { chainId: sandbox.chainId, holdUntilMs: clock.now() + 60_000 } });
  const readFacts: typeof chain.readFacts = async (...read) => {
    if (amounts.first !== null) await stores.holds.capture(captureOf(hold, { amount: amounts.first }));
    chain.say({ simulationFailure: "InvalidNonce" });
    return chain.readFacts(...read);
  };
  const request = {
    ...{ scope: scopeOf(hold), id: holdIdOf(hold.id), amount: amounts.second },
    ...{ approval: null, receivedAtMs: clock.now(), idempotency: null },
  };
  const answer = captureHold(
    { ...deps, holds: stores.holds, chains: [sandbox], chain: { ...chain, readFacts } },
    request,
    { waitMs: 25_000, client: new AbortController() },
  );
  await settled();
  return { hold, answer };
}

describe("a capture beside another one of the same hold", () => {
  it("hears that the other has the answer where both charge the same, and not that the settlement would revert", async () => {
    const { hold, answer } = await capturedMeanwhile({ first: 7n, second: 7n });
    expect(await answer).toMatchObject({ refused: "nonce_already_used", details: { paymentId: hold.id } });
  });

  it("hears that the hold is captured where it charges another amount", async () => {
    const { answer } = await capturedMeanwhile({ first: 7n, second: 8n });
    expect(await answer).toMatchObject({ refused: "hold_captured" });
  });

  it("hears why it would revert where no other captures", async () => {
    const { answer } = await capturedMeanwhile({ first: null, second: 8n });
    expect(await answer).toMatchObject({ refused: "simulation_failed" });
  });
});
