import { aDepositClaim } from "@lunas/testkit/build/a-deposit";
import { facilitation } from "@lunas/testkit/fixtures/facilitation";
import { settled } from "@lunas/testkit/time/settled";
import { Unavailable } from "../../shared/unavailable";
import { payByDeposit } from "./pay-by-deposit";
import type { DepositChannel, DepositChannels } from "./ports";

const away = () => Promise.reject(new Unavailable("database", "Connection terminated unexpectedly"));

/** A deposit that is confirmed while the read of its channel does what `deposited` says. */
async function confirmedDeposit(deposited: DepositChannels["deposited"]) {
  const fixture = facilitation();
  const deposits = { ...unopened, deposited };
  const ask = () =>
    payByDeposit({ ...fixture.deps, deposits }, claim, { waitMs: 25_000, client: new AbortController() });
  const claim = aDepositClaim();
  const end = ask();
  end.catch(() => undefined);
  await settled();
  const [payment] = fixture.payments();
  if (payment === undefined) throw new Error("the deposit is not stored");
  await fixture.confirm(payment.id);
  await fixture.timer.advance(5_000);
  return { fixture, end, ask };
}

/** Of a channel that is not open yet. */
const unopened = { find: async () => null } as unknown as DepositChannels;
const channel = { id: "0x01" } as unknown as DepositChannel;

it("reads the channel again while the database is away for a moment", async () => {
  let calls = 0;
  const { end } = await confirmedDeposit(async () => {
    calls += 1;
    return calls < 3 ? away() : { channel, isCharged: true };
  });
  expect(await end).toMatchObject({ ended: { kind: "settled" }, deposited: { channel, charge: { amount: 1_000n } } });
});

it("gives the success to the next request where its channel cannot be read", async () => {
  let isAway = true;
  const { fixture, end, ask } = await confirmedDeposit(() =>
    isAway ? away() : Promise.resolve({ channel, isCharged: true }),
  );
  expect(await end).toMatchObject({ ended: { kind: "pending" }, deposited: null });
  isAway = false;
  const again = ask();
  await fixture.timer.advance(1_000);
  expect(await again).toMatchObject({ ended: { kind: "settled" }, deposited: { channel } });
});

it("gives it to the next request also after a fault", async () => {
  const { fixture, end } = await confirmedDeposit(async () => null);
  await expect(end).rejects.toThrow("is not stored");
  expect(fixture.payments()).toMatchObject([{ status: "confirmed", answeredAtMs: null }]);
});
