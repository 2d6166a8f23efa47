import { createAnswerNotes } from "./note-answers";
import { Unavailable } from "./unavailable";

function atTime() {
  let now = 0;
  const notes = createAnswerNotes({ awayAfterMs: 1_000, nowMs: () => now });
  return { notes, pass: (ms: number) => (now += ms) };
}
const never = () => new Promise<never>(() => undefined);
const fail = async () => {
  throw new Unavailable("database", "database: lost");
};

test("a database without statements is not away", () => {
  const { notes, pass } = atTime();
  pass(60_000);
  expect(notes.isAway()).toBe(false);
});

test("it is away while a statement is silent, and after its failure until the next answer", async () => {
  const { notes, pass } = atTime();
  void notes.note(never);
  pass(900);
  expect(notes.isAway()).toBe(false);
  pass(200);
  expect(notes.isAway()).toBe(true);
  await notes.note(fail).catch(() => undefined);
  expect(notes.isAway()).toBe(true);
  await notes.note(async () => 1);
  expect(notes.isAway()).toBe(false);
});

test("a slow statement beside others that are answered is no outage, and neither is an error of its own", async () => {
  const { notes, pass } = atTime();
  void notes.note(never);
  for (let second = 0; second < 3; second += 1) {
    pass(900);
    await notes.note(async () => 1);
    expect(notes.isAway()).toBe(false);
  }
  pass(900);
  await notes.note(() => Promise.reject(new Error("a broken rule"))).catch(() => undefined);
  pass(900);
  expect(notes.isAway()).toBe(false);
});
