import type { Actor } from "@lunas/domain/operations/audit-entry";
import { type ChangeDeps, runChange } from "./run-change";

const merchant = "mer_1234567890123456789012";
const payment = "pay_1234567890123456789012";
const hash = `0x${"1".repeat(64)}`;

function open() {
  const done: unknown[] = [];
  const note = (actor: Actor, what: string) => async (subject: unknown) => {
    done.push([actor.id, what, subject]);
    return true;
  };
  const deps = {
    stored: (actor: Actor) => ({
      operations: { pause: note(actor, "pause"), resume: note(actor, "resume"), hasMerchant: async () => true },
      merchants: { suspend: note(actor, "suspend"), restore: note(actor, "restore") },
    }),
    merchants: (actor: Actor) => ({
      approval: { approve: note(actor, "approve"), unapprove: note(actor, "unapprove") },
    }),
  } as unknown as ChangeDeps;
  return { done, run: (...words: string[]) => runChange(deps, "ani", words) };
}

test.each([
  [["merchants", "approve", merchant], "approve"],
  [["merchants", "unapprove", merchant], "unapprove"],
  [["suspend", merchant], "suspend"],
  [["restore", merchant], "restore"],
])("%j is done in the operator's name", async (words, what) => {
  const { run, done } = open();
  expect(await run(...words)).toMatchObject({ isGood: true });
  expect(done).toEqual([["ani", what, merchant]]);
});

test("a pause keeps its reason", async () => {
  const { run, done } = open();
  expect(await run("pause", "chain", "base", "the endpoints disagree")).toMatchObject({ isGood: true });
  expect(done).toEqual([["ani", "pause", { scope: "chain", subject: "8453", reason: "the endpoints disagree" }]]);
});

test.each([
  [["merchants", "erase", merchant]],
  [["merchants", "set-wallet", merchant, `0x${"1".repeat(40)}`, "--because", "x"]],
  [["payments", "resolve", payment, "confirmed", hash, "3"]],
  [["payments", "show", payment]],
  [["secrets", "reencrypt"]],
  [["ledger"]],
  [["audit"]],
  [["nonsense"]],
  [[]],
])("%j is refused", async (words) => {
  const { run, done } = open();
  expect(await run(...words)).toMatchObject({ isGood: false });
  expect(done).toEqual([]);
});
