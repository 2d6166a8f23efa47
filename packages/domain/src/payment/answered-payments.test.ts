import { aStoredPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { manualClock } from "@lunas/testkit/time/manual-clock";
import { answeredPayments } from "./answered-payments";
import type { StoredPayment } from "./stored-payment";

const payment = (nonce: number, over: Partial<StoredPayment> = {}): StoredPayment => ({
  ...aStoredPayment({ id: "pay_1" }),
  authorization: anAuthorization({ nonce: BigInt(nonce) }),
  status: "confirmed",
  answeredAtMs: 1,
  ...over,
});
const keyOf = ({ chainId, permit2, authorization }: StoredPayment) => ({
  ...{ chainId, permit2, payer: authorization.from, nonce: authorization.nonce },
});

describe("answeredPayments", () => {
  it("keeps only answered payments, by their exact authorization", () => {
    const answered = answeredPayments(manualClock());
    const open = [
      payment(1, { answeredAtMs: null }),
      payment(1, { status: "pending" }),
      payment(1, { status: "failed" }),
    ];
    for (const each of [...open, null]) answered.note(each);
    expect(answered.find(keyOf(payment(1)))).toBeUndefined();
    answered.note(payment(1), { isFinal: true });
    expect(answered.find(keyOf(payment(1)))).toEqual(payment(1));
    const key = keyOf(payment(1));
    const payer = anAuthorization().to;
    for (const other of [
      { ...key, chainId: 8453 },
      { ...key, nonce: 2n },
      { ...key, payer },
      { ...key, permit2: payer },
    ])
      expect(answered.find(other)).toBeUndefined();
  });

  it("forgets the oldest first", () => {
    const answered = answeredPayments(manualClock(), 2);
    for (const nonce of [1, 2, 3]) answered.note(payment(nonce), { isFinal: true });
    expect([1, 2, 3].map((nonce) => answered.find(keyOf(payment(nonce)))?.authorization.nonce)).toEqual([
      undefined,
      2n,
      3n,
    ]);
  });

  it("uses a success that another process claimed only after it can no longer be given back", () => {
    const clock = manualClock();
    const answered = answeredPayments(clock);
    const found = () => answered.find(keyOf(payment(1)));
    answered.note(payment(1));
    clock.advance(60_000);
    expect(found()).toBeUndefined();
    clock.advance(1);
    expect(found()).toEqual(payment(1));
    // Given back and claimed again.
    answered.note(payment(1, { answeredAtMs: 2 }));
    expect(found()).toBeUndefined();
    clock.advance(30_000);
    answered.note(payment(1, { answeredAtMs: 2 }));
    clock.advance(30_001);
    expect(found()?.answeredAtMs).toBe(2);
  });
});
