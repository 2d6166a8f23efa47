import type { Payer } from "@lunas/client/link";
import { type AttemptView, attempts } from "./attempts";

type Chain = Parameters<Payer["useChain"]>[0];
const chain = {} as Chain;

/** A payer whose wallet answers when the test says so. */
function fixture() {
  const shown: string[] = [];
  let leave: (() => void) | undefined;
  const view: AttemptView = {
    waiting(onLeave) {
      shown.push("waiting");
      leave = onLeave;
    },
    sending: () => void shown.push("sending"),
    left: () => void shown.push("left"),
  };
  const answers: ((value: unknown) => void)[] = [];
  const called: string[] = [];
  const slow = (name: string) => () => {
    called.push(name);
    return new Promise((resolve) => answers.push(resolve));
  };
  const payer = Object.fromEntries(
    ["connect", "useChain", "read", "sign", "approve", "signApproval"].map((name) => [name, slow(name)]),
  ) as unknown as Payer;
  const all = attempts(view);
  return { all, payer, shown, called, answer: (value: unknown) => answers.shift()?.(value), leave: () => leave?.() };
}

test("the payer may leave a wallet while it does not answer; its late signature is never handed on", async () => {
  const { all, payer, shown, answer, leave } = fixture();
  const attempt = all.begin();
  const signed = attempt.watch(payer).sign(chain, {} as never);
  leave();
  expect([attempt.isCurrent(), shown]).toEqual([false, ["waiting", "left"]]);
  answer("0x1");
  await expect(signed).rejects.toMatchObject({ code: "wallet_left" });
  expect(shown).toEqual(["waiting", "left"]);
});

test("after a signature in time the page sends, and there is nothing to leave", async () => {
  const { all, payer, shown, answer, leave } = fixture();
  const attempt = all.begin();
  const signed = attempt.watch(payer).sign(chain, {} as never);
  answer("0x1");
  expect(await signed).toBe("0x1");
  expect(shown).toEqual(["waiting", "sending"]);
  leave();
  expect([attempt.isCurrent(), shown]).toEqual([true, ["waiting", "sending"]]);
});

test("the payer may leave a wallet that does not answer a change of its network, or the approval", async () => {
  for (const ask of ["useChain", "approve"] as const) {
    const { all, payer, shown, answer, leave } = fixture();
    const attempt = all.begin();
    const answered = attempt.watch(payer)[ask](chain as never);
    leave();
    answer(undefined);
    await expect(answered).rejects.toMatchObject({ code: "wallet_left" });
    expect([attempt.isCurrent(), shown]).toEqual([false, ["waiting", "left"]]);
  }
});

test("an attempt that was left asks its wallet for nothing more, also where the wallet refuses late", async () => {
  const { all, payer, called, answer, leave } = fixture();
  const watched = all.begin().watch(payer);
  const connected = watched.connect();
  leave();
  answer(Promise.reject(new Error("refused")));
  await expect(connected).rejects.toMatchObject({ code: "wallet_left" });
  await expect(watched.read("0x1", "0x2")).rejects.toMatchObject({ code: "wallet_left" });
  expect(called).toEqual(["connect"]);
});

test("while the wallet is asked several times the page waits once, and again for a signature after an approval", async () => {
  const { all, payer, shown, answer } = fixture();
  const watched = all.begin().watch(payer);
  for (const method of ["connect", "useChain", "approve", "sign"] as const) {
    const answered = watched[method](chain as never, {} as never);
    answer("0x1");
    await answered;
  }
  expect(shown).toEqual(["waiting", "sending", "waiting", "sending"]);
});

test("another attempt ends the one before", () => {
  const { all } = fixture();
  const first = all.begin();
  const second = all.begin();
  expect([first.isCurrent(), second.isCurrent()]).toEqual([false, true]);
});
